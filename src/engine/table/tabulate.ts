import { AU_KM } from '../constants.ts';
import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '../ephemeris/heliocentric-ecliptic.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { APPROACH_LIMITS } from './approach-limits.ts';
import { stateInTable } from './hermite.ts';
import { type DaySpan, type OrbitTable, TICK_DAYS } from './orbit-table.ts';
import { leastDistanceBetween, writeRelativeState } from './relative-motion.ts';

/** Errors of interpolation that end a step, au: far from planets, and near them. */
const FAR_ERROR = 85 / AU_KM;
const NEAR_ERROR = 0.25 / AU_KM;

/** Near a planet is within so many times the distance at which an approach counts. */
const NEAR_FACTOR = 1.5;

/** Parts of a step at which the error is measured: its maximum for a smooth arc, and another. */
const PROBES = [0.5, 0.2];

const FIRST_STEP = 1024; // ticks
const LONGEST_STEP = 2 ** 22; // ticks, 128 d

/** A table, and the steps of it in which a planet may be within its limit of approach. */
export type Tabulated = {
  readonly table: OrbitTable;
  /** Per planet of `APPROACH_LIMITS` the rows that such steps begin with, rising. */
  readonly nearSteps: readonly (readonly number[])[];
};

/**
 * A trajectory as rows so close that quintic Hermite interpolation follows it.
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
  const rows = createRows(day);
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
  return { table: rows.table(), nearSteps };

  function place(end: End, tick: number): void {
    const offset = tick * TICK_DAYS;
    end.tick = tick;
    trajectory.state(day, offset, end.state);
    for (let planet = 0; planet < APPROACH_LIMITS.length; planet++) {
      writeRelativeState(
        APPROACH_LIMITS[planet].body,
        ephemeris,
        day,
        offset,
        end.state,
        end.relative[planet],
      );
    }
    toHeliocentricEcliptic(ephemeris, day, offset, end.state);
    trajectory.acceleration(day, offset, acceleration);
    ephemeris.stateAndAcceleration(BODY.Sun, day, offset, sun);
    for (let axis = 0; axis < 3; axis++) acceleration[axis] -= sun[axis + 6];
    rotate(ECLIPTIC_J2000, acceleration, end.acceleration);
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
    writeRow(between, 0, from);
    writeRow(between, 1, to);
    let worst = 0;
    for (const part of PROBES) {
      const offset = from.tick * TICK_DAYS + part * days;
      trajectory.state(day, offset, truth);
      toHeliocentricEcliptic(ephemeris, day, offset, truth);
      stateInTable(between, 0, offset, found);
      worst = Math.max(worst, Math.hypot(found[0] - truth[0], found[1] - truth[1], found[2] - truth[2]));
    }
    return worst;
  }
}

/** An instant, in ticks from the table's day, and how the object moves then: heliocentric, ecliptic J2000. */
type Row = { readonly tick: number; readonly state: Float64Array; readonly acceleration: Float64Array };

/** One end of a step: also where the object is relative to each planet. */
type End = Omit<Row, 'tick'> & {
  tick: number;
  readonly relative: readonly Float64Array[];
};

function emptyEnd(): End {
  return {
    tick: 0,
    state: new Float64Array(6),
    acceleration: new Float64Array(3),
    relative: APPROACH_LIMITS.map(() => new Float64Array(6)),
  };
}

const truth = new Float64Array(6);
const found = new Float64Array(6);
const acceleration = new Float64Array(3);
const sun = new Float64Array(9);

/** A table of the step that is being tried. */
const between = emptyTable(0, 2);

function emptyTable(day: number, rows: number): OrbitTable {
  return {
    day,
    offsets: new Float64Array(rows),
    positions: new Float64Array(3 * rows),
    velocities: new Float64Array(3 * rows),
    accelerations: new Float64Array(3 * rows),
  };
}

function writeRow(table: OrbitTable, row: number, { tick, state, acceleration: pull }: Row): void {
  table.offsets[row] = tick * TICK_DAYS;
  for (let axis = 0; axis < 3; axis++) {
    table.positions[3 * row + axis] = state[axis];
    table.velocities[3 * row + axis] = state[axis + 3];
    table.accelerations[3 * row + axis] = pull[axis];
  }
}

/** How much longer the next step may be: the error goes with the sixth power of the length. */
function stretch(ratio: number): number {
  return Math.min(2, Math.max(0.1, 0.92 * ratio ** (-1 / 6)));
}

/** Rows in a growing table. */
function createRows(day: number) {
  let count = 0;
  let rows = emptyTable(day, 1024);
  return {
    count: () => count,
    append(end: Row): void {
      if (count === rows.offsets.length) rows = resized(rows, count, 2 * count);
      writeRow(rows, count, end);
      count += 1;
    },
    table: () => resized(rows, count, count),
  };
}

/** The first rows of a table in one of another size. */
function resized(table: OrbitTable, count: number, size: number): OrbitTable {
  const other = emptyTable(table.day, size);
  other.offsets.set(table.offsets.subarray(0, count));
  other.positions.set(table.positions.subarray(0, 3 * count));
  other.velocities.set(table.velocities.subarray(0, 3 * count));
  other.accelerations.set(table.accelerations.subarray(0, 3 * count));
  return other;
}
