import { expect, test } from 'vitest';
import { GENERIC_ROTATION } from '#contract/nov/shapes.ts';
import { dot } from '#engine/vectors.ts';
import { rotationPhase, spinAxes } from '#render/shapes/spin.ts';

const STEADY = { ...GENERIC_ROTATION, yorp: 0 };

test('the rotation of an asteroid of unknown shape is that of the specification', () => {
  expect(GENERIC_ROTATION).toEqual({
    lambdaDeg: 251,
    betaDeg: -63,
    period: 3.755067,
    yorp: 19e-9,
    phi0: 0,
    jd0: 2_443_568,
  });
});

test('the rotation of an asteroid is 360° after one period', () => {
  const turned = rotationPhase(STEADY, 2_443_568, STEADY.period / 24) - rotationPhase(STEADY, 2_443_568, 0);
  expect((turned * 180) / Math.PI).toBeCloseTo(360, 9);
});

test('an accelerated rotation gains half the acceleration times the square of the days', () => {
  const gained = rotationPhase(GENERIC_ROTATION, 2_443_568, 1000) - rotationPhase(STEADY, 2_443_568, 1000);
  expect(gained).toBeCloseTo(0.5 * 19e-9 * 1e6, 10);
});

test('an asteroid turns about its pole, which stays at λ and β', () => {
  for (const day of [0, 0.1, 400]) {
    const pole = spinAxes(GENERIC_ROTATION, 2_443_568, day).slice(6);
    const [lambda, beta] = [(251 * Math.PI) / 180, (-63 * Math.PI) / 180];
    expect(pole[0]).toBeCloseTo(Math.cos(beta) * Math.cos(lambda), 12);
    expect(pole[1]).toBeCloseTo(Math.cos(beta) * Math.sin(lambda), 12);
    expect(pole[2]).toBeCloseTo(Math.sin(beta), 12);
  }
});

test('the axes of an asteroid keep right angles and turn to the left about the pole', () => {
  const [x0, y0] = columns(spinAxes(STEADY, 2_443_568, 0));
  const [x1] = columns(spinAxes(STEADY, 2_443_568, STEADY.period / 24 / 4));
  expect(dot(x0, y0)).toBeCloseTo(0, 12);
  expect(dot(x0, x0)).toBeCloseTo(1, 12);
  expect(dot(x1, y0)).toBeCloseTo(1, 6);
});

test('a rotation without a period is an error', () => {
  expect(() => rotationPhase({ ...STEADY, period: 0 }, 2_443_568, 0)).toThrow('period must be above zero');
});

function columns(matrix: readonly number[]): readonly (readonly number[])[] {
  return [matrix.slice(0, 3), matrix.slice(3, 6), matrix.slice(6)];
}
