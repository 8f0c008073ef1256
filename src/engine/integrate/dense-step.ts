import { ORDER } from './radau-coefficients.ts';
import { onceIntegrated, twiceIntegrated } from './radau-series.ts';

/** Numbers stored per component: position, velocity, acceleration at the start, and seven power coefficients. */
export const DENSE_WIDTH = 3 + ORDER;

/**
 * One finished step, enough to evaluate the solution anywhere inside it.
 *
 * `day` is a Julian date and `offset` the start in days from it (same scale as the integration); `length` is signed.
 * `series` holds per component x, v, a and b_0 … b_6 of a(h) = a + b_0 h + … + b_6 h^7, h = time / length.
 */
export type DenseStep = {
  day: number;
  offset: number;
  length: number;
  readonly series: Float64Array;
};

/** Acceleration inside a step, components 0 to `out.length`; instants and accuracy as in {@link evaluateStep}. */
export function accelerationInStep(step: DenseStep, day: number, offset: number, out: Float64Array): void {
  const h = (day - step.day + (offset - step.offset)) / step.length;
  const s = step.series;
  for (let i = 0, p = 0; i < out.length; i++, p += DENSE_WIDTH) {
    let sum = 0;
    for (let k = DENSE_WIDTH - 1; k > 2; k--) sum = (sum + s[p + k]) * h;
    out[i] = s[p + 2] + sum;
  }
}

/**
 * Position and velocity inside a step, to the accuracy of the integration itself (order 15 at the ends, 9 inside).
 *
 * @param day, offset  instant, Julian date plus days; must lie inside the step; not checked.
 * @param position  receives components `from` to `to`, in the units of the integration, at `at`.
 * @param velocity  likewise per day, when given.
 */
export function evaluateStep(
  step: DenseStep,
  day: number,
  offset: number,
  position: Float64Array,
  velocity?: Float64Array,
  at = 0,
  from = 0,
  to = step.series.length / DENSE_WIDTH,
): void {
  const time = day - step.day + (offset - step.offset);
  const h = time / step.length;
  const s = step.series;
  for (let i = from, p = from * DENSE_WIDTH, o = at; i < to; i++, p += DENSE_WIDTH, o++) {
    position[o] = s[p] + time * (s[p + 1] + time * twiceIntegrated(s[p + 2], s, p + 3, h));
    if (velocity !== undefined) velocity[o] = s[p + 1] + time * onceIntegrated(s[p + 2], s, p + 3, h);
  }
}
