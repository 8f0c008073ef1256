import { DEGREE } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import { FIRST_ASTEROID, PERTURBER_NUMBERS } from '#engine/ephemeris/body.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { trajectorySource } from '#engine/observe/light-source.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { locate } from '#engine/observe/locate.ts';
import { createPlace } from '#engine/observe/place.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { tableValue, type EphemerisTable } from '#engine/observe/table.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { tdbMinusUtc } from '#engine/time/scales.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { OUMUAMUA_TERMS } from '../non-gravitational.ts';
import type { References } from '../references.ts';
import { type RowValue, rowValue } from '../row-value.ts';
import { glancer } from './glance.ts';
import { ErrorLog, reader, wrapDegrees } from './rows.ts';
import { namedObject } from '../named-object.ts';

/** Parallax constants of the two sites, MPC list of 2026, with which Horizons' rows agree to 0.1 mas. */
export const SITES: Readonly<Record<string, readonly [number, number, number]>> = {
  X05: [289.25058, 0.864981, -0.500958],
  W84: [289.19358, 0.865572, -0.499793],
};

/** Right ascension of date: Horizons' equinox (IAU 1976/1980 with measured pole offsets) lies this far west of ours, mas. */
const EQUINOX_OFFSET_MAS = 52;

export type ObserverCase = {
  readonly object: string;
  readonly H: number;
  readonly G: number;
  readonly orbit: { readonly epoch_jd_tdb: number; readonly state_au_aud: readonly number[] };
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<string, readonly (readonly (number | string | null)[])[]>>;
};

type StatesCase = { readonly rows: readonly (readonly number[])[] };

/** Where the trajectories start: a recorded state in the middle of the rows, or the case's own `orbit`. */
export type Start = 'state' | 'orbit';

/** Every Horizons row of small bodies from both sites against our places and columns. */
export function measureSmallBodies(references: References, ephemeris: Ephemeris, start: Start): ErrorLog {
  const log = new ErrorLog();
  for (const name of references.namesIn('cases/smallbody_observer'))
    measureObject(references, ephemeris, name, start, log);
  return log;
}

function measureObject(
  references: References,
  ephemeris: Ephemeris,
  name: string,
  start: Start,
  log: ErrorLog,
): void {
  const recorded = references.caseAt<ObserverCase>(`cases/smallbody_observer/${name}`);
  const dates = Object.values(recorded.observer_rows).flatMap((rows) => rows.map((row) => Number(row[0])));
  const trajectory = propagate(orbitOf(references, name, recorded, start), ephemeris, {
    model: 'full',
    fromDay: Math.min(...dates) - 1,
    toDay: Math.max(...dates) + 1,
  });
  const object = namedObject(recorded.object);
  for (const [code, rows] of Object.entries(recorded.observer_rows)) {
    const site = siteFromParallaxConstants(...SITES[code]);
    const photometry = { law: 'H-G', h: recorded.H, g: recorded.G } as const;
    const frames = observerFramesUtc(
      site,
      ephemeris,
      rows.map((row) => Number(row[0])),
    );
    const table = observe({ trajectory, photometry }, frames, sunAndMoon(frames, ephemeris));
    const source = trajectorySource(trajectory);
    const place = createPlace();
    const glance = glancer(site, ephemeris, source, photometry);
    const read = reader(recorded.columns);
    rows.forEach((row, index) => {
      const logged = {
        ...object,
        name: `${object.name}, ${code}`,
        site: code,
        day: read(row, 'jd_utc'),
      };
      const inRow: Read = (column) => read(row, column);
      const put: Put = (quantity, error, value) => log.add(quantity, logged, error, value);
      compareRow(table, index, inRow, put);
      locate(frames, index, source, place);
      compareApparent(place.ofDate, inRow, put);
      glance(inRow, put);
      const [ahead, recordedAhead] = [tdbMinusUtc(Number(row[0])), inRow('tdb_minus_ut_s')];
      put('tdb', (ahead - recordedAhead) * 1e6, rowValue('TDB - UTC', 's', recordedAhead, ahead));
    });
  }
}

type Read = (column: string) => number;
type Put = (quantity: string, error: number, value: RowValue) => void;

function compareRow(table: EphemerisTable, row: number, read: Read, put: Put): void {
  const computedValue = (column: number): number => {
    const value = tableValue(table, row, column);
    if (value === undefined) throw new RangeError(`Column ${column} is absent in row ${row}`);
    return value;
  };
  const compare = (quantity: string, [name, unit, column]: NamedColumn, computed: number, errorOf = minus) =>
    put(quantity, errorOf(computed, read(column)), rowValue(name, unit, read(column), computed));
  const across = Math.cos(read('dec_deg') * DEGREE);
  const level = Math.cos(computedValue(COLUMN.AST_ALT) * DEGREE);
  compare(
    'astrometric',
    ['RA', 'deg', 'ra_deg'],
    computedValue(COLUMN.AST_RA),
    (a, b) => wrapDegrees(a - b) * across * 3.6e6,
  );
  compare('astrometric', ['Dec', 'deg', 'dec_deg'], computedValue(COLUMN.AST_DEC), (a, b) => (a - b) * 3.6e6);
  compare(
    'horizontal',
    ['Azimuth', 'deg', 'az_deg'],
    computedValue(COLUMN.AST_AZ),
    (a, b) => wrapDegrees(a - b) * level * 3600,
  );
  compare(
    'horizontal',
    ['Altitude', 'deg', 'el_deg'],
    computedValue(COLUMN.AST_ALT),
    (a, b) => (a - b) * 3600,
  );
  compare('distance', ['Delta', 'au', 'delta_au'], computedValue(COLUMN.DELTA));
  compare('distance', ['r', 'au', 'r_au'], computedValue(COLUMN.R));
  compare('angles', ['Elongation', 'deg', 'elong_deg'], computedValue(COLUMN.ELON));
  compare('angles', ['Phase', 'deg', 'phase_deg'], computedValue(COLUMN.PHASE));
  compare('moon', ['Elongation from the Moon', 'deg', 'lunar_elong_deg'], computedValue(COLUMN.MOOEL));
  const isWhole = computedValue(COLUMN.PHASE) > 120;
  compare(
    'magnitude',
    ['V', 'mag', 'V'],
    isWhole ? Math.round(computedValue(COLUMN.MAG)) : computedValue(COLUMN.MAG),
  );
  compare(
    'rates',
    ['RA rate', 'arcsec/h', 'ra_rate_cosdec_arcsec_h'],
    computedValue(COLUMN.APPMOT_RA) * 60,
    rateError,
  );
  compare(
    'rates',
    ['Dec rate', 'arcsec/h', 'dec_rate_arcsec_h'],
    computedValue(COLUMN.APPMOT_DEC) * 60,
    rateError,
  );
  if (read('airmass') < 900)
    compare('airmass', ['Airmass', '', 'airmass'], computedValue(COLUMN.AIRM), (a, b) => a / b - 1);
}

/** The name of a number on the page, its unit, and its column of the record. */
type NamedColumn = readonly [name: string, unit: string, column: string];

function minus(computed: number, recorded: number): number {
  return computed - recorded;
}

/** Error of a rate as a fraction of what is allowed: 0.1 % or 0.01 arcsec/h. */
function rateError(computed: number, recorded: number): number {
  return (computed - recorded) / Math.max(0.001 * Math.abs(recorded), 0.01);
}

function compareApparent(ofDate: Float64Array, read: Read, put: Put): void {
  const ra = longitudeOf(ofDate[0], ofDate[1]) / DEGREE;
  const declination = latitudeOf(ofDate[0], ofDate[1], ofDate[2]);
  const recorded = { ra: read('ra_app_deg'), dec: read('dec_app_deg') };
  const difference = wrapDegrees(ra - recorded.ra) * 3.6e6 - EQUINOX_OFFSET_MAS;
  put(
    'apparent',
    difference * Math.cos(declination),
    rowValue('RA, less 52.0 mas', 'deg', recorded.ra, ra - EQUINOX_OFFSET_MAS / 3.6e6),
  );
  put(
    'apparent',
    (declination / DEGREE - recorded.dec) * 3.6e6,
    rowValue('Dec', 'deg', recorded.dec, declination / DEGREE),
  );
}

export function orbitOf(references: References, name: string, recorded: ObserverCase, start: Start): Orbit {
  const { epoch, state } = start === 'orbit' ? ownOrbit(recorded) : middleState(references, name);
  const day = Math.round(epoch - 0.5) + 0.5;
  const perturber = PERTURBER_NUMBERS.indexOf(Number.parseInt(recorded.object, 10));
  return {
    epoch: { scale: 'TDB', day, offset: epoch - day },
    position: eclipticToIcrf([state[0], state[1], state[2]]),
    velocity: eclipticToIcrf([state[3], state[4], state[5]]),
    ...(recorded.object.includes('Oumuamua') ? { nonGravitational: OUMUAMUA_TERMS } : {}),
    ...(perturber < 0 || recorded.object.startsWith('1I') ? {} : { ownBody: FIRST_ASTEROID + perturber }),
  };
}

function ownOrbit({ orbit }: ObserverCase): { epoch: number; state: readonly number[] } {
  return { epoch: orbit.epoch_jd_tdb, state: orbit.state_au_aud };
}

function middleState(references: References, name: string): { epoch: number; state: readonly number[] } {
  const { rows } = references.caseAt<StatesCase>(
    `cases/propagation/${name.replace('.json', '_states.json')}`,
  );
  const [epoch, ...state] = rows[rows.length >> 1];
  return { epoch, state };
}
