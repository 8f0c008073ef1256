/** Centre of a rotating frame. */
export type RotatingOrigin = 'Sun' | 'Earth';

/**
 * The frame in which the Sun and the Earth are at rest, at one instant.
 *
 * x points from the Sun to the Earth, z to the ecliptic north, y along the Earth's motion. The Earth lies at `earthDistance`
 * on x, whose distance varies by 1.7 % in a year for the real Earth.
 */
export type RotatingAxes = {
  /** Unit vectors x, y, z in heliocentric ecliptic J2000 axes, one after another: nine numbers. */
  readonly axes: Float64Array;
  /** au, positive. */
  readonly earthDistance: number;
};

/**
 * Axes of the rotating frame for a place of the Earth.
 *
 * As the Earth leaves the ecliptic of J2000 by up to 1 arcmin in 125 years, z is turned by as much to stay perpendicular to x.
 *
 * @param earth x y z of the Earth, heliocentric ecliptic J2000, au.
 * @throws {RangeError} when the Earth is at the Sun or on the pole of the ecliptic.
 */
export function rotatingAxes(earth: ArrayLike<number>): RotatingAxes {
  const [x, y, z] = [earth[0], earth[1], earth[2]];
  const inEcliptic = Math.sqrt(x * x + y * y);
  const distance = Math.sqrt(x * x + y * y + z * z);
  if (!(inEcliptic > 0 && Number.isFinite(distance))) {
    throw new RangeError(`the Earth must lie beside the Sun in the ecliptic, but is at (${x}, ${y}, ${z})`);
  }
  const [forwardX, forwardY] = [-y / inEcliptic, x / inEcliptic];
  const [ux, uy, uz] = [x / distance, y / distance, z / distance];
  const axes = Float64Array.of(
    ux,
    uy,
    uz,
    forwardX,
    forwardY,
    0,
    -uz * forwardY,
    uz * forwardX,
    ux * forwardY - uy * forwardX,
  );
  return { axes, earthDistance: distance };
}

/**
 * A place in the rotating frame.
 *
 * @param place x y z, heliocentric ecliptic J2000, au.
 * @param out receives x y z in the rotating frame about the origin, au; may be `place`.
 *
 * Accuracy: 1e-15 of the distance.
 */
export function toRotating(
  { axes, earthDistance }: RotatingAxes,
  origin: RotatingOrigin,
  place: ArrayLike<number>,
  out: Float64Array,
): void {
  const [x, y, z] = [place[0], place[1], place[2]];
  out[0] = axes[0] * x + axes[1] * y + axes[2] * z - (origin === 'Earth' ? earthDistance : 0);
  out[1] = axes[3] * x + axes[4] * y + axes[5] * z;
  out[2] = axes[6] * x + axes[7] * y + axes[8] * z;
}
