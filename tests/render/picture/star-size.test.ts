import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { STAR_TIERS, starDiameter, starDiameters, starTier } from '#render/picture/sky/star-size.ts';

test('the size of a star goes by tiers that end at 2.5, 5, 7.5, 10, 12.5, 15 and 17.5', () => {
  expect([2.4, 2.5, 5, 7.5, 10, 12.5, 15, 17.5].map(starTier)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(starTier(-1.46)).toBe(1);
  expect(starTier(22)).toBe(8);
});

test('the size of a star never grows with the magnitude and does not jump from tier to tier, in any field', () => {
  for (const field of [0.1, 0.5, 3, 20, 45, 90]) {
    const diameters = starDiameters(field * DEGREE);
    for (let magnitude = -2; magnitude < 22; magnitude += 0.05) {
      const [bright, faint] = [magnitude, magnitude + 0.05].map((one) => starDiameter(one, diameters));
      expect(faint).toBeLessThanOrEqual(bright);
      expect(bright - faint).toBeLessThan(0.1);
    }
    const atEnds = STAR_TIERS.map((end) => starDiameter(end, diameters));
    expect(new Set(atEnds).size).toBe(STAR_TIERS.length);
  }
});

test('the size of a star grows as the field gets narrower', () => {
  expect(starDiameter(10, starDiameters(0.2 * DEGREE))).toBeGreaterThan(
    2 * starDiameter(10, starDiameters(45 * DEGREE)),
  );
});
