import type { DenseStep } from './dense-step.ts';
import { DENSE_WIDTH } from './dense-step.ts';
import { IntegrationError } from './integration-error.ts';
import { NODES, ORDER } from './radau-coefficients.ts';
import { advance, correctSeries, newtonFromPower, predictSeries, stateInside } from './radau-series.ts';
import type { CompensatedState, RadauSeries } from './radau-series.ts';
import { allowedStep } from './step-control.ts';
import type { StepRule } from './step-control.ts';

/** The force on the state: x'' = acceleration(t, x, x'). Times are a Julian date `day` plus `offset` days. */
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

/** How to integrate; omitted values have the defaults named. */
export type Radau15Options = {
  readonly rule: StepRule;
  /** Length of the first step, days; sign ignored. */
  readonly firstStepDays?: number;
  /** Relative change of the last node at which iterating stops; 1e-16 unless given. */
  readonly convergence?: number;
  /**
   * Shortens a proposed step (days, positive) to one that suits the caller, such as a cell of a shared grid; positive and
   * at most `proposed`. Not called for the step that ends the integration.
   */
  readonly place?: (day: number, offset: number, direction: number, proposed: number) => number;
  /** Attempted steps after which IntegrationError is thrown; 200,000 unless given. */
  readonly budget?: number;
};

const MAX_ITERATIONS = 12;
const LARGEST_GROWTH = 4; // of one step over the last
const SMALLEST_ACCEPTED = 0.25; // allowed over taken
const FARTHEST_PREDICTION = 20; // lengths; beyond it the series cannot be extrapolated

/**
 * Gauss-Radau integrator of order 15 for second-order equations of any dimension.
 *
 * Time is whole days and a remainder below one day; position and velocity grow by compensated summation.
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
  /** The last finished step; overwritten by the next. */
  readonly last: DenseStep;

  readonly #dimension: number;
  readonly #force: Force;
  readonly #rule: StepRule;
  readonly #convergence: number;
  readonly #budget: number;
  readonly #place: Radau15Options['place'];
  readonly #firstStep: number;
  #nextLength: number; // length of the next step, days, positive
  #attempts = 0;
  #lastLength = 0; // of the last finished step, signed; 0 before the first

  readonly #state: CompensatedState;
  readonly #series: RadauSeries;
  readonly #startAcceleration: Float64Array;
  readonly #nodePosition: Float64Array;
  readonly #nodeVelocity: Float64Array;
  readonly #nodeAcceleration: Float64Array;
  readonly #predicted: Float64Array; // b as predicted for this step
  readonly #converged: Float64Array; // b of the last finished step
  readonly #correction: Float64Array; // converged minus predicted, of the last finished step

  constructor(dimension: number, force: Force, options: Radau15Options) {
    this.#dimension = dimension;
    this.#force = force;
    this.#rule = options.rule;
    this.#convergence = options.convergence ?? 1e-16;
    this.#budget = options.budget ?? 200_000;
    this.#place = options.place;
    this.#firstStep = Math.abs(
      'fixedDays' in options.rule ? options.rule.fixedDays : (options.firstStepDays ?? 1),
    );
    this.#nextLength = this.#firstStep;
    if (!(this.#firstStep > 0)) throw new RangeError(`first step must be positive, got ${this.#firstStep} d`);
    const components = () => new Float64Array(dimension);
    const sevens = () => new Float64Array(ORDER * dimension);
    [this.position, this.velocity, this.#startAcceleration] = [components(), components(), components()];
    [this.#nodePosition, this.#nodeVelocity, this.#nodeAcceleration] = [
      components(),
      components(),
      components(),
    ];
    [this.#predicted, this.#converged, this.#correction] = [sevens(), sevens(), sevens()];
    this.#state = {
      position: this.position,
      velocity: this.velocity,
      positionRest: components(),
      velocityRest: components(),
    };
    this.#series = { power: sevens(), newton: sevens() };
    this.last = { day: 0, offset: 0, length: 0, series: new Float64Array(DENSE_WIDTH * dimension) };
  }

  /** Puts the state at a time and forgets every step made before. */
  start(day: number, offset: number, position: ArrayLike<number>, velocity: ArrayLike<number>): void {
    this.#setTime(day, offset);
    this.position.set(position);
    this.velocity.set(velocity);
    this.#state.positionRest.fill(0);
    this.#state.velocityRest.fill(0);
    this.steps = 0;
    this.evaluations = 0;
    this.#attempts = 0;
    this.#lastLength = 0;
    this.#nextLength = this.#firstStep;
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
      const placed = this.#place?.(this.day, this.offset, direction, this.#nextLength) ?? this.#nextLength;
      const reaches = Math.abs(remaining) <= placed * (1 + 1e-12);
      const length = reaches ? remaining : direction * placed;
      this.#spend(length);
      this.#predict(length);
      this.#iterate(length);
      const allowed = this.#lengthAfter(length);
      if (allowed < SMALLEST_ACCEPTED * Math.abs(length)) {
        this.#nextLength = allowed;
        continue;
      }
      this.#finish(length);
      if (reaches) this.#setTime(day, offset);
      else this.#setTime(this.day, this.offset + length);
      this.#nextLength = Math.min(allowed, LARGEST_GROWTH * Math.max(Math.abs(length), this.#nextLength));
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
    throw new IntegrationError('it takes too many steps', this.steps, this.day + this.offset, length);
  }

  #lengthAfter(length: number): number {
    const rule = this.#rule;
    if ('fixedDays' in rule) return Math.abs(rule.fixedDays);
    const allowed = allowedStep(
      rule,
      this.#startAcceleration,
      this.#nodeAcceleration,
      this.#series.power,
      length,
    );
    if (allowed > 0) return allowed;
    throw new IntegrationError('the force is not finite', this.steps, this.day + this.offset, length);
  }

  /** Carries the series of the last step over to this one, with the correction that the last one needed. */
  #predict(length: number): void {
    const ratio = this.#lastLength === 0 ? 0 : length / this.#lastLength;
    if (ratio === 0 || Math.abs(ratio) > FARTHEST_PREDICTION) {
      this.#series.power.fill(0);
      this.#predicted.fill(0);
      return;
    }
    predictSeries(this.#series.power, this.#predicted, this.#converged, this.#correction, ratio);
  }

  /** Finds the series of the acceleration over the step, node by node, until the last node no longer moves. */
  #iterate(length: number): void {
    const force = this.#force;
    force.prepare?.(this.day, this.offset, length);
    force.acceleration(0, this.day, this.offset, this.position, this.velocity, this.#startAcceleration);
    this.evaluations += 1;
    newtonFromPower(this.#series);
    let before = Number.POSITIVE_INFINITY;
    for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
      for (let node = 1; node < ORDER; node++) this.#evaluateNode(node, length);
      const change = this.#evaluateNode(ORDER, length);
      this.evaluations += ORDER;
      if (change < this.#convergence || (iteration > 1 && change >= before)) return;
      before = change;
    }
  }

  /** Moves to a node, evaluates the force, improves the series; returns the change against the acceleration. */
  #evaluateNode(node: number, length: number): number {
    const time = NODES[node] * length;
    const [position, velocity, acceleration] = [
      this.#nodePosition,
      this.#nodeVelocity,
      this.#nodeAcceleration,
    ];
    stateInside(
      this.#state,
      this.#startAcceleration,
      this.#series.power,
      NODES[node],
      time,
      position,
      velocity,
    );
    this.#force.acceleration(node, this.day, this.offset + time, position, velocity, acceleration);
    return correctSeries(this.#series, node, this.#startAcceleration, acceleration);
  }

  /** Stores the step for dense output and prediction, then advances the state. */
  #finish(length: number): void {
    this.#store(length);
    advance(this.#state, this.#startAcceleration, this.#series.power, length);
    this.#lastLength = length;
    this.steps += 1;
  }

  #store(length: number): void {
    const { last, position, velocity } = this;
    [last.day, last.offset, last.length] = [this.day, this.offset, length];
    const [power, predicted, first] = [this.#series.power, this.#predicted, this.#lastLength === 0];
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
