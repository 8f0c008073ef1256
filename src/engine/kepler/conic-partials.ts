import { twoBodyStep } from './two-body-step.ts';
import { higherUniversalFunctions, universalFunctions } from './universal-functions.ts';

/**
 * Writes the changes of a state after an undisturbed motion by changes of the state before it.
 *
 * @param gm of the centre, au³/d². @param start x y z vx vy vz, au and au/d. @param days interval, d, of either sign.
 * @param directions changes of the start.
 * @param out 6 rows, row-major, of as many columns as there are directions.
 * @param end the state after the interval, where it is known already.
 * @throws as {@link twoBodyStep} does.
 *
 * Accuracy: areas in phase space are kept to 1e-12 of the square of the largest number.
 * Source: derivatives of the universal functions as in Battin (1999), An Introduction to the Mathematics and Methods of
 * Astrodynamics, section 9.7.
 */
export function conicPartials(
  gm: number,
  start: ArrayLike<number>,
  directions: readonly ArrayLike<number>[],
  days: number,
  out: Float64Array,
  end: ArrayLike<number> = stateAfter(gm, start, days),
): void {
  const columns = directions.length;
  const [r0, r] = [Math.sqrt(dot(start, 0, start, 0)), Math.sqrt(dot(end, 0, end, 0))];
  const eta = dot(start, 0, start, 3);
  const beta = (2 * gm) / r0 - dot(start, 3, start, 3);
  const s = (dot(end, 0, end, 3) - eta + beta * days) / gm;
  universalFunctions(beta, s, G);
  higherUniversalFunctions(beta, s, G);
  const f = 1 - (gm * G[2]) / r0;
  const g = r0 * G[1] + eta * G[2];
  const fDot = (-gm * G[1]) / (r0 * r);
  const gDot = 1 - (gm * G[2]) / r;
  // derivatives of G₀ … G₃ by β where s stays as it is
  const [b0, b1] = [(-s * G[1]) / 2, (G[3] - s * G[2]) / 2];
  const [b2, b3] = [G[4] - (s * G[3]) / 2, (3 * G[5] - s * G[4]) / 2];
  const timeByBeta = r0 * b1 + eta * b2 + gm * b3;

  for (let column = 0; column < columns; column++) {
    const change = directions[column];
    const dr0 = dot(start, 0, change, 0) / r0;
    const dEta = dot(start, 3, change, 0) + dot(start, 0, change, 3);
    const dBeta = (-2 * gm * dr0) / (r0 * r0) - 2 * dot(start, 3, change, 3);
    const ds = -(dr0 * G[1] + dEta * G[2] + timeByBeta * dBeta) / r;
    const dG0 = -beta * G[1] * ds + b0 * dBeta;
    const dG1 = G[0] * ds + b1 * dBeta;
    const dG2 = G[1] * ds + b2 * dBeta;
    const dr = dr0 * G[0] + r0 * dG0 + dEta * G[1] + eta * dG1 + gm * dG2;
    const df = (-gm / r0) * (dG2 - (G[2] * dr0) / r0);
    const dg = dr0 * G[1] + r0 * dG1 + dEta * G[2] + eta * dG2;
    const dfDot = (-gm * dG1) / (r0 * r) - fDot * (dr0 / r0 + dr / r);
    const dgDot = (-gm / r) * (dG2 - (G[2] * dr) / r);
    for (let k = 0; k < 3; k++) {
      out[columns * k + column] = f * change[k] + g * change[3 + k] + df * start[k] + dg * start[3 + k];
      out[columns * (3 + k) + column] =
        fDot * change[k] + gDot * change[3 + k] + dfDot * start[k] + dgDot * start[3 + k];
    }
  }
}

function stateAfter(gm: number, start: ArrayLike<number>, days: number): Float64Array {
  twoBodyStep(gm, start, days, reached);
  return reached;
}

const reached = new Float64Array(6);
const G = new Float64Array(6);

/** Product of three numbers of one array with three of another. */
function dot(a: ArrayLike<number>, atA: number, b: ArrayLike<number>, atB: number): number {
  return a[atA] * b[atB] + a[atA + 1] * b[atB + 1] + a[atA + 2] * b[atB + 2];
}
