import { DEGREE } from '#engine/constants.ts';

/**
 * Projections of the celestial sphere from inside, centred on the direction looked at, that lead from the gnomonic (0) to
 * the stereographic one (1): rays run from a point as far behind the centre of the sphere as the distortion says, so
 *
 *     r = (1 + p) sin θ / (p + cos θ)
 *
 * for a direction θ from the middle; r is θ near the middle whatever p is.
 *
 * Source: the general perspective azimuthal projection, Snyder (1987), USGS Professional Paper 1395, ch. 23.
 */
export type Distortion = number;

/** Smallest field of view with a stereographic projection, rad; towards 0 it becomes gnomonic. */
const STEREOGRAPHIC_FROM = 60 * DEGREE;

/** The narrowest and the widest field of view, rad. */
export const FIELD_OF_VIEW: readonly [narrowest: number, widest: number] = [0.1 * DEGREE, 90 * DEGREE];

/** The distortion of a field of view, rad: it grows with it without a jump or a kink. */
export function distortionAt(fieldOfView: number): Distortion {
  const share = Math.min(1, Math.max(0, fieldOfView / STEREOGRAPHIC_FROM));
  return share * share * (3 - 2 * share);
}

/**
 * Distance from the middle of the picture at which a direction θ rad from it is seen, in units of the sphere's radius.
 *
 * @throws {RangeError} for a direction that is infinitely far away or beyond.
 */
export function radiusOf(angle: number, distortion: Distortion): number {
  const depth = distortion + Math.cos(angle);
  if (!(depth > 0)) throw new RangeError(`a direction ${angle} rad from the middle has no place`);
  return ((1 + distortion) * Math.sin(angle)) / depth;
}

/** Sine and cosine of the angle from the middle of what is seen at a distance: the inverse of {@link radiusOf}. */
export function directionAt(
  radius: number,
  distortion: Distortion,
): { readonly sine: number; readonly cosine: number } {
  const slope = radius / (1 + distortion);
  const square = slope * slope;
  const root = Math.sqrt(1 + square * (1 - distortion * distortion));
  const cosine = (root - square * distortion) / (1 + square);
  return { sine: slope * (distortion + cosine), cosine };
}
