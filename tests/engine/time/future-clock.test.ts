import { expect, test } from 'vitest';
import { DAYS_PER_JULIAN_YEAR, DEGREE, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { type EarthOrientation, earthOrientation, ut1Error } from '#engine/earth/earth-orientation.ts';
import { EARTH_ROTATION_RAD_D } from '#engine/earth/orientation.ts';
import { deltaT } from '#engine/earth/delta-t.ts';
import { deltaTError } from '#engine/time/long-term-delta-t.ts';
import { ttMinusUtc } from '#engine/time/scales.ts';

test.each([2200, 2300, 2400, 2469])(
  'the prediction of UT1 agrees in %d with the parabola of Stephenson, Morrison & Hohenkerk (2016) within its standard error',
  (year) => {
    const mjd = modifiedDate(year);
    const parabola = -320 + 32.5 * ((year - 1825) / 100) ** 2;
    expect(Math.abs(deltaT(mjd, BUILT_IN_EARTH) - parabola)).toBeLessThan(ut1Error(mjd, BUILT_IN_EARTH));
  },
);

test('UTC has no new leap seconds in future, as in JPL Horizons, while the Earth lags by 3.3 degrees in 2469', () => {
  const mjd = modifiedDate(2469);
  expect(ttMinusUtc(mjd + 2_400_000.5)).toBe(69.184);
  const lag = ((deltaT(mjd, BUILT_IN_EARTH) - 69.184) / SECONDS_PER_DAY) * EARTH_ROTATION_RAD_D;
  expect(lag / DEGREE).toBeCloseTo(3.3, 1);
});

test('the prediction of UT1 joins measurement without a step, and within a thousandth of a second a day of its rate', () => {
  const { mjd, rate, seconds } = BUILT_IN_EARTH.end;
  expect(deltaT(mjd + 1e-6, BUILT_IN_EARTH)).toBeCloseTo(seconds, 7);
  const daily = deltaT(mjd + 1, BUILT_IN_EARTH) - deltaT(mjd + 1e-6, BUILT_IN_EARTH);
  expect(daily).toBeCloseTo(rate / DAYS_PER_JULIAN_YEAR, 5);
});

test('a prediction of UT1 from the years before 1976 … 2016 would have missed what was measured by its own standard error', () => {
  const misses = Array.from({ length: 41 }, (_, k) => modifiedDate(1976 + k)).flatMap((end) =>
    [1, 2, 5, 10, 20, 30, 40]
      .map((ahead) => ({ ahead, mjd: end + ahead * DAYS_PER_JULIAN_YEAR }))
      .filter(({ mjd }) => mjd < BUILT_IN_EARTH.measuredTo)
      .map(({ ahead, mjd }) => (deltaT(mjd, known(end)) - deltaT(mjd, BUILT_IN_EARTH)) / deltaTError(ahead)),
  );
  const spread = Math.sqrt(misses.reduce((sum, miss) => sum + miss * miss, 0) / misses.length);
  expect(misses.length).toBeGreaterThan(200);
  expect(spread).toBeGreaterThan(0.6);
  expect(spread).toBeLessThan(1.1);
});

test('UT1 has no error where it is measured, and a fiftieth of a second after a year of IERS predictions', () => {
  const predicted = { ...BUILT_IN_EARTH, measuredTo: BUILT_IN_EARTH.end.mjd - 365 };
  expect(ut1Error(predicted.measuredTo, predicted)).toBe(0);
  expect(ut1Error(predicted.end.mjd, predicted)).toBeCloseTo(0.021, 3);
});

/** The built-in table as it was at an earlier date. */
function known(until: number): EarthOrientation {
  const rows = BUILT_IN_EARTH.mjd.findIndex((mjd) => mjd > until);
  return earthOrientation({
    ...BUILT_IN_EARTH,
    mjd: BUILT_IN_EARTH.mjd.slice(0, rows),
    ut1MinusTai: BUILT_IN_EARTH.ut1MinusTai.slice(0, rows),
  });
}

function modifiedDate(year: number): number {
  return 51_544.5 + (year - 2000) * DAYS_PER_JULIAN_YEAR;
}
