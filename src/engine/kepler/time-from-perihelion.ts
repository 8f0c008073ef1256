import { universalFunctions } from './universal-functions.ts';

const SERIES_LIMIT = 0.02; // largest |z| for which eight terms reach 1e-16

/**
 * Time since the nearest perihelion of a body at a true anomaly, on any conic, without loss near the parabola.
 *
 * @param perihelionDistance q, au, > 0.
 * @param eccentricity e ≥ 0.
 * @param trueAnomaly ν, rad, in (−π, π]; on a hyperbola inside the asymptotes.
 * @param gm gravitational parameter of the centre, au³/d².
 * @returns days, of the sign of ν.
 * @throws {RangeError} when ν lies beyond the asymptote.
 *
 * Accuracy: 1e-15 of the period or of the time. Source: from perihelion the universal Kepler equation reads
 * t = q G₁ + μ G₃ (Danby 1992, eq. 6.9.29), and s follows from tan(ν/2).
 */
export function timeFromPerihelion(
  perihelionDistance: number,
  eccentricity: number,
  trueAnomaly: number,
  gm: number,
): number {
  const tangent = Math.tan(trueAnomaly / 2);
  const shape = (1 - eccentricity) / (1 + eccentricity);
  const z = shape * tangent * tangent;
  if (z <= -1) {
    throw new RangeError(`true anomaly ${trueAnomaly} lies beyond the asymptote of e = ${eccentricity}`);
  }
  const beta = (gm * (1 - eccentricity)) / perihelionDistance;
  const s = 2 * tangent * Math.sqrt(perihelionDistance / (gm * (1 + eccentricity))) * arcRatio(z);
  universalFunctions(beta, s, G);
  return perihelionDistance * G[1] + gm * G[3];
}

const G = new Float64Array(4);

/** atan(√z)/√z, which for negative z is atanh(√−z)/√−z. */
function arcRatio(z: number): number {
  if (Math.abs(z) < SERIES_LIMIT) {
    let sum = 0;
    for (let k = 10; k >= 0; k--) sum = 1 / (2 * k + 1) - z * sum;
    return sum;
  }
  const root = Math.sqrt(Math.abs(z));
  return z > 0 ? Math.atan(root) / root : Math.atanh(root) / root;
}
