import type { OrbitTable } from './orbit-table.ts';

/** First and last instant of a table, Julian dates TDB. */
export function spanOfTable({ day, offsets }: OrbitTable): {
  readonly fromDay: number;
  readonly toDay: number;
} {
  return { fromDay: day + offsets[0], toDay: day + offsets[offsets.length - 1] };
}

/**
 * The state of a tabulated orbit at an instant, by the polynomial of fifth degree that meets places, velocities and
 * accelerations of the rows around it.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param out receives x y z vx vy vz, heliocentric ecliptic J2000, au and au/d.
 * @returns false, with nothing written, outside the table: nothing is extrapolated.
 *
 * Accuracy: what the table was made for, see `tabulate`.
 */
export function stateInTable(table: OrbitTable, day: number, offset: number, out: Float64Array): boolean {
  const { offsets, positions, velocities, accelerations } = table;
  const time = day - table.day + offset;
  const last = offsets.length - 1;
  if (!(time >= offsets[0] && time <= offsets[last])) return false;
  const row = rowBefore(offsets, time);
  const length = offsets[row + 1] - offsets[row];
  const t = (time - offsets[row]) / length;
  for (let axis = 0, left = 3 * row; axis < 3; axis++, left++) {
    const place = positions[left];
    const chord = positions[left + 3] - place;
    const speed = velocities[left] * length;
    const half = 0.5 * accelerations[left] * length ** 2;
    const curvature = 0.5 * accelerations[left + 3] * length ** 2 - half;
    const miss = chord - speed - half;
    const slope = velocities[left + 3] * length - speed - 2 * half;
    const c3 = 10 * miss - 4 * slope + curvature;
    const c4 = -15 * miss + 7 * slope - 2 * curvature;
    const c5 = 6 * miss - 3 * slope + curvature;
    out[axis] = place + t * (speed + t * (half + t * (c3 + t * (c4 + t * c5))));
    out[axis + 3] = (speed + t * (2 * half + t * (3 * c3 + t * (4 * c4 + t * 5 * c5)))) / length;
  }
  return true;
}

/** The last row but the final one that is not after an instant. */
export function rowBefore(offsets: Float64Array, time: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsets[middle] <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}
