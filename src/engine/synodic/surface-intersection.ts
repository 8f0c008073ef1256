/** Distances from the centre of a body at even steps of time. */
export type EvenDistances = {
  /** Moment of the first one, and time from one to the next, in one unit. */
  readonly first: number;
  readonly step: number;
  readonly distances: ArrayLike<number>;
};

/**
 * The moment at which an object first reaches the surface of a body.
 *
 * The square of the distance is followed by parabolas through three neighbours each, which it is as far as the path is straight.
 *
 * @param radius of the body, in the unit of the distances.
 * @returns the moment, in the unit of `first`; undefined where it passes by.
 */
export function surfaceIntersection(
  { first, step, distances }: EvenDistances,
  radius: number,
): number | undefined {
  for (let k = 1; k < distances.length - 1; k++) {
    const [before, here, after] = [distances[k - 1] ** 2, distances[k] ** 2, distances[k + 1] ** 2];
    const slope = (after - before) / 2;
    const curvature = before - 2 * here + after;
    const nearest = -slope / curvature; // steps after this one
    const least = here + (slope * nearest) / 2;
    const isHere = curvature > 0 && Math.abs(nearest) <= 1;
    if (!isHere || least >= radius ** 2) continue;
    return first + step * (k + nearest - Math.sqrt((2 * (radius ** 2 - least)) / curvature));
  }
  return undefined;
}
