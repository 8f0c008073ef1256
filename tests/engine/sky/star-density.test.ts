import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { bulgeDensity } from '#engine/sky/bulge.ts';
import { cellOf, GRID_CELLS, middleOf } from '#engine/sky/sky-grid.ts';
import { starDensity, starsToSurveyDepth } from '#engine/sky/star-density.ts';
import { decodeStarCounts, encodeStarCounts } from '#engine/sky/star-counts-code.ts';
import { direction, directionsAround, meanStars } from '#validation/star-density.ts';

test('star density is two thirds of the 4.6 million per square degree of the Sagittarius I window (Gaia, ESA 2017), which go deeper in red', () => {
  const window = meanStars(directionsAround(1.4, -2.65, 0.4)) / (4.6e6 / 3600);
  expect(window).toBeGreaterThan(0.55);
  expect(window).toBeLessThan(0.8);
});

test('star density is near the 30 million in 49 fields of 0.225 square degrees around l 1 to 10, b -2 to -5 (OGLE-II, Acta Astron. 52, 217)', () => {
  const fields = Array.from({ length: 13 * 7 }, (_, k) =>
    direction((k % 13) - 1, Math.floor(k / 13) / 2 - 5),
  );
  const ratio = meanStars(fields) / (30e6 / (49 * 0.225 * 3600));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.1);
});

test('star density has a bulge that ends: 30 deg from its middle there is none of it, nor behind the dust of the plane', () => {
  const bulge = bulgeDensity(22);
  expect(bulge(...direction(30, -3))).toBeLessThan(1);
  expect(bulge(...direction(1, -0.2))).toBeLessThan(1);
  expect(bulge(...direction(181, -3))).toBe(0);
  expect(bulge(...direction(5, -3))).toBeGreaterThan(100);
});

test('star density at the galactic poles is two to three thousand per square degree (Allen: 2400)', () => {
  for (const b of [90, -90]) {
    const perSquareDegree = meanStars(directionsAround(0, b, 5)) * 3600;
    expect(perSquareDegree).toBeGreaterThan(2000);
    expect(perSquareDegree).toBeLessThan(3600);
  }
});

test('star density knows clouds of dust: the Taurus cloud is emptier than the sky at its sides', () => {
  const cloud = starsToSurveyDepth(...direction(172, -15));
  expect(cloud).toBeLessThan(0.5 * starsToSurveyDepth(...direction(150, -15)));
  expect(cloud).toBeLessThan(0.5 * starsToSurveyDepth(...direction(195, -15)));
});

test('star density passes 100, where a filter can begin, in less than a tenth of the sky and in more than a hundredth', () => {
  const crowded = Array.from({ length: GRID_CELLS }, (_, cell) => starsToSurveyDepth(...middleOf(cell)));
  const share = crowded.filter((density) => density > 100).length / GRID_CELLS;
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.1);
});

test('star density grows with depth, four to five times from V 18 to V 22 at the pole (Allen: 4.3)', () => {
  const growth = starDensity(22)(0, 0, 1) / starDensity(18)(0, 0, 1);
  expect(growth).toBeGreaterThan(4);
  expect(growth).toBeLessThan(5);
});

test('star density has no steps: a tenth of a degree changes it by less than a fifth, everywhere', () => {
  assert(
    property(longitude(), latitude(), (l, b) => {
      const [here, there] = [direction(l, b), direction(l + 0.1, Math.max(b - 0.1, -90))];
      const ratio = starsToSurveyDepth(...there) / starsToSurveyDepth(...here);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    }),
  );
});

test('star density refuses a depth outside the table', () => {
  expect(() => starDensity(40)).toThrow(/40/);
});

test('the grid of the galactic sky finds the cell whose middle a direction is', () => {
  for (let cell = 0; cell < GRID_CELLS; cell++) expect(cellOf(...middleOf(cell))).toBe(cell);
});

test('the grid of the galactic sky as text gives counts back to 2.4 %', () => {
  const counts = Array.from({ length: GRID_CELLS }, (_, cell) => 5 + (cell % 130));
  decodeStarCounts(encodeStarCounts(counts)).forEach((count, cell) =>
    expect(Math.abs(count / counts[cell] - 1)).toBeLessThan(0.024),
  );
});

test('the grid of the galactic sky refuses a count that has no place in the text', () => {
  expect(() => encodeStarCounts(new Float64Array(GRID_CELLS))).toThrow(/0 stars/);
});

function longitude() {
  return double({ min: 0, max: 360, noNaN: true });
}

function latitude() {
  return double({ min: -90, max: 90, noNaN: true });
}
