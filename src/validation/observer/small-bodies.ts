import { designationIn } from '#catalogue/parse/horizons-header.ts';
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
import { glancer } from './glance.ts';
import { ErrorLog, reader, wrapDegrees } from './rows.ts';

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
        name: `${recorded.object}, ${code}`,
        object: designationIn(recorded.object),
        day: read(row, 'jd_utc'),
      };
      compareRow(
        table,
        index,
        (column) => read(row, column),
        (quantity, error) => log.add(quantity, logged, error),
      );
      locate(frames, index, source, place);
      compareApparent(
        place.ofDate,
        (column) => read(row, column),
        (quantity, error) => log.add(quantity, logged, error),
      );
      glance(
        (column) => read(row, column),
        (quantity, error) => log.add(quantity, logged, error),
      );
      log.add('tdb', logged, (tdbMinusUtc(Number(row[0])) - read(row, 'tdb_minus_ut_s')) * 1e6);
    });
  }
}

type Read = (column: string) => number;
type Put = (quantity: string, error: number) => void;

function compareRow(table: EphemerisTable, row: number, read: Read, put: Put): void {
  const own = (column: number): number => {
    const value = tableValue(table, row, column);
    if (value === undefined) throw new RangeError(`Column ${column} is absent in row ${row}`);
    return value;
  };
  const declination = read('dec_deg') * DEGREE;
  put('astrometric', wrapDegrees(own(COLUMN.AST_RA) - read('ra_deg')) * Math.cos(declination) * 3.6e6);
  put('astrometric', (own(COLUMN.AST_DEC) - read('dec_deg')) * 3.6e6);
  const altitude = own(COLUMN.AST_ALT) * DEGREE;
  put('horizontal', wrapDegrees(own(COLUMN.AST_AZ) - read('az_deg')) * Math.cos(altitude) * 3600);
  put('horizontal', (own(COLUMN.AST_ALT) - read('el_deg')) * 3600);
  put('distance', own(COLUMN.DELTA) - read('delta_au'));
  put('distance', own(COLUMN.R) - read('r_au'));
  put('angles', own(COLUMN.ELON) - read('elong_deg'));
  put('angles', own(COLUMN.PHASE) - read('phase_deg'));
  put('moon', own(COLUMN.MOOEL) - read('lunar_elong_deg'));
  const magnitude = own(COLUMN.MAG);
  if (own(COLUMN.PHASE) > 120) put('magnitude', Math.round(magnitude) - read('V'));
  else put('magnitude', magnitude - read('V'));
  putRate(own(COLUMN.APPMOT_RA) * 60, read('ra_rate_cosdec_arcsec_h'), put);
  putRate(own(COLUMN.APPMOT_DEC) * 60, read('dec_rate_arcsec_h'), put);
  if (read('airmass') < 900) put('airmass', own(COLUMN.AIRM) / read('airmass') - 1);
}

/** Error of a rate as a fraction of what is allowed: 0.1 % or 0.01 arcsec/h. */
function putRate(own: number, recorded: number, put: Put): void {
  put('rates', (own - recorded) / Math.max(0.001 * Math.abs(recorded), 0.01));
}

function compareApparent(ofDate: Float64Array, read: Read, put: Put): void {
  const ra = longitudeOf(ofDate[0], ofDate[1]) / DEGREE;
  const declination = latitudeOf(ofDate[0], ofDate[1], ofDate[2]);
  const difference = wrapDegrees(ra - read('ra_app_deg')) * 3.6e6 - EQUINOX_OFFSET_MAS;
  put('apparent', difference * Math.cos(declination));
  put('apparent', (declination / DEGREE - read('dec_app_deg')) * 3.6e6);
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
