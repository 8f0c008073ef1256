import { DEGREE } from '#engine/constants.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import type { OrbitTrack } from './orbit-track.ts';

/** Points along the line of a table with this many rows, enough to find every turn; more are added at the turns. */
const POINTS_OF_ROWS = (rows: number): number => 8 * (rows - 1) + 1;

/** A line turns by no more than this from point to point, rad: a quarter of a degree is no corner from anywhere. */
const MAX_TURN = 0.25 * DEGREE;

/** Halvings of a piece at most: seconds of the days between two rows. */
const MAX_HALVINGS = 16;

/** Revolutions that the line reaches back and ahead, and the part of a revolution after which it is cut again. */
const REACH = 1;
const CUT_ANEW = 0.25;

/** Period by which an object without a revolution is drawn, d. */
const OPEN_PERIOD = 3650;

/**
 * An object on its tabulated perturbed orbit: nowhere outside of the table. Drawn is the part around the date, since
 * decades of revolutions hide each other.
 *
 * @param period of the osculating orbit, days; undefined for an open one.
 * @param pointsOf how many points the line of a whole table has at least, by the number of its rows.
 *
 * Accuracy: that of the table, see `stateInTable`.
 */
export function perturbedTrack(
  table: OrbitTable,
  period: number | undefined,
  pointsOf: (rows: number) => number = POINTS_OF_ROWS,
): OrbitTrack {
  const state = new Float64Array(6);
  const revolution = period ?? OPEN_PERIOD;
  let cut: { readonly at: number; readonly path: OrbitPath | undefined } | undefined;
  return {
    positionAt(day, offset) {
      return stateInTable(table, day, offset, state) ? vectorAt(state) : undefined;
    },
    pathAt(julianDate) {
      if (cut === undefined || Math.abs(julianDate - cut.at) > CUT_ANEW * revolution) {
        cut = { at: julianDate, path: pathAround(table, julianDate, REACH * revolution, pointsOf) };
      }
      return cut.path;
    },
  };
}

/** The piece of a table around an instant; undefined where that is outside of it. */
function pathAround(
  table: OrbitTable,
  julianDate: number,
  reach: number,
  pointsOf: (rows: number) => number,
): OrbitPath | undefined {
  const { fromDay, toDay } = spanOfTable(table);
  const [from, to] = [Math.max(fromDay, julianDate - reach), Math.min(toDay, julianDate + reach)];
  if (!(to > from)) return undefined;
  const times = timesBetween(table, from - table.day, to - table.day, pointsOf(table.offsets.length));
  const positions = new Float64Array(3 * times.length);
  const state = new Float64Array(6);
  times.forEach((time, row) => {
    stateInTable(table, table.day, time, state);
    positions.set(state.subarray(0, 3), 3 * row);
  });
  return { kind: 'points', positions, day: table.day, offsets: Float64Array.from(times) };
}

/**
 * Both ends, and the times between them at which a line is drawn without corners; days from the table's day, rising.
 *
 * @param points of the whole table, spread over its rows.
 */
function timesBetween(table: OrbitTable, from: number, to: number, points: number): readonly number[] {
  const { offsets } = table;
  const timeOf = (point: number) => {
    const at = (point * (offsets.length - 1)) / (points - 1);
    const row = Math.min(Math.floor(at), offsets.length - 2);
    const before = numberAt(offsets, row);
    return before + (at - row) * (numberAt(offsets, row + 1) - before);
  };
  const times = [from];
  for (let point = 0; point + 1 < points; point++) {
    const start = Math.max(from, timeOf(point));
    const end = Math.min(to, timeOf(point + 1));
    if (start >= end) continue;
    addTimes(times, table, wayAt(table, start), wayAt(table, end), MAX_HALVINGS);
  }
  return times;
}

/** A time, and where the object moves then; au/d. */
type Way = { readonly time: number; readonly velocity: Vector3 };

/** Adds times after the start up to the end, closer to each other where the object turns. */
function addTimes(times: number[], table: OrbitTable, start: Way, end: Way, halvings: number): void {
  if (halvings === 0 || turn(start.velocity, end.velocity) <= MAX_TURN) {
    times.push(end.time);
    return;
  }
  const middle = wayAt(table, (start.time + end.time) / 2);
  addTimes(times, table, start, middle, halvings - 1);
  addTimes(times, table, middle, end, halvings - 1);
}

function wayAt(table: OrbitTable, time: number): Way {
  const state = new Float64Array(6);
  stateInTable(table, table.day, time, state);
  return { time, velocity: vectorAt(state, 3) };
}

/** Angle between two directions, rad. */
function turn([x, y, z]: Vector3, [u, v, w]: Vector3): number {
  return Math.atan2(Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u), x * u + y * v + z * w);
}
