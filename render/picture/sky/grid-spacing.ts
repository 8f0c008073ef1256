import { DEGREE } from '#engine/constants.ts';
import { FIELD_OF_VIEW } from '../../geometry/sky-projection.ts';

/** Distance of the lines of a grid, deg, by the field of view as a share of the widest one. */
export function gridSpacing(fieldOfView: number): number {
  const ratio = fieldOfView / FIELD_OF_VIEW[1];
  if (ratio < 0.1) return 1;
  if (ratio < 0.2) return 2;
  return ratio < 0.5 ? 5 : 10;
}

/** Fields of view in which finer lines are drawn beside those of the grid, rad. */
const FINE_BELOW = 2 * DEGREE;

/** Distances of finer lines, deg: they divide a degree, and 4 minutes of time. */
const FINE = [30, 15, 10, 5, 2, 1, 0.5].map((arcminutes) => arcminutes / 60);

/** Finer lines in a field at least. */
const LEAST_LINES = 3;

/** Distance of the finer lines beside those of a grid, deg; undefined where there are none. */
export function fineSpacing(fieldOfView: number): number | undefined {
  if (fieldOfView >= FINE_BELOW) return undefined;
  return FINE.find((spacing) => spacing * DEGREE * LEAST_LINES <= fieldOfView) ?? FINE.at(-1);
}

/** Distances of meridians, deg. */
const MERIDIANS = [...FINE.toReversed(), 1, 2, 5, 10, 15, 30, 45];

/**
 * Distance of meridians, deg, that are at least a spacing apart at a latitude.
 *
 * @param latitude rad.
 */
export function meridianSpacing(spacing: number, latitude: number): number {
  const apart = spacing / Math.max(Math.cos(latitude), 1e-6);
  return MERIDIANS.find((step) => step > apart * 0.75 && step >= spacing) ?? 45;
}
