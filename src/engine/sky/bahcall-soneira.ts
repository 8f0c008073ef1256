import { DEGREE } from '../constants.ts';

/** Below this galactic latitude the model, without dust, diverges; it is held there. */
const LEAST_SINE = Math.sin(20 * DEGREE);

/**
 * Stars per square degree by the analytic fit to the Bahcall-Soneira model of the Galaxy (disc and spheroid), for how they
 * change with longitude; held at 20 deg of latitude nearer to the plane, where it knows no dust.
 *
 * @param depthV limiting V magnitude, 5 to 30
 * @returns a function of the components of a galactic unit vector towards the centre and the north pole
 * @see Bahcall & Soneira (1980), ApJS 44, 73, appendix B, integrated counts; 15 % of the full model
 */
export function bahcallSoneira(depthV: number): (x: number, z: number) => number {
  const disc = (925 * 10 ** (0.035 * (depthV - 15.75))) / (1 + 10 ** (-0.132 * (depthV - 15.75))) ** 3;
  const spheroid = (1050 * 10 ** (0.087 * (depthV - 17.5))) / (1 + 10 ** (-0.18 * (depthV - 17.5))) ** 2.5;
  const between = Math.min(Math.max(depthV, 12), 20) - 12;
  const mu = depthV >= 20 ? 0.09 : 0.03 + 0.0075 * between;
  const power = 3 - 5 * (0.36 - 0.04 * between);
  return (x, z) => {
    const sine = Math.max(Math.abs(z), LEAST_SINE);
    const towardsCentre = Math.abs(z) < LEAST_SINE ? x * limitedCosine(z) : x;
    const discCount = disc / (sine - mu * towardsCentre) ** power;
    return discCount + spheroid / (1 - towardsCentre) ** (1.45 - 0.2 * towardsCentre);
  };
}

/** Shrinks cos b to that of the latitude at which the direction is held. */
function limitedCosine(z: number): number {
  return Math.sqrt((1 - LEAST_SINE * LEAST_SINE) / (1 - z * z));
}
