import { ARCSECOND, AU_KM, DEGREE } from '#engine/constants.ts';
import { longitudeOf } from '#engine/earth/frames.ts';
import { GEOCENTRE, type Site, siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { type SkyDisc, skyDiscs } from '#engine/observe/sky-discs.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { reader, type RecordedRows } from './observer/rows.ts';
import type { References } from './references.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

const MOON_RADIUS_KM = 1737.4;

/** Within this angle of new and full Moon the direction of the bright limb is not well defined, rad. */
const IN_LINE = 8 * DEGREE;

/** How the disc of the Moon looks. */
export const moonComparisons: readonly ErrorComparison[] = [
  {
    kind: 'errors',
    id: 'moon-disc',
    topic: 'Moon',
    quantity: 'Lit part and relative radius of the disc',
    authority: 'Horizons, geocentric, 2010-2029',
    sources: [SOURCES.moonMagnitude],
    unit: '',
    limit: 2e-4,
    rows: { recorded: 1200, cited: 12 },
    measure: discCases,
  },
  {
    kind: 'errors',
    id: 'moon-bright-limb',
    topic: 'Moon',
    quantity: 'Position angle of the bright limb',
    authority: 'Horizons, places of Sun and Moon from a site',
    sources: [SOURCES.planets],
    unit: 'deg',
    limit: 0.01,
    rows: { recorded: 337, cited: 3 },
    note: 'away from new and full Moon',
    measure: limbCases,
  },
];

function discCases(references: References, ephemeris: Ephemeris): Case[] {
  const { at, rows } = recordedRows(references, ephemeris, 'planet_magnitude/Moon');
  const days = rows.map((row) => at(row, 'jd_ut'));
  const moons = moonsFrom(GEOCENTRE, days, ephemeris);
  const lit = rows.map((row) => (1 + Math.cos(at(row, 'phase_deg') * DEGREE)) / 2);
  const radius = rows.map((row) => Math.asin(MOON_RADIUS_KM / (at(row, 'delta_au') * AU_KM)));
  return [
    {
      name: 'lit part',
      errors: moons.map((moon, k) => Math.abs(moon.lit - lit[k])),
      days,
      values: moons.map((moon, k) => [rowValue('Lit part', '', lit[k], moon.lit)]),
    },
    {
      name: 'radius',
      errors: moons.map((moon, k) => Math.abs(moon.radius / radius[k] - 1)),
      days,
      values: moons.map((moon, k) => [
        rowValue('Radius', 'arcsec', radius[k] / ARCSECOND, moon.radius / ARCSECOND),
      ]),
    },
  ];
}

function limbCases(references: References, ephemeris: Ephemeris): Case[] {
  const moon = recordedRows(references, ephemeris, 'planet_observer/Moon');
  const sun = recordedRows(references, ephemeris, 'planet_observer/Sun');
  const sunOf = new Map(sun.rows.map((row) => [sun.at(row, 'jd_ut'), row]));
  const all = moon.rows.map((row) => moon.at(row, 'jd_ut'));
  const discs = moonsFrom(siteFromGeodetic(279, 29, 10), all, ephemeris);
  const compared = moon.rows.flatMap((row, index) => {
    const sunRow = sunOf.get(all[index]);
    if (sunRow === undefined)
      throw new RangeError(`The Sun of JD ${all[index]} is not recorded beside the Moon`);
    const [a, d] = ['ra_deg', 'dec_deg'].map((column) => moon.at(row, column) * DEGREE);
    const [a0, d0] = ['ra_deg', 'dec_deg'].map((column) => sun.at(sunRow, column) * DEGREE);
    const apart = Math.acos(Math.sin(d) * Math.sin(d0) + Math.cos(d) * Math.cos(d0) * Math.cos(a - a0));
    if (Math.sin(apart) < Math.sin(IN_LINE)) return [];
    // Meeus, Astronomical Algorithms, eq. 48.5
    const limb = Math.atan2(
      Math.cos(d0) * Math.sin(a0 - a),
      Math.sin(d0) * Math.cos(d) - Math.cos(d0) * Math.sin(d) * Math.cos(a0 - a),
    );
    const { brightLimb } = discs[index];
    const turn = (brightLimb - limb) / (2 * Math.PI);
    return [
      {
        day: all[index],
        error: 360 * Math.abs(turn - Math.round(turn)),
        values: [rowValue('Position angle', 'deg', degreesOf(limb), degreesOf(brightLimb))],
      },
    ];
  });
  const errors = compared.map(({ error }) => error);
  return [
    {
      name: 'from 279 E, 29 N',
      errors,
      days: compared.map(({ day }) => day),
      values: compared.map(({ values }) => values),
    },
  ];
}

/** An angle in degrees, 0 to 360. */
function degreesOf(angle: number): number {
  return longitudeOf(Math.cos(angle), Math.sin(angle)) / DEGREE;
}

/** Recorded rows of the days that the ephemeris covers. */
function recordedRows(references: References, { firstDay, lastDay }: Ephemeris, name: string) {
  const { columns, rows } = references.caseAt<RecordedRows>(`cases/${name}.json`);
  const at = reader(columns);
  const isCovered = (jd: number) => jd > firstDay + 1 && jd < lastDay - 1;
  return { at, rows: rows.filter((row) => isCovered(at(row, 'jd_ut'))) };
}

function moonsFrom(site: Site, jds: readonly number[], ephemeris: Ephemeris): readonly SkyDisc[] {
  const frames = observerFramesUtc(site, ephemeris, jds);
  return jds.map((_, row) => {
    const moon = skyDiscs(frames, row, ephemeris).find(({ body }) => body === BODY.Moon);
    if (moon === undefined) throw new RangeError('there is no Moon');
    return moon;
  });
}
