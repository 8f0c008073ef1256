import { ORDER } from './radau-coefficients.ts';

/** How the length of steps is chosen: always the same number of days, or from the motion itself. */
export type StepRule =
  | { readonly fixedDays: number }
  | {
      /**
       * Size of the seventh-order term relative to the acceleration; 1e-7 is good to 0.2 km in a century,
       * 1e-6 to 1 km.
       */
      readonly tolerance: number;
    };

/** Tolerance of the criterion by the time scale of the motion, which alone resolves close encounters. */
const TIMESCALE_TOLERANCE = 1e-9;

/** Length, days, below which the seventh-order criterion no longer shortens a step. */
const FLOOR_DAYS = 0.25;

/**
 * Length of the step that the motion allows, days, positive: the smaller of the time scale of Pham, Rein & Spiegel,
 * which noise does not disturb, and the seventh-order criterion of Rein & Spiegel, which sees weak perturbers; the
 * second only down to its floor.
 *
 * @param acceleration  at the start of the step just made.
 * @param atEnd  acceleration at its last node.
 * @param power  coefficients b_0 … b_6, seven per component.
 * @param length  of that step, days.
 *
 * Source: Pham, Rein & Spiegel (2024), Open J. Astrophys. 7; Rein & Spiegel (2015), MNRAS 446, 1424, section 2.3.
 */
export function allowedStep(
  rule: Exclude<StepRule, { fixedDays: number }>,
  acceleration: Float64Array,
  atEnd: Float64Array,
  power: Float64Array,
  length: number,
): number {
  const days = Math.abs(length);
  const byTimescale = days * timescale(acceleration, power);
  const bySeventhOrder = days * seventhOrder(atEnd, power, rule.tolerance);
  if (!(bySeventhOrder < byTimescale)) return byTimescale;
  return Math.max(bySeventhOrder, Math.min(byTimescale, FLOOR_DAYS));
}

/** τ of the acceleration and its first two derivatives at the end of the step, in units of its length. */
function timescale(acceleration: Float64Array, power: Float64Array): number {
  let y2 = 0;
  let y3 = 0;
  let y4 = 0;
  for (let i = 0, p = 0; i < acceleration.length; i++, p += ORDER) {
    const [b0, b1, b2, b3] = [power[p], power[p + 1], power[p + 2], power[p + 3]];
    const [b4, b5, b6] = [power[p + 4], power[p + 5], power[p + 6]];
    const a = acceleration[i] + b0 + b1 + b2 + b3 + b4 + b5 + b6;
    const jerk = b0 + 2 * b1 + 3 * b2 + 4 * b3 + 5 * b4 + 6 * b5 + 7 * b6;
    const snap = 2 * b1 + 6 * b2 + 12 * b3 + 20 * b4 + 30 * b5 + 42 * b6;
    y2 += a * a;
    y3 += jerk * jerk;
    y4 += snap * snap;
  }
  if (y3 === 0 && y4 === 0) return Number.POSITIVE_INFINITY;
  return Math.sqrt((2 * y2) / (y3 + Math.sqrt(y4 * y2))) * (TIMESCALE_TOLERANCE * 5040) ** (1 / 7);
}

/** (tolerance / relative size of b_6)^(1/7), in units of the step. */
function seventhOrder(atEnd: Float64Array, power: Float64Array, tolerance: number): number {
  let largest = 0;
  let scale = 0;
  for (let i = 0; i < atEnd.length; i++) {
    largest = Math.max(largest, Math.abs(power[ORDER * i + 6]));
    scale = Math.max(scale, Math.abs(atEnd[i]));
  }
  return largest === 0 ? Number.POSITIVE_INFINITY : ((tolerance * scale) / largest) ** (1 / 7);
}
