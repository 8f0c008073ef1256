/**
 * Writes what the sky chart has without any other catalogue: stars to V 7 with the names of the brightest, and the
 * constellations, into `public/static/sky`, and the names of the files into `src/catalogue/stars/sky-files.ts`:
 *
 *     npm run bright-stars [-- FILE]
 *
 * FILE is `stars.dat` of Debian's kstars-data; without one, where that package puts it. Names and constellations are those of
 * npm d3-celestial.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseKstarsStars } from '../../parse/kstars-stars.ts';
import { type BrightStars, type StarName, writeBrightStars } from '../../stars/bright-stars-file.ts';
import { columnsOfRows, type StarRow } from '../../stars/star-row.ts';
import { writeAtomically } from '#files/write-atomically.ts';
import { constellationsFrom } from './constellations-from-celestial.ts';

const STARS = '/usr/share/kstars/stars.dat';
const CELESTIAL = join('node_modules', 'd3-celestial', 'data');
const FOLDER = join('public', 'static', 'sky');
const MODULE = join('src', 'catalogue', 'stars', 'sky-files.ts');

/** Faintest star that comes with the page, V. */
const FAINTEST = 7;

/** Brightest stars that have a name. */
const NAMED = 300;

const [path = STARS] = process.argv.slice(2);
if (existsSync(path)) await build(path);
else {
  console.error(`There is no ${path}; it is in Debian's package kstars-data.`);
  process.exitCode = 1;
}

async function build(file: string): Promise<void> {
  const { stars, dropped } = brightStars(readFileSync(file, 'utf8').split('\n'));
  const brightStarsFile = await write('bright-stars', 'bin', writeBrightStars(stars));
  const constellations = constellationsFrom({
    names: celestial('constellations.json'),
    lines: celestial('constellations.lines.json'),
    borders: celestial('constellations.borders.json'),
  });
  const constellationsFile = await write(
    'constellations',
    'json',
    new TextEncoder().encode(JSON.stringify(constellations)),
  );
  await writeAtomically(MODULE, new TextEncoder().encode(moduleOf(brightStarsFile, constellationsFile)));
  console.log(`${stars.stars.count} stars, ${stars.names.length} of them named, ${dropped} lines dropped`);
  console.log(`${constellations.names.length} constellations`);
}

function brightStars(lines: readonly string[]): { readonly stars: BrightStars; readonly dropped: number } {
  const { stars: all, dropped } = parseKstarsStars(lines);
  const bright = all
    .filter(({ magnitude }) => magnitude <= FAINTEST)
    .sort((a, b) => a.magnitude - b.magnitude || a.ra - b.ra);
  const names = namesOfStars(bright.slice(0, NAMED), {
    stars: celestial('stars.6.json'),
    names: celestial('starnames.json'),
  });
  const stars = {
    stars: columnsOfRows(bright, 2000),
    unmovedEpoch: 2000,
    faintLimit: FAINTEST,
    sources: ['Hipparcos and Tycho (ESA 1997)'],
    names,
  };
  return { stars, dropped };
}

function celestial(name: string): unknown {
  return JSON.parse(readFileSync(join(CELESTIAL, name), 'utf8'));
}

/** Writes a file that is named by its content, in place of the former one. */
async function write(name: string, extension: string, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  for (const old of readdirSync(FOLDER)) if (old.startsWith(`${name}.`)) rmSync(join(FOLDER, old));
  await writeAtomically(join(FOLDER, file), bytes);
  return file;
}

function moduleOf(brightStarsFile: string, constellationsFile: string): string {
  return `/** Files in \`static/sky\`, whose names change with their content. Made by \`npm run bright-stars\`. */
export const BRIGHT_STARS_FILE = '${brightStarsFile}';
export const CONSTELLATIONS_FILE = '${constellationsFile}';
`;
}

/** Stars of d3-celestial: GeoJSON points, J2000, whose ids are Hipparcos numbers. */
type CelestialStars = {
  readonly features: readonly {
    readonly id: number;
    readonly properties: { readonly mag: number };
    readonly geometry: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }[];
};

/** Names by Hipparcos number: proper name, Bayer letter, Flamsteed number, constellation. */
type CelestialNames = Readonly<
  Record<string, { readonly name: string; readonly bayer: string; readonly flam: string; readonly c: string }>
>;

/** A star is the same within this many degrees and magnitudes: the two sources differ in epoch and rounding. */
const NEAR_DEG = 0.02;
const NEAR_MAGNITUDES = 0.6;

/** Names of stars, by their rows; those without any are left out. */
function namesOfStars(
  rows: readonly StarRow[],
  { stars, names }: { readonly stars: unknown; readonly names: unknown },
): readonly StarName[] {
  const { features } = stars as CelestialStars;
  return rows.flatMap((row, index): StarName[] => {
    const same = features
      .filter(({ properties: { mag } }) => Math.abs(mag - row.magnitude) < NEAR_MAGNITUDES)
      .map(({ id, geometry: { coordinates } }) => ({ id, apart: distance(row, coordinates) }))
      .reduce((nearest, one) => (one.apart < nearest.apart ? one : nearest), { id: 0, apart: NEAR_DEG });
    const named = (names as CelestialNames)[same.id];
    if (named === undefined) return [];
    const letter = named.bayer || named.flam;
    const designation = letter === '' ? '' : `${letter} ${named.c}`;
    return named.name === '' && designation === '' ? [] : [[index, named.name, designation]];
  });
}

/** Degrees, for small distances. */
function distance({ ra, dec }: StarRow, [longitude, latitude]: readonly [number, number]): number {
  const turn = ra - longitude - 360 * Math.round((ra - longitude) / 360);
  return Math.hypot(turn * Math.cos((dec * Math.PI) / 180), dec - latitude);
}
