import { INVERSE_GAPS, NEWTON_TO_POWER, NEXT_STEP, ORDER, POWER_TO_NEWTON } from './radau-coefficients.ts';

/**
 * The acceleration over a step as a series in h = time / length, a(h) = a + b_0 h + … + b_6 h^7, seven numbers per
 * component: `power` holds the b, `newton` the same series as Newton's divided differences over the nodes.
 */
export type RadauSeries = { readonly power: Float64Array; readonly newton: Float64Array };

/**
 * Carries the series of one step over to the next, with the correction that the last one needed.
 *
 * @param ratio  length of the next step over that of the last.
 * @param converged, correction  b of the last step, and how far they were from their prediction.
 * @param predicted  receives the prediction without the correction.
 */
export function predictSeries(
  power: Float64Array,
  predicted: Float64Array,
  converged: Float64Array,
  correction: Float64Array,
  ratio: number,
): void {
  for (let p = 0; p < power.length; p += ORDER) {
    let scale = 1;
    for (let k = 0; k < ORDER; k++) {
      scale *= ratio;
      let sum = 0;
      for (let j = ORDER - 1; j >= k; j--) sum += NEXT_STEP[k * ORDER + j] * converged[p + j];
      predicted[p + k] = sum * scale;
      power[p + k] = sum * scale + correction[p + k];
    }
  }
}

/** Computes `newton` from `power`: the same polynomial. */
export function newtonFromPower({ power, newton }: RadauSeries): void {
  for (let p = 0; p < power.length; p += ORDER) {
    for (let k = 0; k < ORDER; k++) {
      let sum = power[p + k];
      for (let j = k + 1; j < ORDER; j++) sum += POWER_TO_NEWTON[k * ORDER + j] * power[p + j];
      newton[p + k] = sum;
    }
  }
}

/**
 * Improves the series by the acceleration found at a node.
 *
 * @param start, acceleration  at the start of the step and at the node.
 * @returns the largest change of the coefficient that belongs to the node, against the largest acceleration.
 */
export function correctSeries(
  series: RadauSeries,
  node: number,
  start: Float64Array,
  acceleration: Float64Array,
): number {
  const { power, newton } = series;
  const gaps = node * (ORDER + 1);
  const row = node - 1;
  let largest = 0;
  let scale = 0;
  for (let i = 0, p = 0; i < start.length; i++, p += ORDER) {
    let difference = (acceleration[i] - start[i]) * INVERSE_GAPS[gaps];
    for (let m = 0; m < row; m++) difference = (difference - newton[p + m]) * INVERSE_GAPS[gaps + m + 1];
    const change = difference - newton[p + row];
    newton[p + row] = difference;
    for (let k = 0; k <= row; k++) power[p + k] += change * NEWTON_TO_POWER[row * ORDER + k];
    largest = Math.max(largest, Math.abs(change));
    scale = Math.max(scale, Math.abs(acceleration[i]));
  }
  return scale === 0 ? largest : largest / scale;
}

/** Position and velocity with their accumulated rounding errors. */
export type CompensatedState = {
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  readonly positionRest: Float64Array;
  readonly velocityRest: Float64Array;
};

/** State at h = `time` / length inside a step, from the state and acceleration `a` at its start and its `power` series. */
export function stateInside(
  { position: x, velocity: v, positionRest, velocityRest }: CompensatedState,
  a: Float64Array,
  power: Float64Array,
  h: number,
  time: number,
  position: Float64Array,
  velocity: Float64Array,
): void {
  for (let i = 0, p = 0; i < x.length; i++, p += ORDER) {
    position[i] = x[i] + (positionRest[i] + time * (v[i] + time * twiceIntegrated(a[i], power, p, h)));
    velocity[i] = v[i] + (velocityRest[i] + time * onceIntegrated(a[i], power, p, h));
  }
}

/** Moves the state to the end of a step by compensated summation. */
export function advance(
  { position, velocity, positionRest, velocityRest }: CompensatedState,
  a: Float64Array,
  power: Float64Array,
  length: number,
): void {
  for (let i = 0, p = 0; i < position.length; i++, p += ORDER) {
    const path = length * (velocity[i] + length * twiceIntegrated(a[i], power, p, 1));
    addCompensated(position, positionRest, i, path);
    addCompensated(velocity, velocityRest, i, length * onceIntegrated(a[i], power, p, 1));
  }
}

/** Mean of the acceleration from 0 to h: a + b_0 h/2 + … + b_6 h⁷/8, the b from index p. */
export function onceIntegrated(a: number, b: Float64Array, p: number, h: number): number {
  const tail = b[p + 3] / 5 + h * (b[p + 4] / 6 + h * (b[p + 5] / 7 + (h * b[p + 6]) / 8));
  return a + h * (b[p] / 2 + h * (b[p + 1] / 3 + h * (b[p + 2] / 4 + h * tail)));
}

/** The same integrated twice: a/2 + b_0 h/6 + … + b_6 h⁷/72, the b from index p. */
export function twiceIntegrated(a: number, b: Float64Array, p: number, h: number): number {
  const tail = b[p + 3] / 30 + h * (b[p + 4] / 42 + h * (b[p + 5] / 56 + (h * b[p + 6]) / 72));
  return a / 2 + h * (b[p] / 6 + h * (b[p + 1] / 12 + h * (b[p + 2] / 20 + h * tail)));
}

/** Adds to one component and stores the rounding error. */
function addCompensated(values: Float64Array, rests: Float64Array, i: number, addition: number): void {
  const exact = addition + rests[i];
  const sum = values[i] + exact;
  rests[i] = exact - (sum - values[i]);
  values[i] = sum;
}
