import { lengthOf } from '../vectors.ts';
import { stateInTable } from './hermite.ts';
import { type OrbitTable, TICK_DAYS } from './orbit-table.ts';

/** Parts of a step at which the error is measured: its maximum for a smooth arc, and another. */
const PROBES = [0.5, 0.2];

const FIRST_STEP = 1024; // ticks
const LONGEST_STEP = 2 ** 22; // ticks, 128 d

/** One end of a step: an instant, in ticks from the table's day, and how the object moves then, in the table's frame. */
export type StepEnd = {
  tick: number;
  readonly state: Float64Array;
  readonly acceleration: Float64Array;
};

/** The motion to be tabulated. */
export type UnevenSteps<End extends StepEnd> = {
  readonly day: number;
  /** First and last instant, ticks from the day. */
  readonly first: number;
  readonly last: number;
  readonly emptyEnd: () => End;
  /** Fills an end for its instant. */
  readonly place: (end: End) => void;
  /** Writes the state at an instant. */
  readonly state: (day: number, offset: number, out: Float64Array) => void;
  /** Error of interpolation that a step may have, au. */
  readonly allowedError: (from: End, to: End) => number;
  /** Called with the row that each step begins with. */
  readonly onStep?: (row: number) => void;
};

/** Rows at steps as long as quintic Hermite interpolation between them may be. @returns at least two rows. */
export function unevenSteps<End extends StepEnd>(motion: UnevenSteps<End>): OrbitTable {
  const { day, first, last } = motion;
  const rows = createRows(day);
  let left = motion.emptyEnd();
  let right = motion.emptyEnd();
  placeAt(left, first);
  rows.append(left);
  for (let step = FIRST_STEP; left.tick < last;) {
    placeAt(right, Math.min(left.tick + step, last));
    const length = right.tick - left.tick;
    const ratio = worstError(left, right) / motion.allowedError(left, right);
    step = Math.min(LONGEST_STEP, Math.max(1, Math.floor(length * stretch(ratio))));
    if (ratio > 1 && length > 1) continue;
    motion.onStep?.(rows.count() - 1);
    rows.append(right);
    [left, right] = [right, left];
  }
  return rows.table();

  function placeAt(end: End, tick: number): void {
    end.tick = tick;
    motion.place(end);
  }

  function worstError(from: End, to: End): number {
    const days = (to.tick - from.tick) * TICK_DAYS;
    writeRow(between, 0, from);
    writeRow(between, 1, to);
    let worst = 0;
    for (const part of PROBES) {
      const offset = from.tick * TICK_DAYS + part * days;
      motion.state(day, offset, truth);
      stateInTable(between, 0, offset, found);
      worst = Math.max(worst, lengthOf(found[0] - truth[0], found[1] - truth[1], found[2] - truth[2]));
    }
    return worst;
  }
}

const truth = new Float64Array(6);
const found = new Float64Array(6);

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

function writeRow(table: OrbitTable, row: number, { tick, state, acceleration: pull }: StepEnd): void {
  table.offsets[row] = tick * TICK_DAYS;
  for (let axis = 0; axis < 3; axis++) {
    table.positions[3 * row + axis] = state[axis];
    table.velocities[3 * row + axis] = state[axis + 3];
    table.accelerations[3 * row + axis] = pull[axis];
  }
}

/** Factor by which the next step may be longer: the error goes with the sixth power of the length. */
function stretch(ratio: number): number {
  return Math.min(2, Math.max(0.1, 0.92 * ratio ** (-1 / 6)));
}

/** Rows in a growing table. */
function createRows(day: number) {
  let count = 0;
  let rows = emptyTable(day, 1024);
  return {
    count: () => count,
    append(end: StepEnd): void {
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
