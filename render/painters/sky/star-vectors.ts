import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import { starVectors } from '#engine/sky/star-place.ts';

/** What places the stars of a list, as of `engine/sky/star-place`: in the order of the list, x y z of each in one column. */
export type StarVectorColumns = {
  readonly count: number;
  /** Unit vectors at the epoch, ICRF. */
  readonly directions: Float64Array;
  /** Motions, in distances of the star a Julian year. */
  readonly motions: Float32Array;
  /** Rad. */
  readonly parallaxes: Float32Array;
  /** The greatest motion, and the largest parallax. */
  readonly fastest: number;
  readonly nearest: number;
};

/** When and from where stars are seen. */
export type StarsSeen = {
  /** Julian years TDB from the epoch. */
  readonly years: number;
  /** Barycentric, ICRF, au. */
  readonly observer: Vector3;
};

/** The vectors of a list of stars in columns. */
export function starVectorColumns(stars: StarColumns): StarVectorColumns {
  const { count } = stars;
  const directions = new Float64Array(3 * count);
  const motions = new Float32Array(3 * count);
  const parallaxes = new Float32Array(count);
  let [fastest, nearest] = [0, 0];
  for (let row = 0; row < count; row++) {
    const { direction, motion, parallax } = starVectors(stars, row);
    directions.set(direction, 3 * row);
    motions.set(motion, 3 * row);
    parallaxes[row] = parallax;
    fastest = Math.max(fastest, Math.hypot(...motion));
    nearest = Math.max(nearest, parallax);
  }
  return { count, directions, motions, parallaxes, fastest, nearest };
}

/** How far any star of a list is seen to move at most between two instants, rad. */
export function mostMoved({ fastest, nearest }: StarVectorColumns, one: StarsSeen, other: StarsSeen): number {
  const [x, y, z] = one.observer;
  const way = Math.hypot(x - other.observer[0], y - other.observer[1], z - other.observer[2]);
  return fastest * Math.abs(one.years - other.years) + nearest * way;
}

/**
 * Writes the ways from a reference, a unit vector in ICRF, to where stars are seen: near to it they are as exact as doubles.
 *
 * @param rows of the stars. @param out overwritten, x y z of each. @param stride from one to the next.
 */
export function writeOffsets(
  { directions, motions, parallaxes }: StarVectorColumns,
  rows: Uint32Array,
  { years, observer }: StarsSeen,
  reference: Vector3,
  out: Float32Array,
  stride: number,
): void {
  for (let index = 0; index < rows.length; index++) {
    const at = 3 * rows[index];
    const parallax = parallaxes[rows[index]];
    const x = directions[at] + years * motions[at] - parallax * observer[0];
    const y = directions[at + 1] + years * motions[at + 1] - parallax * observer[1];
    const z = directions[at + 2] + years * motions[at + 2] - parallax * observer[2];
    const length = Math.sqrt(x * x + y * y + z * z);
    const to = stride * index;
    out[to] = x / length - reference[0];
    out[to + 1] = y / length - reference[1];
    out[to + 2] = z / length - reference[2];
  }
}
