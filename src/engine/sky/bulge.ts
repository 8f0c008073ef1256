import { DEGREE } from '../constants.ts';
import { FIRST_DEPTH_V, LAST_DEPTH_V, meanCount } from './counts-by-latitude.ts';

/** Lengths of the bar's axes in the plane and across it, kpc, its angle to the line of sight, and the distance of its middle. */
const [LONG_AXIS, MIDDLE_AXIS, SHORT_AXIS] = [1.58, 0.62, 0.43];
const ANGLE = 13.4 * DEGREE;
const DISTANCE = 8.5;

/** Extinction towards Baade's window, mag V, and the sine of its latitude: the dust lies in a sheet nearer than the bar. */
const WINDOW_EXTINCTION = 1.5;
const WINDOW_SINE = Math.sin(3.9 * DEGREE);

/** Greatest extinction through which stars are seen, mag V. */
const OPAQUE = 25;

/** Stars per square arcminute to V 22 that the column through the middle of the bar would have without dust. */
const CENTRAL_COUNT = 2400;

/** Distances along the line of sight, kpc: beyond them the bar has less than a thousandth of its stars. */
const [NEAREST, FARTHEST, STEP] = [4, 13, 0.15];

/** Latitude of the table, rad, whose growth with depth the bulge's count follows: the lowest one without much dust. */
const GROWTH_LATITUDE = 5 * DEGREE;
const CALIBRATED_DEPTH_V = 22;

/**
 * Stars per square arcminute of the galactic bulge, which cannot be inferred from the stars brighter than VT
 * 11 in front of it.
 *
 * Its shape is the triaxial boxy Gaussian that fits its infrared light; a sheet of dust dims it, and a
 * magnitude of dust costs what a magnitude of depth gives in the counts by latitude. Its counts lie between
 * two others: with the stars in front of it, they are a quarter below the 756 of the fields of OGLE-II in the
 * mean, and a third below the 1280 that Gaia sees in the densest window. Both reach redder stars than V 22.
 *
 * @param depthV limiting V magnitude, 15 to 25
 * @returns a function of a galactic unit vector.
 *
 * Accuracy: a factor of 1.6 from 2 to 8 deg of latitude; nearer to the plane dust is patchy, and it is a
 * guess. Source: Dwek et al. (1995), ApJ 445, 716, model G2; Stanek (1996), ApJ 460, L37 (extinction of
 * Baade's window); Udalski et al. (2002), Acta Astron. 52, 217, and ESA (2017), Gaia's image of the
 * Sagittarius I window (counts).
 */
export function bulgeDensity(depthV: number): (x: number, y: number, z: number) => number {
  const growth = meanCount(GROWTH_LATITUDE, depthV) / meanCount(GROWTH_LATITUDE, CALIBRATED_DEPTH_V);
  const perMagnitude = slopeAt(depthV);
  const power = 2 - 5 * perMagnitude; // a cone holds more stars farther on, of which fewer are bright enough
  const middle = column(1, 0, 0, power);
  return (x, y, z) => {
    const extinction = (WINDOW_EXTINCTION * WINDOW_SINE) / Math.max(Math.abs(z), 1e-6);
    if (x <= 0 || extinction > OPAQUE) return 0;
    return CENTRAL_COUNT * growth * (column(x, y, z, power) / middle) * 10 ** (-perMagnitude * extinction);
  };
}

/** Growth of the logarithm of the counts by a magnitude around a depth. */
function slopeAt(depthV: number): number {
  const [low, high] = [Math.max(depthV - 0.5, FIRST_DEPTH_V), Math.min(depthV + 0.5, LAST_DEPTH_V)];
  return Math.log10(meanCount(GROWTH_LATITUDE, high) / meanCount(GROWTH_LATITUDE, low)) / (high - low);
}

/** Stars in a cone of the sky: the bar's density along a line of sight, times a power of the distance over its middle's. */
function column(x: number, y: number, z: number, power: number): number {
  let sum = 0;
  for (let distance = NEAREST; distance <= FARTHEST; distance += STEP) {
    const [towards, across] = [distance * x - DISTANCE, distance * y];
    const along = towards * Math.cos(ANGLE) - across * Math.sin(ANGLE);
    const beside = towards * Math.sin(ANGLE) + across * Math.cos(ANGLE);
    const inPlane = (along / LONG_AXIS) ** 2 + (beside / MIDDLE_AXIS) ** 2;
    const radius = Math.sqrt(inPlane ** 2 + ((distance * z) / SHORT_AXIS) ** 4);
    sum += Math.exp(-radius / 2) * (distance / DISTANCE) ** power * STEP;
  }
  return sum;
}
