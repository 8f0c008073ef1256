import { assert, double, property } from 'fast-check';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { expect, test } from 'vitest';
import { deltaT } from '#engine/earth/delta-t.ts';
import {
  tdbDayFromUtc,
  tdbFromUtc,
  tdbMinusUtc,
  ttMinusUtc,
  utcFromTdb,
  utcFromTdbDay,
} from '#engine/time/scales.ts';

test.each([
  [2_437_822.5, 34.206_969],
  [2_438_542.5, 35.241_324],
  [2_439_982.5, 38.617_307],
  [2_441_182.5, 41.725_155],
  [2_459_062.499_199_268, 69.183_252],
])('TDB - UTC at JD %d is %d s (JPL Horizons, quantity 30)', (jd, seconds) => {
  expect(Math.abs(tdbMinusUtc(jd) - seconds)).toBeLessThan(5e-5);
});

test('before 1962 a date UTC is UT1', () => {
  expect(ttMinusUtc(2_430_000.5)).toBe(deltaT(30_000, BUILT_IN_EARTH));
});

test('the conversion from UTC to TDB and back returns the date', () => {
  assert(
    property(double({ min: 2_415_100, max: 2_623_000, noNaN: true }), (jd) => {
      expect(Math.abs(utcFromTdb(tdbFromUtc(jd)) - jd)).toBeLessThan(2e-9);
      expect(Math.abs(utcFromTdbDay(tdbDayFromUtc(jd)) - jd)).toBeLessThan(2e-9);
    }),
  );
});

test('a time that is not a date is refused by its value', () => {
  expect(() => tdbFromUtc(Number.NaN)).toThrow(/NaN/);
});
