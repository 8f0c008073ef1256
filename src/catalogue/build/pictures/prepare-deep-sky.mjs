/**
 * Writes public/static/sky/deep-sky.json: the Messier objects and what else is brighter than magnitude 8; and stars.json: the
 * stars that the eye sees. From d3-celestial (BSD-3, Olaf Frohn).
 *
 *     node src/catalogue/build/pictures/prepare-deep-sky.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FAINTEST = 8;
const DATA = 'node_modules/d3-celestial/data';
const FOLDER = 'public/static/sky';
const COLUMNS = ['name', 'kind', 'raDeg', 'decDeg', 'magnitude', 'sizeArcmin'];
const STAR_COLUMNS = ['raDeg', 'decDeg', 'magnitude', 'colourIndex'];
/** Kinds that are drawn differently; any other kind of a source is `other`. */
const KINDS = {
  galaxy: ['g', 's', 's0', 'sd', 'e', 'i', 'gg'],
  'open cluster': ['oc', 'pos'],
  'globular cluster': ['gc'],
  nebula: ['bn', 'en', 'rn', 'sfr', 'snr'],
  'planetary nebula': ['pn'],
};

const messier = featuresOf('messier.json').map(rowOf);
const brighter = featuresOf('dsos.14.json').filter(isBright).map(rowOf).filter(isNotMessier);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/deep-sky.json`, textOf([...messier, ...brighter]));
const stars = featuresOf('stars.6.json').map(starOf);
writeFileSync(
  `${FOLDER}/stars.json`,
  JSON.stringify({ columns: STAR_COLUMNS, rows: stars }).replaceAll('],[', '],\n['),
);
console.log(`${messier.length} Messier objects and ${brighter.length} others, ${stars.length} stars`);

function featuresOf(name) {
  return JSON.parse(readFileSync(`${DATA}/${name}`, 'utf8')).features;
}

/** The source writes 0 for an unknown magnitude, and dark nebulae have none. */
function isBright({ properties: { mag, type } }) {
  return type !== 'dn' && Number(mag) > 0 && Number(mag) <= FAINTEST;
}

function isNotMessier([name]) {
  return !messier.some(([known]) => known.split(' ')[0] === name.replace(' ', ''));
}

function rowOf({ properties: { name, desig, alt, type, mag, dim }, geometry: { coordinates } }) {
  const [longest = '0'] = String(dim).split('x');
  const [longitude, declination] = coordinates;
  const called = name === undefined ? desig : [name, alt.replace('´', '’')].filter(Boolean).join(' ');
  return [
    called,
    kindOf(type),
    rounded((longitude + 360) % 360, 3),
    rounded(declination, 3),
    Number(mag),
    rounded(Number(longest), 1),
  ];
}

/** Some stars have no colour index in the source; they are taken as white. */
function starOf({ properties: { mag, bv }, geometry: { coordinates } }) {
  const [longitude, declination] = coordinates;
  const colourIndex = bv === '' || bv === undefined ? 0.3 : Number(bv);
  return [
    rounded((longitude + 360) % 360, 2),
    rounded(declination, 2),
    rounded(mag, 1),
    rounded(colourIndex, 1),
  ];
}

function kindOf(type) {
  return Object.keys(KINDS).find((kind) => KINDS[kind].includes(type)) ?? 'other';
}

function rounded(value, digits) {
  return Number(value.toFixed(digits));
}

function textOf(rows) {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `{"columns":${JSON.stringify(COLUMNS)},"rows":[\n${lines}\n]}\n`;
}
