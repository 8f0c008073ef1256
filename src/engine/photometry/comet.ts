/** K1 of a comet whose source gives none: brightness goes with r⁻⁴. */
export const DEFAULT_COMET_SLOPE = 10;

/**
 * Total magnitude of a comet, M1 + 5 log Δ + K1 log r, as JPL defines its M1 and K1.
 *
 * K1 is 2.5 n of the brightness law r^-n; the coma is seen as a whole, so that the phase does not enter.
 *
 * @param m1 absolute total magnitude
 * @param k1 slope, magnitudes per decade of r; {@link DEFAULT_COMET_SLOPE} where unknown
 * @param rAu distance from the Sun, au, positive
 * @param deltaAu distance from the observer, au, positive
 * @see JPL Horizons manual, section "Total and nuclear magnitude"
 */
export function totalMagnitude(m1: number, k1: number, rAu: number, deltaAu: number): number {
  return m1 + 5 * Math.log10(deltaAu) + k1 * Math.log10(rAu);
}
