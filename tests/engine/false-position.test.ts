import { expect, test } from 'vitest';
import { falsePosition } from '#engine/false-position.ts';

test('the root of a rising and of a falling function is found from either side', () => {
  const root = 2 ** (1 / 3);
  expect(falsePosition(0, cubic(0), 3, cubic(3), cubic, 1e-12)).toBeCloseTo(root, 11);
  expect(falsePosition(3, cubic(3), 0, cubic(0), cubic, 1e-12)).toBeCloseTo(root, 11);
  expect(falsePosition(1, Math.cos(1), 2, Math.cos(2), Math.cos, 1e-12)).toBeCloseTo(Math.PI / 2, 11);
});

test('a function that turns at its root, where plain false position creeps, is followed in a dozen steps', () => {
  let steps = 0;
  const bent = (x: number) => {
    steps++;
    return Math.expm1(20 * (x - 0.3));
  };
  expect(falsePosition(0, bent(0), 1, bent(1), bent, 1e-9)).toBeCloseTo(0.3, 9);
  expect(steps).toBeLessThan(40);
});

function cubic(x: number): number {
  return x ** 3 - 2;
}
