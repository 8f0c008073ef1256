/**
 * Apparent V magnitude of an asteroid by the two-parameter H-G law, with the simple phase functions.
 *
 * Φᵢ = exp(-Aᵢ tan^Bᵢ(α/2)), A = 3.33 and 1.87, B = 0.63 and 1.22, not clamped in phase: the same numbers that JPL Horizons
 * prints to its last digit, though the law itself was fitted only up to about 120 deg.
 *
 * @param h absolute magnitude V
 * @param g slope parameter, 0.15 where unknown
 * @param rAu distance from the Sun, au, positive
 * @param deltaAu distance from the observer, au, positive
 * @param phase Sun-object-observer angle, rad, 0 to π
 * @see Bowell et al. (1989), Asteroids II, eqs A2 and A5
 */
export function magnitudeHG(h: number, g: number, rAu: number, deltaAu: number, phase: number): number {
  const tangent = Math.tan(Math.min(phase, LARGEST_PHASE) / 2);
  const light = (1 - g) * phi1HG(tangent) + g * phi2HG(tangent);
  return h + 5 * Math.log10(rAu * deltaAu) - 2.5 * Math.log10(light);
}

/** Beyond it the light underflows to zero and its logarithm to minus infinity: 179.7 deg, 0.3 deg from the Sun's centre. */
const LARGEST_PHASE = 3.136;

/** Φ₁ of the H-G law. @param tangent of half the phase. */
export function phi1HG(tangent: number): number {
  return Math.exp(-3.33 * tangent ** 0.63);
}

/** Φ₂ of the H-G law. @param tangent of half the phase. */
export function phi2HG(tangent: number): number {
  return Math.exp(-1.87 * tangent ** 1.22);
}
