import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { bulgeDensity } from '#engine/sky/bulge.ts';
import { cellOf, GRID_CELLS, middleOf } from '#engine/sky/sky-grid.ts';
import { starDensity } from '#engine/sky/star-density.ts';
import { decodeStarCounts, encodeStarCounts } from '#engine/sky/star-counts-code.ts';
import { starsToSurveyDepth } from '#engine/sky/survey-star-density.ts';

/**
 * Published counts of stars, per square arcminute, and by how much the model may miss them.
 *
 * Gaia (G to 20.7) and IPHAS (r to 21.2) reach about V 22, and redder stars beyond it.
 */
const FIELDS: readonly (readonly [string, FieldShape, number, number])[] = [
  [
    '456 142 within 0.5 deg of l -30, b -4 (Gaia DR2, A&A 616, A1, fig. 5)',
    { l: 330, b: -4, radius: 0.5 },
    161.3,
    0.25,
  ],
  ['250 092 within 5 deg of l -100, b -60 (Gaia DR2, same)', { l: 260, b: -60, radius: 5 }, 0.886, 0.15],
  [
    '1 257 319 within 5.5 deg of M31 (Gaia DR3, Evans et al. 2023, A&A 674, A4)',
    { l: 121.17, b: -21.57, radius: 5.5 },
    3.68,
    0.15,
  ],
];

type FieldShape = { readonly l: number; readonly b: number; readonly radius: number };

describe('star density', () => {
  test.each(FIELDS)('towards a field with %s', (_what, { l, b, radius }, counted, tolerance) => {
    const model = meanOver(directionsAround(l, b, radius));
    expect(Math.abs(model / counted - 1)).toBeLessThan(tolerance);
  });

  test('along the northern Milky Way, 219 million in 92 % of 1860 square degrees (IPHAS DR2, MNRAS 444, 3230)', () => {
    const strip = Array.from({ length: 185 * 10 }, (_, k) => [30.5 + (k % 185), Math.floor(k / 185) - 4.5]);
    const model = meanOver(strip.map(([l, b]) => direction(l, b)));
    expect(model / (219e6 / (0.92 * 1860 * 3600))).toBeGreaterThan(0.8);
    expect(model / (219e6 / (0.92 * 1860 * 3600))).toBeLessThan(1.1);
  });

  test('star density over the whole sky, 1.81 thousand million stars (Gaia EDR3, A&A 649, A1)', () => {
    const sky = Array.from({ length: GRID_CELLS }, (_, cell) => middleOf(cell));
    const counted = 1_811_709_771 / (41_252.96 * 3600);
    expect(meanOver(sky) / counted).toBeGreaterThan(0.9);
    expect(meanOver(sky) / counted).toBeLessThan(1.1);
  });

  test('star density is two thirds of the 4.6 million per square degree of the Sagittarius I window (Gaia, ESA 2017), which go deeper in red', () => {
    const window = meanOver(directionsAround(1.4, -2.65, 0.4)) / (4.6e6 / 3600);
    expect(window).toBeGreaterThan(0.55);
    expect(window).toBeLessThan(0.8);
  });

  test('star density is near the 30 million in 49 fields of 0.225 square degrees around l 1 to 10, b -2 to -5 (OGLE-II, Acta Astron. 52, 217)', () => {
    const fields = Array.from({ length: 13 * 7 }, (_, k) =>
      direction((k % 13) - 1, Math.floor(k / 13) / 2 - 5),
    );
    const ratio = meanOver(fields) / (30e6 / (49 * 0.225 * 3600));
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
      const perSquareDegree = meanOver(directionsAround(0, b, 5)) * 3600;
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
});

describe('the grid of the galactic sky', () => {
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
});

type Direction = readonly [x: number, y: number, z: number];

function direction(l: number, b: number): Direction {
  const across = Math.cos(b * DEGREE);
  return [across * Math.cos(l * DEGREE), across * Math.sin(l * DEGREE), Math.sin(b * DEGREE)];
}

/** Directions spread evenly over a field. */
function directionsAround(l: number, b: number, radius: number): Direction[] {
  const middle = direction(l, b);
  const tilt = (90 - b) * DEGREE;
  return Array.from({ length: 400 }, (_, k) => {
    const away = radius * DEGREE * Math.sqrt((k + 0.5) / 400);
    const turn = k * 2.399_963;
    const [u, v, w] = [Math.sin(away) * Math.cos(turn), Math.sin(away) * Math.sin(turn), Math.cos(away)];
    const across = Math.cos(tilt) * u + Math.sin(tilt) * w;
    const [c, s] = [Math.cos(l * DEGREE), Math.sin(l * DEGREE)];
    return [c * across - s * v, s * across + c * v, middle[2] * w - Math.sin(tilt) * u];
  });
}

function meanOver(directions: readonly Direction[]): number {
  return directions.reduce((sum, at) => sum + starsToSurveyDepth(...at), 0) / directions.length;
}

function longitude() {
  return double({ min: 0, max: 360, noNaN: true });
}

function latitude() {
  return double({ min: -90, max: 90, noNaN: true });
}
