import type { Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { CloudTable } from '../table/cloud-table.ts';
import type { OrbitTable } from '../table/orbit-table.ts';
import { objectAbout } from './relative-motion.ts';

/**
 * Largest number of rows of the orbit's own table at which clones are given: they are close together where it
 * is bent most.
 */
const ROWS_OF_TABLE = 40;

/** Days between the additional rows, for clones that pass at another time. */
const EVEN_STEP = 1 / 6;

/**
 * Clones about a body over the days of the table of the orbit itself.
 *
 * @param table about the body.
 */
export function passageCloud(
  clones: readonly Trajectory[],
  table: OrbitTable,
  body: Body,
  ephemeris: Ephemeris,
): CloudTable {
  const { day } = table;
  const offsets = rowsOf(table);
  const rows = offsets.length * clones.length;
  const positions = new Float32Array(3 * rows);
  const velocities = new Float32Array(3 * rows);
  const flies = new Uint8Array(rows);
  const state = new Float64Array(6);
  clones.forEach((clone, index) => {
    const motion = objectAbout(clone, body, ephemeris);
    offsets.forEach((offset, row) => {
      if (day + offset < clone.firstDay || day + offset > clone.lastDay) return;
      const at = row * clones.length + index;
      motion.state(day, offset, state);
      positions.set(state.subarray(0, 3), 3 * at);
      velocities.set(state.subarray(3, 6), 3 * at);
      flies[at] = 1;
    });
  });
  return { day, offsets, clones: clones.length, positions, velocities, flies };
}

function rowsOf({ offsets }: OrbitTable): Float64Array {
  const last = offsets.length - 1;
  const stride = Math.ceil(offsets.length / ROWS_OF_TABLE);
  const some = offsets.filter((_, row) => row % stride === 0 || row === last);
  const even: number[] = [];
  for (let offset = offsets[0]; offset < offsets[last]; offset += EVEN_STEP) even.push(offset);
  return Float64Array.from(new Set([...some, ...even])).sort();
}
