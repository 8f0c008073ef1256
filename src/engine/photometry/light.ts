import { totalMagnitude, type Photometry, phi1HG, phi2HG } from './photometry.ts';
import { magnitudeHG1G2 } from './h-g1-g2.ts';

/**
 * Light of a body, in units of the light of magnitude 0, by which the brightest of many moments is found without a logarithm.
 *
 * @param rSquared, deltaSquared of the distances from the Sun and from the observer, au², positive
 * @param dot scalar product of the places as seen from the Sun and from the observer, au²
 */
export type LightLaw = (rSquared: number, deltaSquared: number, dot: number) => number;

/** V magnitude of this much light. */
export function magnitudeOfLight(light: number): number {
  return -2.5 * Math.log10(light);
}

/** Light of a V magnitude. */
export function lightOfMagnitude(magnitude: number): number {
  return 10 ** (-0.4 * magnitude);
}

/**
 * The law of a body's brightness as light; of asteroids by a table of both phase functions.
 *
 * Accuracy: 0.001 mag against `magnitudeHG`; the other laws are exact.
 */
export function lightLaw(law: Photometry): LightLaw {
  switch (law.law) {
    case 'H-G':
      return lightHG(law.h, law.g);
    case 'H-G1-G2':
      return (rSquared, deltaSquared, dot) =>
        lightOfMagnitude(
          magnitudeHG1G2(
            law.h,
            law.g1,
            law.g2,
            Math.sqrt(rSquared),
            Math.sqrt(deltaSquared),
            phaseOf(rSquared * deltaSquared, dot),
          ),
        );
    case 'comet':
      return (rSquared, deltaSquared) =>
        lightOfMagnitude(totalMagnitude(law.m1, law.k1, Math.sqrt(rSquared), Math.sqrt(deltaSquared)));
  }
}

/** Cells of the table, even in the root of sin(α/2), in which both functions begin with a finite slope. */
const CELLS = 2048;

/** Where the table ends, a phase of 148 deg: both functions fall off too steeply behind it. */
const TABLED = 0.98;

/** 1 + cos α of a phase of 179.7 deg, beyond which the light underflows, as in `magnitudeHG`. */
const LEAST_COSINE = 1.6e-5;

/** Φ₁ and Φ₂ at the edges of the cells. */
const PHI_1 = tabulatePhase(phi1HG);
const PHI_2 = tabulatePhase(phi2HG);

function tabulatePhase(phi: (tangent: number) => number): Float64Array {
  return Float64Array.from({ length: CELLS + 1 }, (_, at) => phi(Math.tan(Math.asin((at / CELLS) ** 2))));
}

function lightHG(h: number, g: number): LightLaw {
  const absoluteLight = lightOfMagnitude(h);
  return (rSquared, deltaSquared, dot) => {
    const product = rSquared * deltaSquared;
    const cosPhase = dot / Math.sqrt(product);
    const root = Math.sqrt(Math.sqrt(Math.max(0, (1 - cosPhase) / 2)));
    if (root > TABLED) {
      const tangent = Math.sqrt((1 - cosPhase) / Math.max(1 + cosPhase, LEAST_COSINE));
      return (absoluteLight * ((1 - g) * phi1HG(tangent) + g * phi2HG(tangent))) / product;
    }
    const cell = Math.floor(root * CELLS);
    const t = root * CELLS - cell;
    const phi1 = PHI_1[cell] + t * (PHI_1[cell + 1] - PHI_1[cell]);
    const phi2 = PHI_2[cell] + t * (PHI_2[cell + 1] - PHI_2[cell]);
    return (absoluteLight * ((1 - g) * phi1 + g * phi2)) / product;
  };
}

function phaseOf(product: number, dot: number): number {
  return Math.acos(Math.min(Math.max(dot / Math.sqrt(product), -1), 1));
}
