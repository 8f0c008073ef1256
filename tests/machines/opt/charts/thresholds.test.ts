import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { longTermObject, meets } from '#machines/opt/charts/long-term-object.ts';
import { LONG_TERM_PLOTS, seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import { excludedShares, observableMarks } from '#machines/opt/charts/observability.ts';
import {
  midpoint,
  NO_THRESHOLDS,
  settingOf,
  settingsOf,
  sliderRange,
  sliderValue,
  thresholdsFrom,
  withChoice,
  withMidpoints,
} from '#machines/opt/charts/thresholds.ts';
import { EPHEMERIS_COLUMN } from '#engine/observe/columns.ts';

const HEAD = {
  fields: ['JD_UTC', 'MOOEL', 'ELON', 'AST_GLAT', 'SKY_MOV', 'MAG', 'DEN_STARS'],
  units: ['d', 'deg', 'deg', 'deg', 'arcsec/min', 'mag', 'stars/arcmin2'],
};

function table(data: ObjectTable['data']): ObjectTable {
  return { name: 'Apophis', designator: '2004 MN4', database: 'JPL', data };
}

test('the six long-term plots are good above their threshold or below it, in the units of their columns', () => {
  const rows = LONG_TERM_PLOTS.map(({ key, operator }) => [key, operator, EPHEMERIS_COLUMN[key].unit]);
  expect(rows).toEqual([
    ['MOOEL', 'gt', 'deg'],
    ['ELON', 'gt', 'deg'],
    ['AST_GLAT', 'gt', 'deg'],
    ['SKY_MOV', 'lt', 'arcsec/min'],
    ['MAG', 'lt', 'mag'],
    ['DEN_STARS', 'lt', 'stars/arcmin2'],
  ]);
});

test('the six long-term plots of a table are its timestamps, and values with their extremes and units by name', () => {
  const rows = table([
    [1, 60, 90, 10, 0.5, 17, null],
    [2, 80, 95, 12, 0.1, 20, null],
  ]);
  const { timestamps, plots } = seriesOf(rows, HEAD);
  expect(timestamps).toEqual([1, 2]);
  expect(plots.MAG).toEqual({ values: [17, 20], min: 17, max: 20, units: 'mag' });
  expect(plots.DEN_STARS).toBeUndefined();
  expect(seriesOf(rows, HEAD).plots).toBe(plots);
});

test('the six long-term plots have as many values as were calculated, ten thousand of one object', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [index, index % 180, 90, 10, 0.5, 17, 1]);
  expect(seriesOf(table(rows), HEAD).plots.MOOEL).toMatchObject({ min: 0, max: 179 });
});

test('a threshold is the middle of the extremes, to three decimals for the motion and one for the others', () => {
  expect(midpoint('MAG', { min: 17, max: 20 })).toBe(18.5);
  expect(midpoint('SKY_MOV', { min: 0.1, max: 0.5 })).toBe(0.3);
  expect(midpoint('SKY_MOV', { min: 0.1234, max: 0.5 })).toBe(0.312);
});

test('a threshold in the middle has values on both sides, however near to each other they are', () => {
  expect(midpoint('MAG', { min: 13.21, max: 13.28 })).toBe(13.25);
  expect(midpoint('MAG', { min: 13.21, max: 13.22 })).toBe(13.215);
  expect(midpoint('MAG', { min: 17.04, max: 17.16 })).toBe(17.1);
  expect(midpoint('SKY_MOV', { min: 0.6122, max: 0.6124 })).toBe(0.6123);
  expect(midpoint('MAG', { min: 13.24, max: 13.24 })).toBe(13.24);
  const narrow = {
    timestamps: [0, 1],
    plots: { MAG: { values: [13.21, 13.28], min: 13.21, max: 13.28, units: 'mag' } },
  };
  const { observableAll } = longTermObject(narrow, settingsOf(NO_THRESHOLDS, 'x', narrow));
  expect([...observableAll]).toEqual([1, 0]);
});

test('a threshold has ten times its value on its slider, and goes by tenths, that of the motion by thousandths', () => {
  expect(sliderRange('MAG', { min: 17.02, max: 25.01 }, 23.4)).toEqual({
    min: 170,
    max: 251,
    step: 1,
    value: 234,
  });
  expect(sliderValue('MAG', 235)).toBe(23.5);
  const motion = sliderRange('SKY_MOV', { min: 0.1, max: 0.5 }, 0.3);
  expect(motion).toEqual({ min: 1, max: 5, step: 0.01, value: 3 });
  expect(sliderValue('SKY_MOV', motion.value + motion.step)).toBe(0.301);
});

test('a threshold of one object leaves the others alone, and goes back to the middle', () => {
  const series = { min: 10, max: 20 };
  const moved = withChoice(NO_THRESHOLDS, 'Eros', 'MAG', { value: 12 });
  expect(settingOf(moved, 'Eros', 'MAG', series)).toEqual({ enable: true, value: 12 });
  expect(settingOf(moved, 'Amor', 'MAG', series)).toEqual({ enable: true, value: 15 });
  expect(settingOf(withMidpoints(moved, 'Eros'), 'Eros', 'MAG', series).value).toBe(15);
});

const series = seriesOf(
  table([
    [1, 60, 90, 10, 0.5, 17, 1],
    [2, 80, 95, 12, 0.1, 20, 1],
    [3, 70, 99, 14, 0.3, null, 1],
  ]),
  HEAD,
);

test('galactic latitude is measured from the plane of the Milky Way, so that above its threshold is away from it', () => {
  const { plots } = seriesOf(
    table([
      [1, 60, 90, -50, 0.2, 17, 1],
      [2, 60, 90, -20, 0.2, 17, 1],
    ]),
    HEAD,
  );
  expect(plots.AST_GLAT).toMatchObject({ values: [50, 20], min: 20, max: 50 });
  const saved = withChoice(NO_THRESHOLDS, 'y', 'AST_GLAT', { value: -35 });
  expect(thresholdsFrom(saved).own['y']?.AST_GLAT?.value).toBe(35);
});

test('the timestamps are marked at which a value is on the good side; a threshold itself is not', () => {
  expect([...meets([1, 2, 3, null], 'gt', 2)]).toEqual([0, 0, 1, 0]);
  expect([...meets([1, 2, 3, null], 'lt', 2)]).toEqual([1, 0, 0, 0]);
  expect([...meets([1, 2, 3, null], 'equality', 2)]).toEqual([0, 1, 0, 0]);
});

test('an object is observable at all where every plot that counts is met', () => {
  const off = (['ELON', 'AST_GLAT', 'SKY_MOV', 'DEN_STARS'] as const).reduce(
    (all, key) => withChoice(all, 'x', key, { enable: false }),
    NO_THRESHOLDS,
  );
  const at = (mooel: number, mag: number) => {
    const set = withChoice(withChoice(off, 'x', 'MOOEL', { value: mooel }), 'x', 'MAG', { value: mag });
    return [...longTermObject(series, settingsOf(set, 'x', series)).observableAll];
  };
  expect(at(50, 25)).toEqual([1, 1, 0]);
  expect(at(65, 25)).toEqual([0, 1, 0]);
  expect(at(65, 18)).toEqual([0, 0, 0]);
  const { plots } = longTermObject(series, settingsOf(off, 'x', series));
  expect(plots.MAG).toMatchObject({
    enable: true,
    min: 17,
    max: 20,
    value: 18.5,
    units: 'mag',
    operator: 'lt',
  });
});

test('a plot whose threshold stays the very same is left as it is, so that it is not drawn again', () => {
  const before = longTermObject(series, settingsOf(NO_THRESHOLDS, 'x', series)).plots;
  const set = withChoice(NO_THRESHOLDS, 'x', 'MAG', { value: 18 });
  const after = longTermObject(series, settingsOf(set, 'x', series)).plots;
  expect(after.MOOEL).toBe(before.MOOEL);
  expect(after.MAG).toMatchObject({ value: 18 });
});

test('observable is excluded by each threshold for a share of its time up at night, the greatest first, and by those alone that count', () => {
  const plots = {
    ELON: plot([1, 1, 1, 0]),
    MOOEL: plot([1, 1, 0, 1]),
    MAG: plot([1, 0, 0, 0]),
    DEN_STARS: plot([0, 0, 0, 0], false),
  };
  const object = { timestamps: [0, 1, 2, 3], observableAll: Uint8Array.of(1, 0, 0, 0), plots };
  const sky = { timestamps: [0, 1, 2, 3], sun: [-30, -30, -30, 10], altitude: [20, 20, 20, 20] };
  expect(excludedShares(object, sky)).toEqual([
    { key: 'MAG', title: 'Magnitude', share: 2 / 3 },
    { key: 'MOOEL', title: 'Moon elongation', share: 1 / 3 },
  ]);
  expect(excludedShares(object, { ...sky, altitude: [-1, -1, -1, 20] })).toBeUndefined();
});

test('an object is observable in the sky by the nearest timestamp, at night and above the horizon; without a horizon by thresholds alone', () => {
  const object = { timestamps: [0, 1], observableAll: Uint8Array.of(1, 0), plots: {} };
  const timestamps = [0, 0.4, 0.6, 1];
  const sky = { timestamps, sun: [-30, -10, -30, -30], altitude: [20, 20, 20, 20] };
  expect([...observableMarks(object, sky)]).toEqual([1, 0, 0, 0]);
  expect([...observableMarks(object, { ...sky, altitude: [-1, 20, 20, 20] })]).toEqual([0, 0, 0, 0]);
  const none = timestamps.map(() => null);
  const facing = { ...sky, azimuth: [90, 90, 90, 90] };
  expect([...observableMarks(object, facing, () => 30)]).toEqual([0, 0, 0, 0]);
  expect([...observableMarks(object, facing, (azimuth) => (azimuth < 45 ? 30 : 10))]).toEqual([1, 0, 0, 0]);
  expect([...observableMarks(object, { timestamps, sun: none, altitude: none })]).toEqual([1, 1, 0, 0]);
});

/** A plot by the timestamps at which its threshold is met. */
function plot(observable: readonly number[], enable = true) {
  const operator = 'lt' as const;
  return {
    values: [],
    min: 0,
    max: 1,
    units: '',
    value: 0,
    operator,
    enable,
    observable: Uint8Array.from(observable),
  };
}
