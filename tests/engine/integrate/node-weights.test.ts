import { expect, test } from 'vitest';
import {
  emptyWeights,
  NODE_COUNT,
  type NodeWeights,
  weightedSum,
  WEIGHTS_AT_END,
  WEIGHTS_OF_ALL,
  WEIGHTS_OF_FORMER,
  writeWeights,
} from '#engine/integrate/node-weights.ts';
import { NODES } from '#engine/integrate/radau-coefficients.ts';

const INSIDE = emptyWeights();
writeWeights(0.37, INSIDE);

const ALL: readonly (readonly [part: number, weights: NodeWeights])[] = [
  ...Array.from(NODES, (part, node) => [part, WEIGHTS_OF_ALL[node]] as const),
  [0.37, INSIDE],
  [1, WEIGHTS_AT_END],
];

test('accelerations at all nodes give rate and place exactly where they follow a polynomial of the seventh degree', () => {
  for (const [part, weights] of ALL) {
    for (let power = 0; power < NODE_COUNT; power++) expectIntegrals(weights, power, part);
  }
});

test('accelerations at the nodes before one give rate and place there exactly up to one power less than they are many', () => {
  WEIGHTS_OF_FORMER.forEach((weights, node) => {
    for (let power = 0; power < node; power++) expectIntegrals(weights, power, NODES[node]);
    expect(weights.place.subarray(node).every((weight) => weight === 0)).toBe(true);
  });
});

/** Compares with the integrals of an acceleration that grows with a power of time. */
function expectIntegrals({ rate, place }: NodeWeights, power: number, part: number): void {
  const accelerations = NODES.map((at) => at ** power);
  expect(weightedSum(accelerations, 0, rate)).toBeCloseTo(part ** (power + 1) / (power + 1), 12);
  expect(weightedSum(accelerations, 0, place)).toBeCloseTo(
    part ** (power + 2) / ((power + 1) * (power + 2)),
    12,
  );
}
