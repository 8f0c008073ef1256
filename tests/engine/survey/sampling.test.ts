import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GEOCENTRE, siteFromGeodetic } from '#engine/earth/site.ts';
import { gridCovering, lastDayOf } from '#engine/survey/node-grid.ts';
import { MOST_NIGHTS, sampleEpochs } from '#engine/survey/sample-epochs.ts';
import { DIRECT_QUANTITIES, TO_MEASURE, TO_UNIT, thresholdsOf } from '#engine/survey/thresholds.ts';

const HAWAII = siteFromGeodetic(-155.47, 19.83, 4200);

test('the instants that are examined lie on the half hours of a day', () => {
  const { epochsUtc } = sampleEpochs(GEOCENTRE, { fromUtc: 2_461_365.5, toUtc: 2_461_366.5 });
  expect(epochsUtc).toHaveLength(49);
  expect(epochsUtc.slice(0, 2)).toEqual([2_461_365.5, 2_461_365.5 + 1 / 48]);
});

test('the instants that are examined belong to nights from local noon to local noon: one UTC day in Hawaii holds parts of two', () => {
  const { nights } = sampleEpochs(HAWAII, { fromUtc: 2_461_365.5, toUtc: 2_461_366.49 });
  expect(nights).toEqual({ sampled: 2, total: 2 });
});

test('the instants that are examined thin out to whole nights in a window of ten years', () => {
  const window = { fromUtc: 2_461_365.5, toUtc: 2_461_365.5 + 3652 };
  const { epochsUtc, nights } = sampleEpochs(HAWAII, window);
  expect(nights.sampled).toBeLessThanOrEqual(MOST_NIGHTS);
  expect(nights.total).toBe(3653);
  expect(epochsUtc.length).toBeLessThanOrEqual(MOST_NIGHTS * 48);
});

test('the instants that are examined are refused in a window that ends before it begins', () => {
  expect(() => sampleEpochs(HAWAII, { fromUtc: 2, toUtc: 1 })).toThrow(RangeError);
});

test('a grid of nodes covers its span and has the same days as every other grid', () => {
  fc.assert(
    fc.property(fc.double({ min: 2.4e6, max: 2.5e6, noNaN: true }), fc.nat(1000), (from, days) => {
      const grid = gridCovering(from, from + days);
      expect(grid.firstDay).toBeLessThanOrEqual(from);
      expect(lastDayOf(grid)).toBeGreaterThanOrEqual(from + days);
      expect(grid.firstDay % grid.interval).toBe(0);
    }),
  );
});

test.each(DIRECT_QUANTITIES)('a limit on %s comes back from the measure of the samples', (quantity) => {
  expect(TO_UNIT[quantity](TO_MEASURE[quantity](42.5))).toBeCloseTo(42.5, 9);
});

test('a limit of at least 50 degrees from the Sun admits 90 and refuses 40', () => {
  const [threshold] = thresholdsOf({
    sunElongation: { range: { min: 50, max: 180 }, acceptsAbsent: false },
  });
  const admits = (degrees: number) => {
    const measure = TO_MEASURE.sunElongation(degrees);
    return measure >= threshold.low && measure <= threshold.high;
  };
  expect([admits(90), admits(40)]).toEqual([true, false]);
});

test('a limit without a range admits no value', () => {
  const [threshold] = thresholdsOf({ magnitude: { range: undefined, acceptsAbsent: true } });
  expect(threshold.low).toBeGreaterThan(threshold.high);
});
