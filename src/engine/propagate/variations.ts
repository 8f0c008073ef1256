import { type DenseStep, evaluateStep } from '../integrate/dense-step.ts';
import {
  emptyWeights,
  NODE_COUNT,
  type NodeWeights,
  weightedSum,
  WEIGHTS_AT_END,
  WEIGHTS_OF_ALL,
  WEIGHTS_OF_FORMER,
  writeWeights,
} from '../integrate/node-weights.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import type { NonGravitational } from '../orbit/orbit.ts';
import type { SmallBodyForce } from './force-model.ts';
import { GRADIENT_NUMBERS, writeGravityGradient } from './gravity-gradient.ts';
import { nonGravitationalVariations } from './non-gravitational.ts';
import { createStepStore, type StepStore } from './step-store.ts';

/** A change of the state at the epoch: x y z vx vy vz, au and au/d. */
export type Direction = ArrayLike<number>;

/** The numbers of the state, one by one. */
export const STATE_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5].map((number) =>
  [0, 1, 2, 3, 4, 5].map((other) => (other === number ? 1 : 0)),
);

/** What is varied in the motion of a body. */
export type Varied = {
  readonly force: SmallBodyForce;
  readonly ownBody: number | undefined;
  readonly directions: readonly Direction[];
  /** The non-gravitational force whose parameters are varied; absent where none is. */
  readonly terms: NonGravitational | undefined;
  /** Places of these among A1, A2, A3 and DT. */
  readonly parameters: readonly number[];
};

/** Variations of a path on one side of its epoch: three components for each direction, then for each parameter. */
export type Variations = {
  /** The steps followed so far, for {@link evaluateVariations}. */
  readonly steps: StepStore;
  /** Carries the variations through a step that the body has just finished, the perturbers being still those of it. */
  follow(step: DenseStep): void;
};

/** Numbers stored per component: place and rate at the start of a step, then the accelerations at its nodes. */
const WIDTH = 2 + NODE_COUNT;

/** Index of the first acceleration among them. */
const FIRST_NODE = 2;

/** Index of the first variation in what the non-gravitational force is varied by: the body comes before. */
const AFTER_BODY = 3;

/**
 * The variational equations: the gravity gradient of the point masses acts on each variation, and on those by a non-gravitational
 * parameter also the force of a unit of it.
 *
 * They are linear, and the body's path through a step is known. So the gradient is evaluated once at each node, and the accelerations
 * there follow in two passes: by those at the nodes before, then by all.
 *
 * Accuracy: 1e-7 over ten revolutions at an eccentricity of 0.8, apart from what is neglected.
 * Source: Montenbruck & Gill (2000), Satellite Orbits, section 7.2. Neglected: the gradients of relativity (1e-8),
 * oblateness (5e-4 of the Earth's at 10 000 km), asteroids farther than 0.3 au (1e-6), and of non-gravitational terms where their parameters are not varied.
 */
export function followVariations({ force, ownBody, directions, terms, parameters }: Varied): Variations {
  const { gm, layout } = force;
  const size = 3 * (directions.length + parameters.length);
  const series = new Float64Array(WIDTH * size);
  const step = { day: 0, offset: 0, length: 0, series };
  const steps = createStepStore(series.length);
  const addNonGravitational =
    terms && nonGravitationalVariations(terms, layout, AFTER_BODY, directions.length, parameters);
  const gradients = new Float64Array(GRADIENT_NUMBERS * NODE_COUNT);
  const places = new Float64Array(AFTER_BODY + size);
  const rates = new Float64Array(AFTER_BODY + size);
  const nonGravitational = Array.from(NODES, () => new Float64Array(AFTER_BODY + size));
  writeDirections(directions, places, rates);
  for (let c = 0; c < size; c++) {
    series[WIDTH * c] = places[c];
    series[WIDTH * c + 1] = rates[c];
  }

  /** Finds what acts at a node: all but the gradient only there, because a second pass would hardly change it. */
  function prepareNode(body: DenseStep, node: number): void {
    const offset = body.offset + NODES[node] * body.length;
    const perturbers = force.perturbers();
    const at = node * layout.size;
    const g = GRADIENT_NUMBERS * node;
    evaluateStep(body, body.day, offset, places, addNonGravitational && rates);
    writeGravityGradient(perturbers, at, layout.bodies, gm, ownBody, places, gradients, g);
    if (addNonGravitational === undefined) return;
    writePlaces(node, WEIGHTS_OF_FORMER[node].place);
    writeRates(WEIGHTS_OF_FORMER[node].rate);
    nonGravitational[node].fill(0);
    addNonGravitational(perturbers, at, places, rates, nonGravitational[node]);
  }

  /** Finds the accelerations at a node from those at the nodes that have weights. */
  function accelerate(node: number, { place }: NodeWeights): void {
    writePlaces(node, place);
    const g = GRADIENT_NUMBERS * node;
    const [xx, xy, xz] = [gradients[g], gradients[g + 1], gradients[g + 2]];
    const [yy, yz, zz] = [gradients[g + 3], gradients[g + 4], gradients[g + 5]];
    const more = nonGravitational[node];
    for (let c = AFTER_BODY, p = FIRST_NODE + node; c < places.length; c += 3, p += 3 * WIDTH) {
      const x = places[c];
      const y = places[c + 1];
      const z = places[c + 2];
      series[p] = xx * x + xy * y + xz * z + more[c];
      series[p + WIDTH] = xy * x + yy * y + yz * z + more[c + 1];
      series[p + 2 * WIDTH] = xz * x + yz * y + zz * z + more[c + 2];
    }
  }

  function writePlaces(node: number, weights: Float64Array): void {
    const { length } = step;
    for (let c = AFTER_BODY, p = 0; c < places.length; c++, p += WIDTH) {
      const turn = length * weightedSum(series, p + FIRST_NODE, weights);
      places[c] = series[p] + length * (NODES[node] * series[p + 1] + turn);
    }
  }

  function writeRates(weights: Float64Array): void {
    for (let c = AFTER_BODY, p = 0; c < rates.length; c++, p += WIDTH) {
      rates[c] = series[p + 1] + step.length * weightedSum(series, p + FIRST_NODE, weights);
    }
  }

  function advance(): void {
    const { length } = step;
    for (let p = 0; p < series.length; p += WIDTH) {
      const turn = length * weightedSum(series, p + FIRST_NODE, WEIGHTS_AT_END.place);
      series[p] += length * (series[p + 1] + turn);
      series[p + 1] += length * weightedSum(series, p + FIRST_NODE, WEIGHTS_AT_END.rate);
    }
  }

  return {
    steps,
    follow(body) {
      [step.day, step.offset, step.length] = [body.day, body.offset, body.length];
      for (let node = 0; node < NODE_COUNT; node++) {
        prepareNode(body, node);
        accelerate(node, WEIGHTS_OF_FORMER[node]);
      }
      for (let node = 1; node < NODE_COUNT; node++) accelerate(node, WEIGHTS_OF_ALL[node]);
      steps.append(step);
      advance();
    },
  };
}

/**
 * Writes the variations inside a step and their rates, three numbers for each, au and au/d.
 *
 * @param day, offset instant, a Julian date TDB plus days, which must lie inside the step; not checked.
 */
export function evaluateVariations(
  { day: from, offset: fromOffset, length, series }: DenseStep,
  day: number,
  offset: number,
  places: Float64Array,
  rates: Float64Array,
): void {
  const time = day - from + (offset - fromOffset);
  writeWeights(time / length, inside);
  for (let c = 0, p = 0; c < places.length; c++, p += WIDTH) {
    const turn = length * weightedSum(series, p + FIRST_NODE, inside.place);
    places[c] = series[p] + time * series[p + 1] + length * turn;
    rates[c] = series[p + 1] + length * weightedSum(series, p + FIRST_NODE, inside.rate);
  }
}

const inside = emptyWeights();

/** Writes the variations at the epoch and their rates, three numbers for each: those of the directions, zeros after them. */
export function writeDirections(
  directions: readonly Direction[],
  places: Float64Array,
  rates: Float64Array,
): void {
  places.fill(0);
  rates.fill(0);
  directions.forEach((direction, variation) => {
    for (let axis = 0; axis < 3; axis++) {
      places[3 * variation + axis] = direction[axis];
      rates[3 * variation + axis] = direction[3 + axis];
    }
  });
}
