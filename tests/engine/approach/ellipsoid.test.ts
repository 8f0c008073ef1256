import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ellipsoidOf, matrixOf } from '#engine/approach/ellipsoid.ts';

test('an ellipsoid gives back its covariance, whatever its attitude', () => {
  const axis = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
  const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(axis, axis, axis), fc.tuple(angle, angle, angle), (semiAxes, turns) => {
      const matrix = matrixOf({ semiAxes, turns });
      const found = ellipsoidOf(matrix);
      const sorted = semiAxes.toSorted((a, b) => b - a);
      found.semiAxes.forEach((one, k) => expect(Math.abs(one - sorted[k])).toBeLessThan(1e-4 * sorted[0]));
      const again = matrixOf(found);
      again.forEach((value, k) => expect(Math.abs(value - matrix[k])).toBeLessThan(1e-9 * sorted[0] ** 2));
    }),
  );
});
