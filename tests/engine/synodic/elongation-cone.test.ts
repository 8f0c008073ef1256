import { expect, test } from 'vitest';
import { elongationCone } from '#engine/synodic/elongation-cone.ts';

const TANGENT_75 = 3.732_050_807_568_877; // tan 75° = 2 + √3

test('the elongation cone is 3 au high, and as wide as the tangent has it, up to 75 degrees', () => {
  expect(elongationCone(45)).toEqual({ height: 3, radius: expect.closeTo(3, 12) });
  expect(elongationCone(75).radius).toBeCloseTo(3 * TANGENT_75, 12);
});

test('the elongation cone opens beyond without growing wider, down to a disc', () => {
  const { height, radius } = elongationCone(76);
  expect(radius).toBeCloseTo(3 * TANGENT_75, 12);
  expect((Math.atan2(radius, height) * 180) / Math.PI).toBeCloseTo(76, 10);
  expect(elongationCone(90).height).toBe(0);
});

test('the elongation cone has no angle beyond 0 to 90 degrees', () => {
  expect(() => elongationCone(-1)).toThrow('0 to 90 degrees, got -1');
  expect(() => elongationCone(Number.NaN)).toThrow(RangeError);
});
