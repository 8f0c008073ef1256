import type { Point } from './points-on-sky.ts';

/** The neighbour by whose distance it is judged how dense a cloud is at a point. */
const NEIGHBOUR = 8;

/**
 * The shares of other points that lie in the regions which hold parts of a cloud: where the cloud is denser than at its other points.
 * Whatever the shape of the cloud, points of the same distribution lie there as often as its own.
 *
 * Source: Lei, Robins & Wasserman (2013), J. Am. Stat. Assoc. 108, 278, for the region.
 *
 * @param parts of the cloud, each between 0 and 1.
 */
export function sharesInRegions(
  cloud: readonly Point[],
  parts: readonly number[],
  others: readonly Point[],
): readonly number[] {
  const own = cloud.map((point) => distanceToNeighbour(point, cloud, NEIGHBOUR)).sort((a, b) => a - b);
  const distances = others.map((point) => distanceToNeighbour(point, cloud, NEIGHBOUR - 1));
  return parts.map((part) => {
    const limit = own[Math.ceil(part * own.length) - 1];
    return distances.filter((distance) => distance <= limit).length / others.length;
  });
}

/** Distance to one of the nearest points of a cloud; a point of the cloud is its own nearest, number 0. */
function distanceToNeighbour([x, y]: Point, cloud: readonly Point[], neighbour: number): number {
  const nearest = new Float64Array(neighbour + 1).fill(Infinity);
  for (const [u, v] of cloud) {
    const distance = Math.hypot(x - u, y - v);
    if (distance >= nearest[neighbour]) continue;
    let place = neighbour;
    for (; place > 0 && nearest[place - 1] > distance; place--) nearest[place] = nearest[place - 1];
    nearest[place] = distance;
  }
  return nearest[neighbour];
}
