import { HEALPIX_BASE_REACH, healpixDirection } from '#engine/sky/healpix.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { vec3 } from './vectors.ts';

/** Part of the sphere: a direction, on the axes of the tiles, and the angle around it, rad. */
export type SkyCap = { readonly centre: Vector3; readonly radius: number };

/**
 * HEALPix cells of an order that may reach into a part of the sky, the nearest to its centre first: all that do, and some beside it.
 */
export function tilesIn(cap: SkyCap, order: number): readonly number[] {
  let found: readonly (readonly [cell: number, away: number])[] = Array.from({ length: 12 }, (_, cell) => [
    cell,
    0,
  ]);
  for (let level = 0; level <= order; level++) {
    const cells =
      level === 0
        ? found.map(([cell]) => cell)
        : found.flatMap(([cell]) => [4 * cell, 4 * cell + 1, 4 * cell + 2, 4 * cell + 3]);
    const reach = cap.radius + HEALPIX_BASE_REACH / 2 ** level;
    found = cells
      .map((cell) => [cell, angleTo(cap.centre, level, cell)] as const)
      .filter(([, distance]) => distance <= reach);
  }
  return found.toSorted(([, one], [, other]) => one - other).map(([cell]) => cell);
}

function angleTo(centre: Vector3, order: number, cell: number): number {
  return vec3.angle(centre, healpixDirection(order, cell, 0.5, 0.5));
}
