import type { SynodicFile, SynodicRows } from '#contract/nov/synodic-bytes.ts';
import { numberAt } from '#engine/numbers-in.ts';

/** Numbers of a path, one for each row. */
export type Column = {
  readonly name: keyof SynodicRows['columns'];
  /** Numbers from one row to the next, and before the first. */
  readonly stride?: number;
  readonly first?: number;
};

/** Rows that a value between two of them is made of. */
const NODES = 6;

/**
 * A value between the rows of a path, by Lagrange's polynomial through the nearest rows; those of the finest passage of the Earth
 * that covers the moment.
 *
 * @param mjd Modified Julian Date UTC.
 * @returns undefined outside of the path.
 *
 * Accuracy: 1e-9 au for places and distances in days far from planets, 1e-7 au within passages of the Earth.
 */
export function columnAt(
  file: SynodicFile,
  { name, stride = 1, first = 0 }: Column,
  mjd: number,
): number | undefined {
  const { rows, firstEpoch, step, columns } = file.passages.findLast((each) => covers(each, mjd)) ?? file;
  const at = (mjd - firstEpoch) / step;
  if (!(at >= 0 && at <= rows - 1)) return undefined;
  const values = columns[name];
  const nodes = Math.min(NODES, rows);
  const from = Math.min(Math.max(0, Math.floor(at) - Math.floor(nodes / 2) + 1), rows - nodes);
  let sum = 0;
  for (let node = 0; node < nodes; node++) {
    let weight = 1;
    for (let other = 0; other < nodes; other++) {
      if (other !== node) weight *= (at - from - other) / (node - other);
    }
    sum += weight * numberAt(values, (from + node) * stride + first);
  }
  return sum;
}

function covers({ firstEpoch, step, rows }: SynodicRows, mjd: number): boolean {
  return mjd >= firstEpoch && mjd <= firstEpoch + (rows - 1) * step;
}
