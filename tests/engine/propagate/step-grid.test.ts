import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridKey, placeOnGrid } from '#engine/propagate/step-grid.ts';

test('a step on the grid is never longer than proposed and never vanishes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -60_000, max: 60_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom(1, -1),
      fc.double({ min: 1e-4, max: 300, noNaN: true }),
      (halfDays, offset, direction, proposed) => {
        const placed = placeOnGrid(2_451_545 + halfDays / 2, offset, direction, proposed);
        expect(placed).toBeGreaterThan(0);
        expect(placed).toBeLessThanOrEqual(proposed);
      },
    ),
    { numRuns: 2000 },
  );
});

test('equal steps from anywhere soon fall on the same cells of the grid', () => {
  const cells = [0.1, 0.37, 0.918_273].map((start) => {
    let offset = start;
    while (offset < 64) offset += placeOnGrid(2_460_000.5, offset, 1, 10);
    return gridKey(2_460_000.5, offset, placeOnGrid(2_460_000.5, offset, 1, 10));
  });
  expect(cells[0]).toBeDefined();
  expect(new Set(cells).size).toBe(1);
});

test('a cell of the grid of steps has the same key from any base, and another one by size and direction', () => {
  expect(gridKey(2_460_000.5, 0.5, 4)).toBe(gridKey(2_460_001, 0, 4));
  expect(gridKey(2_460_001, 0, 4)).not.toBe(gridKey(2_460_001, 0, 8));
  expect(gridKey(2_460_001, 0, 4)).not.toBe(gridKey(2_460_001, 0, -4));
  expect(gridKey(2_460_001, 0.01, 4)).toBeUndefined();
  expect(gridKey(2_460_001, 0, 0.7)).toBeUndefined();
});
