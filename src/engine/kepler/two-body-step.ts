import { TURN } from '../constants.ts';
import { lengthOf } from '../vectors.ts';
import { ConvergenceError } from './convergence-error.ts';
import { laguerreStep } from './eccentric-anomaly.ts';
import { hyperbolicStarter } from './hyperbolic-anomaly.ts';
import { universalFunctions } from './universal-functions.ts';

const TOLERANCE = 4e-16; // of the correction, relative to s
const MAX_STEPS = 100;
const INSTANT = 1e-30; // d, below which the path is a straight line to the last digit

/**
 * Carries a state along its Keplerian orbit, whatever the conic.
 *
 * @param gm gravitational parameter of the centre, au³/d².
 * @param state x y z vx vy vz relative to the centre, au and au/d, at `state[at…at+5]`.
 * @param days interval, d, of either sign.
 * @param out receives the new state at `out[outAt…outAt+5]`; may be the same array and place.
 * @throws {RangeError} when the state is at the centre or a number is not finite.
 * @throws {ConvergenceError} when the steps run out; not seen for q from 0.005 to 30 au, e from 0 to 50.
 *
 * Accuracy: 1e-14 of the distance for arcs of a revolution; on strong hyperbolae 1e-16 times the ratio of the
 * distances, which is what the start state holds.
 * Source: universal variables as in Danby (1992), section 6.9; the root by Laguerre's method (Conway 1986,
 * Celest. Mech. 39, 199) inside a bracket, convergence being tested before the bracket.
 */
export function twoBodyStep(
  gm: number,
  state: ArrayLike<number>,
  days: number,
  out: Float64Array,
  at = 0,
  outAt = 0,
): void {
  const x = state[at];
  const y = state[at + 1];
  const z = state[at + 2];
  const vx = state[at + 3];
  const vy = state[at + 4];
  const vz = state[at + 5];
  const r0 = Math.sqrt(x * x + y * y + z * z);
  const beta = (2 * gm) / r0 - (vx * vx + vy * vy + vz * vz);
  const eta = x * vx + y * vy + z * vz;
  const zeta = gm - beta * r0;
  if (!(r0 > 0 && Number.isFinite(beta) && Number.isFinite(eta) && Number.isFinite(days))) {
    throw new RangeError(
      `a two-body step needs a finite state off the centre and finite days, got ${days} d`,
    );
  }
  const period = beta > 0 ? (TURN * gm) / (beta * Math.sqrt(beta)) : Number.POSITIVE_INFINITY;
  const dt = beta > 0 ? days - period * Math.round(days / period) : days;

  const s = Math.abs(dt) < INSTANT ? dt / r0 : universalVariable({ gm, r0, beta, eta, zeta, dt });
  universalFunctions(beta, s, G);
  const r = r0 + eta * G[1] + zeta * G[2];
  const f = 1 - (gm * G[2]) / r0;
  const g = r0 * G[1] + eta * G[2];
  const fDot = (-gm * G[1]) / (r0 * r);
  const gDot = 1 - (gm * G[2]) / r;
  out[outAt] = f * x + g * vx;
  out[outAt + 1] = f * y + g * vy;
  out[outAt + 2] = f * z + g * vz;
  out[outAt + 3] = fDot * x + gDot * vx;
  out[outAt + 4] = fDot * y + gDot * vy;
  out[outAt + 5] = fDot * z + gDot * vz;
}

type KeplerProblem = {
  readonly gm: number;
  readonly r0: number;
  readonly beta: number;
  readonly eta: number;
  readonly zeta: number;
  readonly dt: number;
};

const G = new Float64Array(4);

/** The root s of r₀ G₁ + η G₂ + μ G₃ = dt, which grows with s because its slope is the distance. */
function universalVariable(problem: KeplerProblem): number {
  const { gm, r0, beta, eta, zeta, dt } = problem;
  let low = dt > 0 ? 0 : Number.NEGATIVE_INFINITY;
  let high = dt > 0 ? Number.POSITIVE_INFINITY : 0;
  let s = starter(problem);
  if (!(s > low && s < high)) s = dt / r0;
  let residual = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MAX_STEPS; step++) {
    universalFunctions(beta, s, G);
    residual = r0 * G[1] + eta * G[2] + gm * G[3] - dt;
    const r = r0 + eta * G[1] + zeta * G[2];
    const correction = laguerreStep(residual, r, eta * G[0] + zeta * G[1]);
    if (Math.abs(correction) <= TOLERANCE * Math.abs(s)) return s + correction;
    if (residual > 0) high = s;
    else low = s;
    const next = s + correction;
    if (next > low && next < high) s = next;
    else if (Number.isFinite(low + high)) s = 0.5 * (low + high);
    else s *= Number.isFinite(residual) ? 2 : 0.5;
    if (high - low <= 2 * TOLERANCE * Math.abs(s)) return s;
  }
  if (Math.abs(residual) <= 1e-13 * Math.abs(dt)) return s;
  throw new ConvergenceError("Kepler's equation in universal variables", residual);
}

/** A first guess of s from the classical anomalies of the start and the mean anomaly of the end. */
function starter({ gm, r0, beta, eta, zeta, dt }: KeplerProblem): number {
  const root = Math.sqrt(Math.abs(beta));
  if (Math.abs(beta) * r0 < 1e-8 * gm)
    return Math.sign(dt) * Math.min(Math.cbrt((6 * Math.abs(dt)) / gm), Math.abs(dt) / r0);
  const meanMotion = (root * Math.abs(beta)) / gm;
  const cosine = zeta / gm;
  const sine = (eta * root) / gm;
  if (beta > 0) {
    const eccentricity = lengthOf(cosine, sine);
    const start = Math.atan2(sine, cosine);
    const mean = start - sine + meanMotion * dt;
    const reduced = mean - TURN * Math.round(mean / TURN);
    return (mean + Math.sign(reduced) * 0.85 * eccentricity - start) / root;
  }
  const eccentricity = Math.sqrt(Math.max(1 + 1e-15, cosine * cosine - sine * sine));
  const start = Math.asinh(sine / eccentricity);
  const mean = sine - start + meanMotion * dt;
  const end = Math.sign(mean) * hyperbolicStarter(Math.abs(mean), eccentricity);
  return (end - start) / root;
}
