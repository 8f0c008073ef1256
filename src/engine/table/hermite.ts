import type { OrbitTable } from './orbit-table.ts';

/** First and last instant of a table, Julian dates TDB. */
export function spanOfTable({ day, offsets }: OrbitTable): {
  readonly fromDay: number;
  readonly toDay: number;
} {
  return { fromDay: day + offsets[0], toDay: day + offsets[offsets.length - 1] };
}

/**
 * The state of a tabulated orbit at an instant, by the cubic that meets places and velocities of the rows around it.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param out receives x y z vx vy vz, heliocentric ecliptic J2000, au and au/d.
 * @returns false, with nothing written, outside the table: nothing is extrapolated.
 *
 * Accuracy: what the table was made for, see `tabulate`.
 */
export function stateInTable(table: OrbitTable, day: number, offset: number, out: Float64Array): boolean {
  const { offsets, positions, velocities } = table;
  const time = day - table.day + offset;
  const last = offsets.length - 1;
  if (!(time >= offsets[0] && time <= offsets[last])) return false;
  const row = rowBefore(offsets, time);
  const length = offsets[row + 1] - offsets[row];
  const t = (time - offsets[row]) / length;
  const rest = 1 - t;
  const [left, right] = [3 * row, 3 * row + 3];
  for (let axis = 0; axis < 3; axis++) {
    const [p0, p1] = [positions[left + axis], positions[right + axis]];
    const [v0, v1] = [velocities[left + axis] * length, velocities[right + axis] * length];
    out[axis] = p0 + t * t * (3 - 2 * t) * (p1 - p0) + t * rest * (rest * v0 - t * v1);
    out[axis + 3] = (6 * t * rest * (p1 - p0) + rest * (1 - 3 * t) * v0 + t * (3 * t - 2) * v1) / length;
  }
  return true;
}

/** The last row but the final one that is not after an instant. */
function rowBefore(offsets: Float64Array, time: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsets[middle] <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}
