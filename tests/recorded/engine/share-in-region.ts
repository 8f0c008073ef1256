import type { Point } from './points-on-sky.ts';

/** The neighbour by whose distance it is judged how dense a cloud is at a point. */
const NEIGHBOUR = 8;

/**
 * The part of other points that lie in the region which holds a part of a cloud: where the cloud is denser than at the rest of its own points.
 * Whatever the shape of the cloud, points of the same distribution lie there as often as its own.
 *
 * Source: Lei, Robins & Wasserman (2013), J. Am. Stat. Assoc. 108, 278, for the region.
 */
export function shareInRegion(cloud: readonly Point[], part: number, others: readonly Point[]): number {
  const own = cloud.map((point) => distanceToNeighbour(point, cloud, NEIGHBOUR)).sort((a, b) => a - b);
  const limit = own[Math.ceil(part * own.length) - 1];
  const inside = others.filter((point) => distanceToNeighbour(point, cloud, NEIGHBOUR - 1) <= limit);
  return inside.length / others.length;
}

/** Distance to one of the nearest points of a cloud; a point of the cloud is its own nearest, number 0. */
function distanceToNeighbour([x, y]: Point, cloud: readonly Point[], neighbour: number): number {
  const distances = Float64Array.from(cloud, ([u, v]) => Math.hypot(x - u, y - v)).sort();
  return distances[neighbour];
}
