import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { directionAt, distortionAt, radiusOf } from '#render/geometry/sky-projection.ts';

test('the projection of the sky is stereographic from 60 degrees on: 2 tan θ/2', () => {
  expect(distortionAt(60 * DEGREE)).toBe(1);
  expect(radiusOf(1, distortionAt(90 * DEGREE))).toBeCloseTo(2 * Math.tan(0.5), 14);
});

test('the projection of the sky is gnomonic in the limit of a narrow field: tan θ', () => {
  expect(radiusOf(0.3, distortionAt(0))).toBeCloseTo(Math.tan(0.3), 14);
  expect(distortionAt(0.1 * DEGREE)).toBeLessThan(1e-5);
});

test('the projection of the sky follows the field without a jump: a hundredth of a degree changes it by less than 0.0003', () => {
  const fields = Array.from({ length: 9000 }, (_, step) => step / 100);
  const steps = fields.map((f) => distortionAt((f + 0.01) * DEGREE) - distortionAt(f * DEGREE));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(3e-4);
});

test('the projection of the sky gives every distance from the middle a direction, and back', () => {
  for (const p of [0, 1e-6, 0.1, 0.5, 0.9, 1]) {
    for (const radius of [1e-9, 0.01, 0.5, 3, 50]) {
      const { sine, cosine } = directionAt(radius, p);
      expect(sine * sine + cosine * cosine).toBeCloseTo(1, 12);
      expect(radiusOf(Math.atan2(sine, cosine), p) / radius).toBeCloseTo(1, 9);
    }
  }
});

test('the projection of the sky refuses a direction that is infinitely far away', () => {
  expect(() => radiusOf(Math.PI / 2 + 0.01, 0)).toThrow(RangeError);
});
