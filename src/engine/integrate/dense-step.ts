import { ORDER } from './radau-coefficients.ts';

/** Numbers kept per component: position, velocity, acceleration at the start, and seven power coefficients. */
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

/** A copy that outlives the integrator's next step. */
export function copyStep(step: DenseStep): DenseStep {
  return { day: step.day, offset: step.offset, length: step.length, series: step.series.slice() };
}

/**
 * Position and velocity inside a step, to the accuracy of the integration itself (order 15 at the ends, 9 inside).
 *
 * @param day, offset  instant, Julian date plus days; meant to lie inside the step, not checked.
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
    position[o] = s[p] + time * (s[p + 1] + time * positionSeries(s, p + 2, h));
    if (velocity !== undefined) velocity[o] = s[p + 1] + time * velocitySeries(s, p + 2, h);
  }
}

/** Σ of a/2 + b_0 h/6 + … + b_6 h⁷/72, from `a` at index p. */
function positionSeries(s: Float64Array, p: number, h: number): number {
  return (
    s[p] / 2 +
    h *
      (s[p + 1] / 6 +
        h *
          (s[p + 2] / 12 +
            h *
              (s[p + 3] / 20 +
                h * (s[p + 4] / 30 + h * (s[p + 5] / 42 + h * (s[p + 6] / 56 + (h * s[p + 7]) / 72))))))
  );
}

/** Σ of a + b_0 h/2 + … + b_6 h⁷/8, from `a` at index p. */
function velocitySeries(s: Float64Array, p: number, h: number): number {
  return (
    s[p] +
    h *
      (s[p + 1] / 2 +
        h *
          (s[p + 2] / 3 +
            h *
              (s[p + 3] / 4 +
                h * (s[p + 4] / 5 + h * (s[p + 5] / 6 + h * (s[p + 6] / 7 + (h * s[p + 7]) / 8))))))
  );
}
