import { describe, expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { ellipseFromU, runOffPerDecade } from '#engine/uncertainty/run-off.ts';

describe('the uncertainty parameter U', () => {
  test.each([
    [1, 1.0, 4.4],
    [4, 86.5, 382],
    [8, 33_121, 146_502],
  ])('U = %d lies in the middle of its bin', (u, lower, upper) => {
    expect(runOffPerDecade(u)).toBeCloseTo(Math.sqrt(lower * upper), 6);
  });

  test('the open bins at both ends go on in the same ratio', () => {
    expect(runOffPerDecade(0)).toBeCloseTo(1 / Math.sqrt(4.4), 6);
    expect(runOffPerDecade(9)).toBeCloseTo(146_502 * Math.sqrt(4.4), 3);
  });

  test.each([-1, 10, 2.5, Number.NaN])('%d is no U', (u) => {
    expect(() => runOffPerDecade(u)).toThrow(/uncertainty parameter/);
  });

  test('a decade after the arc the run-off at opposition, seen square, stands larger by r / Δ', () => {
    // r = 2 au along x, Δ = 1 au, moving along +y: east as seen from the Earth.
    const found = ellipseFromU(5, 3652.5, [2, 0, 0], [0, 0.012, 0], [1, 0, 0]);
    expect(found.major).toBeCloseTo(2 * runOffPerDecade(5), 6);
    expect(found.minor).toBe(0.1);
    expect(found.positionAngle / DEGREE).toBeCloseTo(90, 9);
  });

  test('within the arc nothing is better than the astrometry of the catalogue', () => {
    expect(ellipseFromU(9, 0, [2, 0, 0], [0, 0.012, 0], [1, 0, 0]).major).toBe(0.1);
  });

  test('motion along the line of sight cannot be seen', () => {
    expect(ellipseFromU(9, 3652.5, [2, 0, 0], [0.01, 0, 0], [1, 0, 0]).major).toBe(0.1);
  });
});
