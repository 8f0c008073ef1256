/**
 * True anomaly on a parabola, by the closed solution of Barker's equation `D + D³/3 = B`, `D = tan(ν/2)`.
 *
 * @param daysFromPerihelion t − T, d, any real.
 * @param perihelionDistance q, au, > 0.
 * @param gm gravitational parameter of the centre, au³/d².
 * @returns ν, rad, in (−π, π).
 * @throws {RangeError} when q or gm is not positive, or the time is not finite.
 *
 * Accuracy: 1e-15 rad. Source: Meeus (1998), Astronomical Algorithms, eq. 34.1; root by the hyperbolic sine.
 */
export function parabolicTrueAnomaly(
  daysFromPerihelion: number,
  perihelionDistance: number,
  gm: number,
): number {
  if (!(perihelionDistance > 0)) {
    throw new RangeError(`perihelion distance must be positive, got ${perihelionDistance}`);
  }
  if (!(gm > 0)) throw new RangeError(`gravitational parameter must be positive, got ${gm}`);
  if (!Number.isFinite(daysFromPerihelion)) {
    throw new RangeError(`time from perihelion must be finite, got ${daysFromPerihelion}`);
  }
  const b = Math.sqrt(gm / (2 * perihelionDistance ** 3)) * daysFromPerihelion;
  return 2 * Math.atan(2 * Math.sinh(Math.asinh(1.5 * b) / 3));
}
