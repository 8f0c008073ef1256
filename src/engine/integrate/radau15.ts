import type { DenseStep } from './dense-step.ts';
import { DENSE_WIDTH } from './dense-step.ts';
import { IntegrationError } from './integration-error.ts';
import {
  INVERSE_GAPS,
  NEWTON_TO_POWER,
  NEXT_STEP,
  NODES,
  ORDER,
  POWER_TO_NEWTON,
} from './radau-coefficients.ts';
import { wantedStep } from './step-control.ts';
import type { StepRule } from './step-control.ts';

/** What moves the state: x'' = acceleration(t, x, x'). Times are a Julian date `day` plus `offset` days. */
export type Force = {
  /** Called before every attempted step, so that perturbers can be tabulated at `offset + NODES[s] · length`. */
  prepare?(day: number, offset: number, length: number): void;
  /** Writes the acceleration at node `node` (0 = start of the step) to `out`; allocates nothing. */
  acceleration(
    node: number,
    day: number,
    offset: number,
    position: Float64Array,
    velocity: Float64Array,
    out: Float64Array,
  ): void;
};

export type Radau15Options = {
  readonly rule: StepRule;
  /** Components that steps and iterations are judged by, the leading ones; all unless given. */
  readonly controlled?: number;
  /** Length of the first step, days; sign ignored. */
  readonly firstStepDays?: number;
  /** Relative change of the last node at which iterating stops; 1e-16 unless given. */
  readonly convergence?: number;
  /**
   * Shortens a wanted step (days, positive) to one that suits the caller, such as a cell of a shared grid; positive and
   * at most `wanted`. Steps that end the integration are not asked for.
   */
  readonly place?: (day: number, offset: number, direction: number, wanted: number) => number;
  /** Attempted steps after which IntegrationError is thrown; 200,000 unless given. */
  readonly budget?: number;
};

const MAX_ITERATIONS = 12;
const LARGEST_GROWTH = 4; // of one step over the last
const SMALLEST_ACCEPTED = 0.25; // wanted over made
const FARTHEST_PREDICTION = 20; // lengths; beyond it the series says nothing

/**
 * Gauss-Radau integrator of order 15 for second-order equations of any dimension.
 *
 * Time is kept as whole days and a rest below one day, position and velocity by compensated summation.
 *
 * Source: Everhart (1985), ASSL 115, 185; step control and summation: Rein & Spiegel (2015), MNRAS 446, 1424.
 */
export class Radau15 {
  /** State now; owned by the integrator. */
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  /** Time now, Julian date plus days. */
  day = 0;
  offset = 0;
  /** Accepted steps since the start, and calls of the force. */
  steps = 0;
  evaluations = 0;
  /** The last finished step; overwritten by the next (copyStep keeps it). */
  readonly last: DenseStep;

  readonly #dimension: number;
  readonly #force: Force;
  readonly #rule: StepRule;
  readonly #controlled: number;
  readonly #convergence: number;
  readonly #budget: number;
  readonly #place: Radau15Options['place'];
  readonly #firstStep: number;
  #wanted: number; // length of the next step, days, positive
  #attempts = 0;
  #lastLength = 0; // of the last finished step, signed; 0 before the first

  readonly #positionRest: Float64Array;
  readonly #velocityRest: Float64Array;
  readonly #startAcceleration: Float64Array;
  readonly #nodePosition: Float64Array;
  readonly #nodeVelocity: Float64Array;
  readonly #nodeAcceleration: Float64Array;
  readonly #power: Float64Array; // b, seven per component
  readonly #newton: Float64Array; // g
  readonly #predicted: Float64Array; // b as predicted for this step
  readonly #converged: Float64Array; // b of the last finished step
  readonly #correction: Float64Array; // converged minus predicted, of the last finished step

  constructor(dimension: number, force: Force, options: Radau15Options) {
    this.#dimension = dimension;
    this.#force = force;
    this.#rule = options.rule;
    this.#controlled = options.controlled ?? dimension;
    this.#convergence = options.convergence ?? 1e-16;
    this.#budget = options.budget ?? 200_000;
    this.#place = options.place;
    this.#firstStep = Math.abs(
      'fixedDays' in options.rule ? options.rule.fixedDays : (options.firstStepDays ?? 1),
    );
    this.#wanted = this.#firstStep;
    if (!(this.#firstStep > 0)) throw new RangeError(`first step must be positive, got ${this.#firstStep} d`);
    const components = () => new Float64Array(dimension);
    const sevens = () => new Float64Array(ORDER * dimension);
    [this.position, this.velocity, this.#positionRest] = [components(), components(), components()];
    [this.#velocityRest, this.#startAcceleration] = [components(), components()];
    [this.#nodePosition, this.#nodeVelocity, this.#nodeAcceleration] = [
      components(),
      components(),
      components(),
    ];
    [this.#power, this.#newton, this.#predicted] = [sevens(), sevens(), sevens()];
    [this.#converged, this.#correction] = [sevens(), sevens()];
    this.last = { day: 0, offset: 0, length: 0, series: new Float64Array(DENSE_WIDTH * dimension) };
  }

  /** Puts the state at a time and forgets every step made before. */
  start(day: number, offset: number, position: ArrayLike<number>, velocity: ArrayLike<number>): void {
    this.#setTime(day, offset);
    this.position.set(position);
    this.velocity.set(velocity);
    this.#positionRest.fill(0);
    this.#velocityRest.fill(0);
    this.steps = 0;
    this.evaluations = 0;
    this.#attempts = 0;
    this.#lastLength = 0;
    this.#wanted = this.#firstStep;
  }

  /**
   * Integrates to a time, forwards or backwards, and ends exactly there.
   *
   * @param onStep  sees every finished step; answering `true` stops after it.
   * @throws {IntegrationError} when the budget of steps is spent or the force is not a number.
   */
  run(day: number, offset: number, onStep?: (step: DenseStep) => boolean | void): void {
    while (this.#remaining(day, offset) !== 0) {
      this.step(day, offset);
      if (onStep?.(this.last) === true) return;
    }
  }

  /** One accepted step towards a time, never past it; returns its signed length in days, 0 when already there. */
  step(day: number, offset: number): number {
    const remaining = this.#remaining(day, offset);
    if (remaining === 0) return 0;
    const direction = Math.sign(remaining);
    for (;;) {
      const placed = this.#place?.(this.day, this.offset, direction, this.#wanted) ?? this.#wanted;
      const reaches = Math.abs(remaining) <= placed * (1 + 1e-12);
      const length = reaches ? remaining : direction * placed;
      this.#spend(length);
      this.#predict(length);
      this.#iterate(length);
      const wanted = this.#wantedAfter(length);
      if (wanted < SMALLEST_ACCEPTED * Math.abs(length)) {
        this.#wanted = wanted;
        continue;
      }
      this.#finish(length);
      if (reaches) this.#setTime(day, offset);
      else this.#setTime(this.day, this.offset + length);
      this.#wanted = Math.min(wanted, LARGEST_GROWTH * Math.max(Math.abs(length), this.#wanted));
      return length;
    }
  }

  #remaining(day: number, offset: number): number {
    return day - this.day + (offset - this.offset);
  }

  #setTime(day: number, offset: number): void {
    const whole = Math.floor(offset);
    this.day = day + whole;
    this.offset = offset - whole;
  }

  #spend(length: number): void {
    if (this.#attempts++ < this.#budget) return;
    throw new IntegrationError('step budget spent', this.steps, this.day + this.offset, length);
  }

  #wantedAfter(length: number): number {
    const rule = this.#rule;
    if ('fixedDays' in rule) return Math.abs(rule.fixedDays);
    const wanted = wantedStep(
      rule,
      this.#startAcceleration,
      this.#nodeAcceleration,
      this.#power,
      this.#controlled,
      length,
    );
    if (wanted > 0) return wanted;
    throw new IntegrationError('acceleration is not finite or nothing', this.steps, this.day + this.offset, length);
  }

  /** Carries the series of the last step over to this one, with the correction that the last one needed. */
  #predict(length: number): void {
    const ratio = this.#lastLength === 0 ? 0 : length / this.#lastLength;
    if (ratio === 0 || Math.abs(ratio) > FARTHEST_PREDICTION) {
      this.#power.fill(0);
      this.#predicted.fill(0);
      return;
    }
    const [power, predicted, converged, correction] = [
      this.#power,
      this.#predicted,
      this.#converged,
      this.#correction,
    ];
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

  /** Finds the series of the acceleration over the step, node by node, until the last node no longer moves. */
  #iterate(length: number): void {
    const force = this.#force;
    force.prepare?.(this.day, this.offset, length);
    force.acceleration(0, this.day, this.offset, this.position, this.velocity, this.#startAcceleration);
    this.evaluations += 1;
    this.#newtonFromPower();
    let before = Number.POSITIVE_INFINITY;
    for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
      for (let node = 1; node < ORDER; node++) this.#visit(node, length);
      const change = this.#visit(ORDER, length);
      this.evaluations += ORDER;
      if (change < this.#convergence || (iteration > 1 && change >= before)) return;
      before = change;
    }
  }

  #newtonFromPower(): void {
    const [power, newton] = [this.#power, this.#newton];
    for (let p = 0; p < power.length; p += ORDER) {
      for (let k = 0; k < ORDER; k++) {
        let sum = power[p + k];
        for (let j = k + 1; j < ORDER; j++) sum += POWER_TO_NEWTON[k * ORDER + j] * power[p + j];
        newton[p + k] = sum;
      }
    }
  }

  /** Moves to a node, asks the force, improves the series; returns the largest change against the acceleration. */
  #visit(node: number, length: number): number {
    const h = NODES[node];
    const time = h * length;
    this.#moveTo(h, time);
    const acceleration = this.#nodeAcceleration;
    this.#force.acceleration(
      node,
      this.day,
      this.offset + time,
      this.#nodePosition,
      this.#nodeVelocity,
      acceleration,
    );
    const [power, newton, start] = [this.#power, this.#newton, this.#startAcceleration];
    const gaps = node * (ORDER + 1);
    const row = node - 1;
    let largest = 0;
    let scale = 0;
    for (let i = 0, p = 0; i < this.#dimension; i++, p += ORDER) {
      let difference = (acceleration[i] - start[i]) * INVERSE_GAPS[gaps];
      for (let m = 0; m < row; m++) difference = (difference - newton[p + m]) * INVERSE_GAPS[gaps + m + 1];
      const change = difference - newton[p + row];
      newton[p + row] = difference;
      for (let k = 0; k <= row; k++) power[p + k] += change * NEWTON_TO_POWER[row * ORDER + k];
      if (i >= this.#controlled) continue;
      largest = Math.max(largest, Math.abs(change));
      scale = Math.max(scale, Math.abs(acceleration[i]));
    }
    return scale === 0 ? largest : largest / scale;
  }

  #moveTo(h: number, time: number): void {
    const [x, v, a, b] = [this.position, this.velocity, this.#startAcceleration, this.#power];
    const [xRest, vRest, xNode, vNode] = [
      this.#positionRest,
      this.#velocityRest,
      this.#nodePosition,
      this.#nodeVelocity,
    ];
    for (let i = 0, p = 0; i < this.#dimension; i++, p += ORDER) {
      const [b0, b1, b2, b3] = [b[p], b[p + 1], b[p + 2], b[p + 3]];
      const [b4, b5, b6] = [b[p + 4], b[p + 5], b[p + 6]];
      const inner = b3 / 30 + h * (b4 / 42 + h * (b5 / 56 + (h * b6) / 72));
      const twice = a[i] / 2 + h * (b0 / 6 + h * (b1 / 12 + h * (b2 / 20 + h * inner)));
      const outer = b3 / 5 + h * (b4 / 6 + h * (b5 / 7 + (h * b6) / 8));
      const once = a[i] + h * (b0 / 2 + h * (b1 / 3 + h * (b2 / 4 + h * outer)));
      xNode[i] = x[i] + (xRest[i] + time * (v[i] + time * twice));
      vNode[i] = v[i] + (vRest[i] + time * once);
    }
  }

  /** Keeps the step for dense output and prediction, then advances the state by compensated summation. */
  #finish(length: number): void {
    this.#keep(length);
    const [x, v, a, b] = [this.position, this.velocity, this.#startAcceleration, this.#power];
    for (let i = 0, p = 0; i < this.#dimension; i++, p += ORDER) {
      const [b0, b1, b2, b3] = [b[p], b[p + 1], b[p + 2], b[p + 3]];
      const [b4, b5, b6] = [b[p + 4], b[p + 5], b[p + 6]];
      const twice = b6 / 72 + b5 / 56 + b4 / 42 + b3 / 30 + b2 / 20 + b1 / 12 + b0 / 6 + a[i] / 2;
      const once = b6 / 8 + b5 / 7 + b4 / 6 + b3 / 5 + b2 / 4 + b1 / 3 + b0 / 2 + a[i];
      addCompensated(x, this.#positionRest, i, length * (v[i] + length * twice));
      addCompensated(v, this.#velocityRest, i, length * once);
    }
    this.#lastLength = length;
    this.steps += 1;
  }

  #keep(length: number): void {
    const { last, position, velocity } = this;
    [last.day, last.offset, last.length] = [this.day, this.offset, length];
    const [power, predicted, first] = [this.#power, this.#predicted, this.#lastLength === 0];
    for (let i = 0, p = 0, s = 0; i < this.#dimension; i++, p += ORDER, s += DENSE_WIDTH) {
      last.series[s] = position[i];
      last.series[s + 1] = velocity[i];
      last.series[s + 2] = this.#startAcceleration[i];
      for (let k = 0; k < ORDER; k++) {
        const b = power[p + k];
        last.series[s + 3 + k] = b;
        this.#converged[p + k] = b;
        this.#correction[p + k] = first ? 0 : b - predicted[p + k];
      }
    }
  }
}

/** Adds to one component and keeps what rounding dropped. */
function addCompensated(values: Float64Array, rests: Float64Array, i: number, addition: number): void {
  const wanted = addition + rests[i];
  const sum = values[i] + wanted;
  rests[i] = wanted - (sum - values[i]);
  values[i] = sum;
}
