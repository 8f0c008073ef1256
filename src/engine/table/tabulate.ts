import { AU_KM } from '../constants.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '../ephemeris/heliocentric-ecliptic.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { APPROACH_LIMITS } from './approach-limits.ts';
import { type DaySpan, type OrbitTable, TICK_DAYS } from './orbit-table.ts';
import { leastDistanceBetween, relativeTo } from './planet-motion.ts';

/** Errors of interpolation that end a step, au: far from planets, and near them. */
const FAR_ERROR = 85 / AU_KM;
const NEAR_ERROR = 0.25 / AU_KM;

/** Near a planet is within so many times the distance at which an approach counts. */
const NEAR_FACTOR = 1.5;

/** Where in a step the error is looked at: its greatest for a smooth arc, and off it. */
const LOOKS = [0.5, 0.2];

const FIRST_STEP = 1024; // ticks
const LONGEST_STEP = 2 ** 22; // ticks, 128 d

/** A table, and the steps of it in which a planet may be within its limit of approach. */
export type Tabulated = {
  readonly table: OrbitTable;
  /** Per planet of `APPROACH_LIMITS` the rows that such steps begin with, rising. */
  readonly nearSteps: readonly (readonly number[])[];
};

/**
 * A trajectory as rows so close that cubic Hermite interpolation follows it.
 *
 * @param span Julian dates TDB; the table ends where the trajectory does when that is earlier.
 * @returns undefined when less than a few seconds of the trajectory lie in the span.
 *
 * Accuracy: 100 km, and 1 km within 1.5 times the distances of `APPROACH_LIMITS`, of the trajectory's own dense output.
 */
export function tabulate(trajectory: Trajectory, ephemeris: Ephemeris, span: DaySpan): Tabulated | undefined {
  const day = Math.floor(span.fromDay);
  const first = Math.ceil((Math.max(span.fromDay, trajectory.firstDay) - day) / TICK_DAYS);
  const last = Math.floor((Math.min(span.toDay, trajectory.lastDay) - day) / TICK_DAYS);
  if (last <= first) return undefined;
  const rows = createRows();
  const nearSteps = APPROACH_LIMITS.map((): number[] => []);
  const nearest = new Float64Array(APPROACH_LIMITS.length);
  let left = emptyEnd();
  let right = emptyEnd();
  place(left, first);
  rows.append(left);
  for (let step = FIRST_STEP; left.tick < last;) {
    place(right, Math.min(left.tick + step, last));
    const length = right.tick - left.tick;
    const ratio = worstError(left, right) / allowedError(left, right);
    step = Math.min(LONGEST_STEP, Math.max(1, Math.floor(length * stretch(ratio))));
    if (ratio > 1 && length > 1) continue;
    for (let planet = 0; planet < nearest.length; planet++) {
      if (nearest[planet] <= 1) nearSteps[planet].push(rows.count() - 1);
    }
    rows.append(right);
    [left, right] = [right, left];
  }
  return { table: rows.table(day), nearSteps };

  function place(end: End, tick: number): void {
    const offset = tick * TICK_DAYS;
    end.tick = tick;
    trajectory.state(day, offset, end.state);
    for (let planet = 0; planet < APPROACH_LIMITS.length; planet++) {
      relativeTo(APPROACH_LIMITS[planet].body, ephemeris, day, offset, end.state, end.relative[planet]);
    }
    toHeliocentricEcliptic(ephemeris, day, offset, end.state);
  }

  /** Writes to `nearest` how near each planet may come, in its limits. */
  function allowedError(from: End, to: End): number {
    const days = (to.tick - from.tick) * TICK_DAYS;
    let isNear = false;
    for (let planet = 0; planet < nearest.length; planet++) {
      const least = leastDistanceBetween(from.relative[planet], to.relative[planet], days);
      nearest[planet] = least / APPROACH_LIMITS[planet].limitAu;
      isNear ||= nearest[planet] < NEAR_FACTOR;
    }
    return isNear ? NEAR_ERROR : FAR_ERROR;
  }

  function worstError(from: End, to: End): number {
    const days = (to.tick - from.tick) * TICK_DAYS;
    let worst = 0;
    for (const part of LOOKS) {
      const offset = from.tick * TICK_DAYS + part * days;
      trajectory.state(day, offset, truth);
      toHeliocentricEcliptic(ephemeris, day, offset, truth);
      worst = Math.max(worst, missOfCubic(from.state, to.state, days, part));
    }
    return worst;
  }
}

/** One end of a step: where the object is, heliocentric and relative to each planet. */
type End = {
  tick: number;
  readonly state: Float64Array;
  readonly relative: readonly Float64Array[];
};

function emptyEnd(): End {
  return {
    tick: 0,
    state: new Float64Array(6),
    relative: APPROACH_LIMITS.map(() => new Float64Array(6)),
  };
}

const truth = new Float64Array(6);

/** Distance of the Hermite cubic from the truth at a part of a step, au. */
function missOfCubic(from: Float64Array, to: Float64Array, days: number, t: number): number {
  const rest = 1 - t;
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const [v0, v1] = [from[axis + 3] * days, to[axis + 3] * days];
    const way = t * t * (3 - 2 * t) * (to[axis] - from[axis]);
    square += (from[axis] + way + t * rest * (rest * v0 - t * v1) - truth[axis]) ** 2;
  }
  return Math.sqrt(square);
}

/** How much longer the next step may be: the error goes with the fourth power of the length. */
function stretch(ratio: number): number {
  return Math.min(2, Math.max(0.1, 0.92 * ratio ** -0.25));
}

/** Rows in growing arrays. */
function createRows() {
  let room = 4096;
  let count = 0;
  let ticks = new Float64Array(room);
  let states = new Float64Array(6 * room);
  return {
    count: () => count,
    append({ tick, state }: Pick<End, 'tick' | 'state'>): void {
      if (count === room) {
        room *= 2;
        ticks = grown(ticks);
        states = grown(states);
      }
      ticks[count] = tick;
      states.set(state, 6 * count);
      count += 1;
    },
    table(day: number): OrbitTable {
      const positions = new Float64Array(3 * count);
      const velocities = new Float64Array(3 * count);
      for (let row = 0; row < count; row++) {
        positions.set(states.subarray(6 * row, 6 * row + 3), 3 * row);
        velocities.set(states.subarray(6 * row + 3, 6 * row + 6), 3 * row);
      }
      return {
        day,
        offsets: ticks.slice(0, count).map((tick) => tick * TICK_DAYS),
        positions,
        velocities,
      };
    },
  };
}

function grown(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * array.length);
  larger.set(array);
  return larger;
}
