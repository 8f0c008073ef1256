import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { NonGravitational } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { lengthOf } from '../vectors.ts';
import type { ForceTerm, PerturberLayout } from './model.ts';

/**
 * Marsden's accelerations along the Sun-body line, in the orbit plane across it, and along the orbit's normal.
 *
 * @param terms A1, A2, A3 in au/d² and the law by which they fade with the distance from the Sun, which is that of
 *   `delay` days before on the Keplerian orbit.
 *
 * Source: Marsden, Sekanina & Yeomans (1973), AJ 78, 211, eqs 1 and 5; Yeomans & Chodas (1989), AJ 98, 1083.
 */
export function nonGravitationalForce(terms: NonGravitational, layout: PerturberLayout): ForceTerm {
  const axes = new Float64Array(9);
  const { a1, a2, a3, delay = 0 } = terms;
  return (perturbers, at, x, v, out) => {
    const r = writeAxes(layout, perturbers, at, x, v, axes);
    const g = radialLaw(terms, delay === 0 ? r : distanceBefore(delay));
    for (let k = 0; k < 3; k++) out[k] += g * (a1 * axes[k] + a2 * axes[3 + k] + a3 * axes[6 + k]);
  };
}

/** Parameters of the non-gravitational force that a covariance may hold, by their places: A1, A2, A3, DT. */
export const NON_GRAVITATIONAL_PARAMETERS: readonly number[] = [0, 1, 2, 3];

/** Place of DT, which follows A1, A2 and A3, each of which is along one of the axes. */
const DELAY = 3;

/** Adds what the variations of a path do to the non-gravitational force on it. */
export type NonGravitationalVariations = (
  perturbers: Float64Array,
  at: number,
  x: Float64Array,
  v: Float64Array,
  out: Float64Array,
) => void;

/**
 * Derivatives of {@link nonGravitationalForce} along the variations of a path, and for those by A1, A2, A3 and DT also the
 * force of a unit of them.
 *
 * @param first index in `x`, `v` and `out` of the first variation, three numbers each.
 * @param state number of variations by the state; those by the parameters follow.
 * @param parameters places of the varied ones among {@link NON_GRAVITATIONAL_PARAMETERS}.
 *
 * Accuracy: by A exactly; by DT by a central difference over a tenth of a day; along a variation by a one-sided one, 1e-6.
 */
export function nonGravitationalVariations(
  terms: NonGravitational,
  layout: PerturberLayout,
  first: number,
  state: number,
  parameters: readonly number[],
): NonGravitationalVariations {
  const axes = new Float64Array(9);
  const { a1, a2, a3, delay = 0 } = terms;
  const force = nonGravitationalForce(terms, layout);
  const [here, there] = [new Float64Array(3), new Float64Array(3)];
  const [place, speed] = [new Float64Array(3), new Float64Array(3)];
  const afterState = first + 3 * state;
  const end = afterState + 3 * parameters.length;

  return (perturbers, at, x, v, out) => {
    const r = writeAxes(layout, perturbers, at, x, v, axes);
    const g = radialLaw(terms, delay === 0 ? r : distanceBefore(delay));
    for (let i = 0, c = afterState; i < parameters.length; i++, c += 3) {
      if (parameters[i] === DELAY) addDelay(c, out);
      else for (let k = 0; k < 3; k++) out[c + k] += g * axes[3 * parameters[i] + k];
    }
    here.fill(0);
    force(perturbers, at, x, v, here);
    for (let c = first; c < end; c += 3) {
      let square = 0;
      for (let k = c; k < c + 3; k++) square += x[k] * x[k] + v[k] * v[k];
      if (square === 0) continue;
      const step = (PATH_STEP * r) / Math.sqrt(square);
      for (let k = 0; k < 3; k++) {
        place[k] = x[k] + step * x[c + k];
        speed[k] = v[k] + step * v[c + k];
      }
      there.fill(0);
      force(perturbers, at, place, speed, there);
      for (let k = 0; k < 3; k++) out[c + k] += (there[k] - here[k]) / step;
    }
  };

  /** The force of a day of delay at the path itself, whose axes were written last. */
  function addDelay(c: number, out: Float64Array): void {
    if (delay === 0) return;
    const later = radialLaw(terms, distanceBefore(delay + DELAY_STEP));
    const earlier = radialLaw(terms, distanceBefore(delay - DELAY_STEP));
    const slope = (later - earlier) / (2 * DELAY_STEP);
    for (let k = 0; k < 3; k++) out[c + k] += slope * (a1 * axes[k] + a2 * axes[3 + k] + a3 * axes[6 + k]);
  }
}

/** Step along a variation, as a fraction of the distance from the Sun. */
const PATH_STEP = 1e-6;

/** Days over which the derivative by the delay is taken. */
const DELAY_STEP = 0.1;

/** g at a distance, au. */
function radialLaw({ alpha, r0, m, n, k }: NonGravitational, r: number): number {
  const ratio = r / r0;
  const fade = m === 2 ? 1 / (ratio * ratio) : ratio ** -m;
  return alpha * fade * (k === 0 ? 1 : (1 + ratio ** n) ** -k);
}

/** Heliocentric state of the call at work, and the one before. */
const heliocentric = new Float64Array(6);
const before = new Float64Array(6);

/** Distance from the Sun this many days before the state of the call at work, au. */
function distanceBefore(days: number): number {
  twoBodyStep(SUN_GM, heliocentric, -days, before);
  return lengthOf(before[0], before[1], before[2]);
}

/** Writes the radial, transverse and normal unit vectors, and returns the distance from the Sun. */
function writeAxes(
  { velocity }: PerturberLayout,
  perturbers: Float64Array,
  at: number,
  x: Float64Array,
  v: Float64Array,
  axes: Float64Array,
): number {
  for (let k = 0; k < 3; k++) {
    heliocentric[k] = x[k] - perturbers[at + k];
    heliocentric[3 + k] = v[k] - perturbers[at + velocity + k];
  }
  const d0 = heliocentric[0];
  const d1 = heliocentric[1];
  const d2 = heliocentric[2];
  const v0 = heliocentric[3];
  const v1 = heliocentric[4];
  const v2 = heliocentric[5];
  const r = Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2);
  const h0 = d1 * v2 - d2 * v1;
  const h1 = d2 * v0 - d0 * v2;
  const h2 = d0 * v1 - d1 * v0;
  const h = Math.sqrt(h0 * h0 + h1 * h1 + h2 * h2);
  axes[0] = d0 / r;
  axes[1] = d1 / r;
  axes[2] = d2 / r;
  axes[3] = (h1 * d2 - h2 * d1) / (h * r);
  axes[4] = (h2 * d0 - h0 * d2) / (h * r);
  axes[5] = (h0 * d1 - h1 * d0) / (h * r);
  axes[6] = h0 / h;
  axes[7] = h1 / h;
  axes[8] = h2 / h;
  return r;
}
