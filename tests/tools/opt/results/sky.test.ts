import { expect, test } from 'vitest';
import type { CalculationResult, PlotTables } from '#contract/opt/calculation.ts';
import { skySamples, sunAndMoon } from '#tools/opt/results/sky.ts';
import { PROVENANCE } from '../../../machines/fakes/objects.ts';

const START = 2_461_365.5;

/** One object that is always up, at this many moments, under a Sun and Moon given for each. */
function tables(moments: readonly number[], sun: number | null, moon = 10): PlotTables & CalculationResult {
  return {
    object: {
      fields: ['JD_UTC', 'AST_ALT'],
      units: ['d', 'deg'],
      data: [
        { name: 'Eros', designator: 'Eros', database: 'JPL', data: moments.map((moment) => [moment, 40]) },
      ],
    },
    sunmoon: {
      fields: ['JD_UTC', 'SUN_ALT', 'MOON_ALT'],
      units: ['d', 'deg', 'deg'],
      data: moments.map((moment) => [moment, sun, moon]),
    },
    processed: 1,
    selected: 1,
    provenance: PROVENANCE,
  };
}

test('the sky of an object is known by half hours as far as they go, then at the epochs, and is the same at every look', () => {
  const short = tables([START, START + 0.5, START + 1], -30);
  const result = tables([START, START + 1, START + 2], 20);
  const sky = skySamples('Eros', result, short);
  expect(sky).toEqual({
    timestamps: [START, START + 0.5, START + 1, START + 2],
    sun: [-30, -30, -30, 20],
    altitude: [40, 40, 40, 40],
    azimuth: [null, null, null, null],
  });
  expect(skySamples('Eros', result, short)).toBe(sky);
  expect(skySamples('Eros', result, undefined).timestamps).toEqual([START, START + 1, START + 2]);
});

test('the sky of an object is known at the epochs of its calculation where they are closer than half hours', () => {
  const short = tables([START, START + 0.5, START + 1], -30);
  const result = tables([START, START + 0.25, START + 0.5, START + 0.75], -30);
  expect(skySamples('Eros', result, short).timestamps).toEqual([
    START,
    START + 0.25,
    START + 0.5,
    START + 0.75,
  ]);
});

test('an object without rows has an empty sky, the same at every look, so that nothing is made of it again', () => {
  const moments = [START, START + 1];
  const [short, result] = [tables(moments, -30), tables(moments, 20)];
  const sky = skySamples('Apophis', result, short);
  expect(sky.timestamps).toEqual([]);
  expect(skySamples('Apophis', result, short)).toBe(sky);
  expect(skySamples('Apophis', result, undefined)).toBe(sky);
  const withoutResult = { ...result, object: { ...result.object, data: [] } };
  expect(skySamples('Eros', withoutResult, short)).toBe(skySamples('Eros', withoutResult, short));
});

test('at the geocentre there are no nights and no moonlight; in a polar night the Moon shines through', () => {
  const moments = [START, START + 0.5, START + 1];
  expect(sunAndMoon(tables(moments, null)).nights).toEqual([]);
  expect(sunAndMoon(tables(moments, null)).moonlight).toEqual([]);
  expect(sunAndMoon(tables(moments, -40)).moonlight).toEqual([{ start: START, end: START + 1 }]);
  expect(sunAndMoon(tables(moments, -40, -5)).moonlight).toEqual([]);
});
