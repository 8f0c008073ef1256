import { FEED_DEFAULTS } from '../feeds.ts';
import { MINIMUM_FILTERS, RANGE_FILTERS } from '../opt/filters.ts';
import { FIRST_PAGE_SIZE, NEXT_PAGE_SIZE } from '../limits.ts';
import { DARK_ZENITH_V, EXTINCTION_V } from '#engine/sky/moonlight.ts';
import { TOKEN_HEADER } from '../routes.ts';
import { RADIAL_LAWS } from '../user-defined/user-defined-ranges.ts';
import { SOVT_DEFAULTS } from '../sovt/ranges.ts';
import { TONIGHT_DEFAULTS } from '../opt/tonight.ts';

/** What the parameters that are not filters of quantities mean, with their units. */
const NOTES: Readonly<Record<string, string>> = {
  query: 'What to look for: a phrase, or names joined by commas where names are found.',
  sourceType: 'Sources the search is restricted to.',
  header: 'Accepted from older clients; has no effect.',
  after:
    'Number of objects that the client already has: that many of those finished first are left out, and `places` says where the others belong.',
  from: 'Place of the first row of the page, from 0.',
  size: `Rows of the page; the page of this toolkit asks for ${FIRST_PAGE_SIZE}, then for ${NEXT_PAGE_SIZE}.`,
  night:
    'The night of a moment, or, for a day alone, that of its evening by the mean Sun of the place, which near the date line is not its calendar’s; the current or coming night where absent.',
  faintest: `Faintest V, mag, at the best time of a night. Where absent, ${TONIGHT_DEFAULTS.faintest}; in feeds ${FEED_DEFAULTS.magnitude}.`,
  lowest: `Lowest altitude, degrees, at the best time of a night. Where absent, ${TONIGHT_DEFAULTS.lowest}; in feeds ${FEED_DEFAULTS.altitude}.`,
  most: `Greatest number of objects to list; where absent, ${TONIGHT_DEFAULTS.most} of a night and ${SOVT_DEFAULTS.most} of the population.`,
  sort: 'Column that all matches are sorted by before the list is cut; objects without a value come last.',
  order: 'Ascending by the least values over the nights, or descending by the greatest; asc where absent.',
  lastCalculatedEphemerides: 'Whether the list continues from the token’s last calculation.',
  moment: 'Moment of the places, Julian date UTC; the present where absent.',
  names: 'Numbers, names or designations, joined by commas; blanks and brackets do not matter, case does.',
  name: 'Number, name or designation of one object, of several joined by commas where a call takes several; the name of a user-defined object.',
  julianDateStart: 'Beginning, Julian date UTC.',
  julianDateEnd: 'End, Julian date UTC: that of the last day plus 0.9999; a day alone means its 0 h.',
  utcStart: 'Beginning, UTC.',
  utcEnd: 'End, UTC: 23:59 of the last day; a day alone means its 0 h.',
  step: 'Time step, days.',
  observatoryCode:
    'Code of the Minor Planet Center; 500 is the geocentre. Takes precedence over coordinates.',
  observatoryLatitude: 'Geodetic latitude, degrees.',
  observatoryLongitude: 'Longitude, degrees, east positive.',
  observatoryElevation: 'Height above the ellipsoid, m.',
  horizon:
    'What blocks the view: azimuth and altitude of each corner, degrees, such as 0 12,90 20; azimuths from north through east. Only moments above it count.',
  database: 'Databases to list; an empty list lets nothing pass.',
  bodyType: 'Kinds of body to list; an empty list lets nothing pass.',
  orbitType: 'Kinds of orbit to list; an empty list lets nothing pass.',
  risk: 'Whether on a risk list: true, false or both.',
  includeLost:
    '`true` also lists comets that count as lost: D/, or not observed for one and a half periods, or for thirty years where the period is longer or unknown. Named comets are always listed.',
  pha: 'Whether potentially hazardous: true, false or both.',
  kev: `Extinction in V, mag per airmass; ${EXTINCTION_V} where absent.`,
  vZenith: `Brightness of the moonless sky at the zenith in V, mag/arcsec2; ${DARK_ZENITH_V} where absent.`,
  kep: 'Whether the object is on the ellipse of kep_*; otherwise it is on the open orbit of com_*, or on that of the catalogue.',
  mag: 'Absolute magnitude H.',
  slope: 'Slope parameter G.',
  ra: 'Right ascension of the middle, degrees, ICRF.',
  dec: 'Declination of the middle, degrees, ICRF.',
  sizeRa: 'Extent in right ascension, degrees of right ascension; 360 goes all the way round.',
  sizeDec: 'Extent in declination, degrees; what lies beyond a pole continues on its far side.',
  radius: 'Radius, degrees on the sky.',
  magBright: 'Brightest V of the requested stars, mag.',
  magFaint: 'Faintest V of the requested stars, mag.',
  julianDate: 'Date of the places, Julian date UTC; J2000.0 where absent.',
  toolStateId: 'The id in the response to saving.',
  type: 'Kind of grouping.',
  value: 'Group, as the options of the type name it.',
  option: 'Group, as the options of the type name it.',
  list: 'Risk list.',
  desig: 'Number, name or designation of one object; with user-defined elements, the name to show.',
  initD: 'Beginning, UTC.',
  finalD: 'End, UTC; a day alone means its 0 h.',
  planet: 'Whether to list the places of the planets as well.',
  timeStep: 'Days from row to row; 1 where absent.',
  timeStepUnit: 'Unit of the step: days.',
  propagation: 'By the full force model (perturbed, where absent) or on the osculating conic (keplerian).',
  g: 'G of the H-G law of an asteroid, instead of that of the catalogue.',
  g1: 'G1 of the H-G1-G2 law, which with G2 takes the place of G.',
  g2: 'G2 of the H-G1-G2 law.',
  k1: 'With user-defined elements: K1 of a comet, whose total magnitude M1 is given in place of H.',
  magnitudeLimit: `Faintest V, mag; ${SOVT_DEFAULTS.magnitudeLimit} where absent.`,
  elongationMin: `Least angle from the Sun, degrees; ${SOVT_DEFAULTS.elongationMin} where absent.`,
  altitudeMin: `Least airless altitude over the place, degrees; ${SOVT_DEFAULTS.altitudeMin} where absent.`,
  startDate: 'Beginning, Modified Julian Date UTC.',
  endDate: 'End, Modified Julian Date UTC; a day alone means its 0 h.',
  mainBody: 'Ids of main bodies, joined by commas; all means every one of them; earth where absent.',
  distMax: 'Largest distance from the centre of the body, au; the limit of the body where absent.',
  date: 'Nearest point, UTC; the one nearest to it within five days is taken.',
  center: 'Id of the main body; where a call does not need it, that of the Earth where absent.',
  flyby_maxdist: 'Farthest distance of listed rows from the centre of the body, km; all rows where absent.',
  eph_len: 'Days that the path covers, half of them before the pericentre; 10 where absent.',
  url: 'Address of a screen of this site.',
  maxwidth: 'Largest width of the frame, px.',
  maxheight: 'Largest height of the frame, px.',
  format: 'The word json.',
  [TOKEN_HEADER]: 'The token of an earlier response, in its body and in its header of this name.',
};

/** Elements of user-defined objects: about the Sun, of flybys about the main body; ecliptic and equinox of J2000. */
const ELEMENT_NOTES: Readonly<Record<string, string>> = {
  name: 'Name.',
  epoch: 'Epoch of the elements, Modified Julian Date TDB.',
  a: 'Semi-major axis, au.',
  q: 'Perihelion distance, au; of a flyby the pericentre distance, km.',
  e: 'Eccentricity.',
  i: 'Inclination to the ecliptic of J2000, degrees.',
  long: 'Longitude of the ascending node, J2000, degrees.',
  omega: 'Argument of perihelion, degrees.',
  mean: 'Mean anomaly at the epoch, degrees.',
  tp: 'Time of perihelion, Modified Julian Date TDB.',
  mag: 'Absolute magnitude H.',
  slope: 'Slope parameter G.',
  a1: 'A1 of the non-gravitational force, radial, away from the Sun, au/d²; 0 where absent.',
  a2: 'A2 of the non-gravitational force, transverse, in the sense of the motion, au/d²; 0 where absent.',
  a3: 'A3 of the non-gravitational force, along the normal of the orbit, au/d²; 0 where absent.',
  dt: 'DT of the non-gravitational force, days: g(r) is taken for the distance that long ago; 0 where absent.',
  law: `g(r) of the non-gravitational force, ${RADIAL_LAWS[0]} where absent: α (r/r₀)^-m [1 + (r/r₀)^n]^-k with r in au; water-ice: α 0.1112620426, r₀ 2.808, m 2.15, n 5.093, k 4.6142; carbon-monoxide: α 0.0408373333, r₀ 5, m 2, n 3, k 2.6; inverse-square: α 1, r₀ 1, m 2, k 0.`,
};

/** Units of the quantities that are filtered by. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...RANGE_FILTERS, ...MINIMUM_FILTERS }).map(([name, { unit }]) => [name, unit]),
);

/**
 * What a parameter means, in a sentence or two with its unit.
 *
 * @throws RangeError for a parameter without a description.
 */
export function parameterNote(name: string): string {
  const note = NOTES[name] ?? elementNote(name) ?? filterNote(name);
  if (note === undefined) throw new RangeError(`the parameter ${name} is not described`);
  return note;
}

function elementNote(name: string): string | undefined {
  const element = /^(?:kep|com)_(.+)$/.exec(name)?.[1];
  return element === undefined ? undefined : ELEMENT_NOTES[element];
}

function filterNote(name: string): string | undefined {
  const [, quantity = '', end] = /^(.+?)(Min|Max|NA)?$/.exec(name) ?? [];
  const unit = UNITS[quantity];
  if (unit === undefined) return undefined;
  switch (end) {
    case 'Min':
      return `Smallest ${quantity}, ${unit}.`;
    case 'Max':
      return `Largest ${quantity}, ${unit}.`;
    case 'NA':
      return `Whether objects without a value of ${quantity} pass.`;
    default:
      return quantity in MINIMUM_FILTERS
        ? `Smallest ${quantity}, ${unit}; false switches the limit off.`
        : `false switches the limit on ${quantity} off.`;
  }
}
