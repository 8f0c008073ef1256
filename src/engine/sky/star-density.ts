import { DEGREE } from '../constants.ts';

/** Default depth to which stars are counted, V magnitude. */
export const SURVEY_DEPTH_V = 22;

/** Below this galactic latitude the model, without dust, diverges; the count is held there. */
const LOWEST_LATITUDE = 20 * DEGREE;

const LEAST_SINE = Math.sin(LOWEST_LATITUDE);

/** Stars per square arcminute in a direction given by the x and z components of its galactic unit vector. */
export type StarDensity = (x: number, z: number) => number;

/**
 * Star counts of the Galaxy down to a magnitude, by the analytic fit to the Bahcall-Soneira model (disc and spheroid).
 *
 * A model and not a count: within 15 % of the full model above 20 deg galactic latitude. Nearer to the Milky Way, where it
 * contains no dust, the latitude is held at 20 deg, so that the value there is a lower bound.
 *
 * @param depthV limiting V magnitude, 5 to 30
 * @throws RangeError when the depth lies outside the model
 * @see Bahcall & Soneira (1980), ApJS 44, 73, appendix B, integrated counts
 */
export function starDensity(depthV: number): StarDensity {
  if (!(depthV >= 5 && depthV <= 30))
    throw new RangeError(`Depth must be from 5 to 30 mag, but is ${depthV}`);
  const disc = (925 * 10 ** (0.035 * (depthV - 15.75))) / (1 + 10 ** (-0.132 * (depthV - 15.75))) ** 3;
  const spheroid = (1050 * 10 ** (0.087 * (depthV - 17.5))) / (1 + 10 ** (-0.18 * (depthV - 17.5))) ** 2.5;
  const between = Math.min(Math.max(depthV, 12), 20) - 12;
  const mu = depthV >= 20 ? 0.09 : 0.03 + 0.0075 * between;
  const power = 3 - 5 * (0.36 - 0.04 * between);
  return (x, z) => {
    const sine = Math.max(Math.abs(z), LEAST_SINE);
    const towardsCentre = Math.abs(z) < LEAST_SINE ? x * heldCosine(z) : x;
    const discCount = disc / (sine - mu * towardsCentre) ** power;
    const spheroidCount = spheroid / (1 - towardsCentre) ** (1.45 - 0.2 * towardsCentre);
    return (discCount + spheroidCount) / ARCMINUTES_PER_DEGREE_SQUARED;
  };
}

const ARCMINUTES_PER_DEGREE_SQUARED = 3600;

/** Shrinks cos b to that of the latitude at which the direction is held. */
function heldCosine(z: number): number {
  return Math.sqrt((1 - LEAST_SINE * LEAST_SINE) / (1 - z * z));
}
