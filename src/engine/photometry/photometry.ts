import { magnitudeHG1G2 } from './h-g1-g2.ts';

/** How bright a body is, by the law that its catalogue gives parameters for. */
export type Photometry =
  | { readonly law: 'H-G'; readonly h: number; readonly g: number }
  | { readonly law: 'H-G1-G2'; readonly h: number; readonly g1: number; readonly g2: number }
  | { readonly law: 'comet'; readonly m1: number; readonly k1: number };

/**
 * Apparent V magnitude (of comets the total magnitude).
 *
 * @param rAu distance from the Sun, au, positive
 * @param deltaAu distance from the observer, au, positive
 * @param phase Sun-object-observer angle, rad, 0 to π; comets ignore it
 */
export function apparentMagnitude(law: Photometry, rAu: number, deltaAu: number, phase: number): number {
  switch (law.law) {
    case 'H-G':
      return magnitudeHG(law.h, law.g, rAu, deltaAu, phase);
    case 'H-G1-G2':
      return magnitudeHG1G2(law.h, law.g1, law.g2, rAu, deltaAu, phase);
    case 'comet':
      return totalMagnitude(law.m1, law.k1, rAu, deltaAu);
  }
}

/** The magnitude at a phase of zero, at which no function of the phase is evaluated; distances as for {@link apparentMagnitude}. */
export function magnitudeAtOpposition(law: Photometry, rAu: number, deltaAu: number): number {
  return law.law === 'comet'
    ? totalMagnitude(law.m1, law.k1, rAu, deltaAu)
    : law.h + 5 * Math.log10(rAu * deltaAu);
}

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
  const logTangent = Math.log(Math.tan(Math.min(phase, LARGEST_PHASE) / 2));
  const light = (1 - g) * phiHG(PHI_1, logTangent) + g * phiHG(PHI_2, logTangent);
  const product = rAu * deltaAu;
  return h - 2.5 * Math.log10(light / (product * product));
}

/** Beyond it the light underflows to zero and its logarithm to minus infinity: 179.7 deg, 0.3 deg from the Sun's centre. */
const LARGEST_PHASE = 3.136;

/** A and B of Φ₁ and Φ₂. */
const PHI_1 = [3.33, 0.63] as const;
const PHI_2 = [1.87, 1.22] as const;

/** Φ₁ of the H-G law. @param tangent of half the phase. */
export function phi1HG(tangent: number): number {
  return phiHG(PHI_1, Math.log(tangent));
}

/** Φ₂ of the H-G law. @param tangent of half the phase. */
export function phi2HG(tangent: number): number {
  return phiHG(PHI_2, Math.log(tangent));
}

/** By the logarithm, which both functions share: half the work of two powers. */
function phiHG([a, b]: readonly [number, number], logTangent: number): number {
  return Math.exp(-a * Math.exp(b * logTangent));
}
