import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleBar } from '#render/labels/scale-bar.ts';
import { AU, KM } from '#render/geometry/unit.ts';

test('the scale bar of a picture of 5 au by 1000 px is 1 au on 200 px', () => {
  expect(scaleBar(0.005, AU, 240)).toEqual({ length: 200, label: '1 au' });
});

test('a scale bar near a planet is in kilometres', () => {
  const perPixel = 1000 / 149_597_870.7;
  const bar = scaleBar(perPixel, AU, 240);
  expect(bar.label).toBe('200 000 km');
  expect(bar.length).toBeCloseTo(200, 9);
  expect(scaleBar(1000, KM, 240)).toMatchObject({ label: '200 000 km' });
});

test('the scale bar is true and fits at every zoom', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 10, noNaN: true }), (perPixel) => {
      const { length, label } = scaleBar(perPixel, AU, 200);
      const [, digits, unit] = /^(.+) (au|km)$/.exec(label) ?? [];
      const written = Number(digits.replaceAll(' ', '')) / (unit === 'km' ? 149_597_870.7 : 1);
      expect(Math.abs(length * perPixel - written)).toBeLessThan(1e-6 * written);
      expect(length).toBeLessThanOrEqual(200 * (1 + 1e-9));
      expect(length).toBeGreaterThan(75);
    }),
  );
});

test('the scale bar has no meaning for a length that is not above zero', () => {
  expect(() => scaleBar(0, AU, 200)).toThrow(RangeError);
});
