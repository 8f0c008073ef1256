import { NODES, ORDER } from './radau-coefficients.ts';

/** Nodes of a step, its start among them. */
export const NODE_COUNT = ORDER + 1;

/**
 * Weights by which accelerations at the nodes of a step give the change of rate and place since its start: the polynomial
 * through them, integrated once and twice. One number per node; the length of the step is 1.
 */
export type NodeWeights = { readonly rate: Float64Array; readonly place: Float64Array };

/** For each node the polynomial that is 1 there and 0 at the others: coefficients of the powers from 0. */
const POLYNOMIALS = basisPolynomials(NODE_COUNT);

/** Weights at each node by the accelerations at those before it. */
export const WEIGHTS_OF_FORMER: readonly NodeWeights[] = Array.from(NODES, (part, node) =>
  weightsOf(basisPolynomials(node), part),
);

/** Weights at each node by the accelerations at all nodes. */
export const WEIGHTS_OF_ALL: readonly NodeWeights[] = Array.from(NODES, (part) =>
  weightsOf(POLYNOMIALS, part),
);

/** Weights at the end of a step. */
export const WEIGHTS_AT_END: NodeWeights = weightsOf(POLYNOMIALS, 1);

/** Weights, to be written by {@link writeWeights}. */
export function emptyWeights(): NodeWeights {
  return { rate: new Float64Array(NODE_COUNT), place: new Float64Array(NODE_COUNT) };
}

/** Writes the weights at a part of a step, 0 to 1. */
export function writeWeights(part: number, out: NodeWeights): void {
  integrate(POLYNOMIALS, part, out);
}

/** Sum of the numbers of the nodes, which lie in `values` from `at`, each by its weight. */
export function weightedSum(values: Float64Array, at: number, w: Float64Array): number {
  const first = w[0] * values[at] + w[1] * values[at + 1] + (w[2] * values[at + 2] + w[3] * values[at + 3]);
  const last =
    w[4] * values[at + 4] + w[5] * values[at + 5] + (w[6] * values[at + 6] + w[7] * values[at + 7]);
  return first + last;
}

function weightsOf(polynomials: readonly Float64Array[], part: number): NodeWeights {
  const weights = emptyWeights();
  integrate(polynomials, part, weights);
  return weights;
}

function integrate(polynomials: readonly Float64Array[], part: number, { rate, place }: NodeWeights): void {
  for (let node = 0; node < polynomials.length; node++) {
    const coefficients = polynomials[node];
    let once = 0;
    let twice = 0;
    for (let power = coefficients.length - 1; power >= 0; power--) {
      const mean = coefficients[power] / (power + 1);
      once = once * part + mean;
      twice = twice * part + mean / (power + 2);
    }
    rate[node] = once * part;
    place[node] = twice * part * part;
  }
}

/** The polynomials of Lagrange over the first nodes. */
function basisPolynomials(count: number): readonly Float64Array[] {
  return Array.from({ length: count }, (_, node) => {
    const coefficients = new Float64Array(count);
    coefficients[0] = 1;
    for (let other = 0; other < count; other++) {
      if (other === node) continue;
      const gap = NODES[node] - NODES[other];
      for (let power = count - 1; power >= 0; power--) {
        const raised = power > 0 ? coefficients[power - 1] : 0;
        coefficients[power] = (raised - NODES[other] * coefficients[power]) / gap;
      }
    }
    return coefficients;
  });
}
