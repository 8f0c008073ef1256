import { rowBefore } from './hermite.ts';

/**
 * Sampled orbits about the centre of a body as states at shared instants: ecliptic and equinox J2000, au and au/d; times
 * are TDB.
 */
export type CloudTable = {
  /** Julian date that `offsets` are counted from. */
  readonly day: number;
  /** Days from `day` of each row, rising; at least two. */
  readonly offsets: Float64Array;
  readonly clones: number;
  /** x y z of each clone, row after row. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** vx vy vz likewise. */
  readonly velocities: Float32Array<ArrayBuffer>;
  /** 1 where the clone flies at the row, 0 where it has fallen onto a body; its place is then the centre. */
  readonly flies: Uint8Array<ArrayBuffer>;
};

/**
 * Where the clones of a cloud are at an instant, those that fly side by side.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param out receives x y z, ecliptic J2000, au, of each; room for all clones.
 * @returns how many fly; 0 outside the table: nothing is extrapolated.
 *
 * Accuracy: 1e-3 of the distance from the body, for a picture; cubic Hermite interpolation of single precision.
 */
export function placesInCloud(cloud: CloudTable, day: number, offset: number, out: Float32Array): number {
  const { offsets, clones, positions, velocities, flies } = cloud;
  const time = day - cloud.day + offset;
  if (!(time >= offsets[0] && time <= offsets[offsets.length - 1])) return 0;
  const row = rowBefore(offsets, time);
  const length = offsets[row + 1] - offsets[row];
  const t = (time - offsets[row]) / length;
  const s = 1 - t;
  let count = 0;
  for (let clone = 0; clone < clones; clone++) {
    const left = row * clones + clone;
    const right = left + clones;
    if (flies[left] === 0 || flies[right] === 0) continue;
    for (let axis = 0; axis < 3; axis++) {
      const [a, b] = [3 * left + axis, 3 * right + axis];
      out[3 * count + axis] =
        s * s * (1 + 2 * t) * positions[a] +
        t * t * (1 + 2 * s) * positions[b] +
        length * s * t * (s * velocities[a] - t * velocities[b]);
    }
    count++;
  }
  return count;
}
