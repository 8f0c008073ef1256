import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { eclipticToIcrf, type Vector3 } from '#engine/orbit/ecliptic.ts';
import type { NonGravitational, Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { Epoch } from '#engine/time/epoch.ts';
import type { References, StateRow } from './references.ts';
import { rowPlace, type RowValue } from './row-value.ts';

/** An object with states recorded from an authority. */
export type PropagationCase = {
  readonly name: string;
  readonly axes: 'ICRF' | 'ecliptic J2000';
  /** The first row is where the propagation starts. */
  readonly rows: readonly StateRow[];
  readonly nonGravitational?: NonGravitational;
  readonly ownBody?: number;
};

/** Recorded and propagated heliocentric places and the distance between them, km, for every row but the one it starts from. */
export function propagatedRows(
  one: PropagationCase,
  ephemeris: Ephemeris,
): { readonly errorKm: number; readonly values: readonly RowValue[] }[] {
  const rows = one.rows.map((row) => icrfRow(one, row));
  const trajectory = propagateCase(one, ephemeris);
  const state = new Float64Array(6);
  const sun = new Float64Array(3);
  return rows.slice(1).map(([jd, ...place]) => {
    const { day, offset } = splitDay(jd);
    trajectory.state(day, offset, state);
    ephemeris.position(BODY.Sun, day, offset, sun);
    const computed = [0, 1, 2].map((axis) => state[axis] - sun[axis]);
    return {
      errorKm: AU_KM * Math.hypot(...computed.map((value, axis) => value - place[axis])),
      values: rowPlace(place, computed),
    };
  });
}

/** The full-model trajectory of a case from its first row over its other rows, and on to a day when one is given. */
export function propagateCase(
  one: PropagationCase,
  ephemeris: Ephemeris,
  untilDay = Number.NEGATIVE_INFINITY,
): Trajectory {
  const rows = one.rows.map((row) => icrfRow(one, row));
  return propagate(orbitOf(rows[0], one), ephemeris, {
    model: 'full',
    fromDay: Math.min(...rows.map(([jd]) => jd)),
    toDay: Math.max(untilDay, ...rows.map(([jd]) => jd + 0.001)),
  });
}

/** Time (Julian date TDB) and geocentric distance (km) of the nearest point to the Earth within a day of a guess. */
export function perigee(
  trajectory: Trajectory,
  ephemeris: Ephemeris,
  nearDay: number,
): { readonly offset: number; readonly distanceKm: number } {
  const state = new Float64Array(6);
  const earth = new Float64Array(3);
  const distance = (offset: number) => {
    trajectory.state(nearDay, offset, state);
    ephemeris.position(BODY.Earth, nearDay, offset, earth);
    return AU_KM * Math.hypot(state[0] - earth[0], state[1] - earth[1], state[2] - earth[2]);
  };
  let [from, to] = [-0.3, 0.3];
  while (to - from > 0.01 / SECONDS_PER_DAY) {
    const third = (to - from) / 3;
    if (distance(from + third) < distance(to - third)) to -= third;
    else from += third;
  }
  return { offset: (from + to) / 2, distanceKm: distance((from + to) / 2) };
}

/** A case of the references with its rows of the first `keepDays` days. */
export function propagationCase(
  references: References,
  name: string,
  keepDays: number,
  extra: Partial<PropagationCase> = {},
): PropagationCase {
  const { object, frame, rows } = references.statesOf(name);
  return {
    name: object,
    axes: frame.includes('ecliptic') ? 'ecliptic J2000' : 'ICRF',
    rows: rows.filter(([jd]) => jd - rows[0][0] <= keepDays),
    ...extra,
  };
}

/** Splits a Julian date in one number into its nearest half-day and the rest. */
function splitDay(jd: number): Epoch<'TDB'> {
  const day = Math.round(jd * 2) / 2;
  return { scale: 'TDB', day, offset: jd - day };
}

export function orbitOf([jd, x, y, z, vx, vy, vz]: StateRow, one: PropagationCase): Orbit {
  return {
    epoch: splitDay(jd),
    position: [x, y, z],
    velocity: [vx, vy, vz],
    ...(one.nonGravitational === undefined ? {} : { nonGravitational: one.nonGravitational }),
    ...(one.ownBody === undefined ? {} : { ownBody: one.ownBody }),
  };
}

function icrfRow(one: PropagationCase, row: StateRow): StateRow {
  if (one.axes === 'ICRF') return row;
  const position: Vector3 = [row[1], row[2], row[3]];
  const velocity: Vector3 = [row[4], row[5], row[6]];
  return [row[0], ...eclipticToIcrf(position), ...eclipticToIcrf(velocity)];
}
