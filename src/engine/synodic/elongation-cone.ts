import { DEGREE } from '../constants.ts';

/** Height of the cone, au. */
const HEIGHT_AU = 3;

/** Half angle from which the base no longer grows, degrees. */
const WIDEST_TANGENT_DEG = 75;

/** A cone with its tip at the Earth and its base towards the Sun. */
export type ElongationCone = {
  /** Height from the tip to the base, and radius of the base, au. */
  readonly height: number;
  readonly radius: number;
};

/**
 * The cone within which an object is nearer to the Sun in the sky than an angle.
 *
 * Up to 75 degrees its height is 3 au. Beyond, the base would grow without end: it stays as wide as at 75 degrees, and the
 * height shrinks, down to a disc at 90 degrees.
 *
 * @param halfAngle elongation, degrees, 0 to 90.
 * @throws {RangeError} for another angle.
 */
export function elongationCone(halfAngle: number): ElongationCone {
  if (!(halfAngle >= 0 && halfAngle <= 90))
    throw new RangeError(`the angle of a cone must be 0 to 90 degrees, got ${halfAngle}`);
  if (halfAngle <= WIDEST_TANGENT_DEG)
    return { height: HEIGHT_AU, radius: HEIGHT_AU * Math.tan(halfAngle * DEGREE) };
  const radius = HEIGHT_AU * Math.tan(WIDEST_TANGENT_DEG * DEGREE);
  return { height: halfAngle === 90 ? 0 : radius / Math.tan(halfAngle * DEGREE), radius };
}
