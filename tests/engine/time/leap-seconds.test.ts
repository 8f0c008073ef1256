import { expect, test } from 'vitest';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { taiMinusUtc } from '#engine/time/leap-seconds.ts';
import { tdbFromUtc, utcFromTdb } from '#engine/time/scales.ts';

const SECOND = 1 / 86_400;

/** IERS Bulletin C and USNO tai-utc.dat. */

test('leap seconds come into force at the midnight that follows them', () => {
  expect(taiMinusUtc(57_753.999)).toBe(36);
  expect(taiMinusUtc(57_754)).toBe(37);
  expect(taiMinusUtc(41_317)).toBe(10);
  expect(taiMinusUtc(51_545)).toBe(32);
});

test('leap seconds stay as they are after the last one known', () => {
  expect(taiMinusUtc(90_000)).toBe(37);
});

test('two seconds pass between 23:59:59 and midnight of the last day of 2016', () => {
  const before = tdbFromUtc(julianDateFromIso('2016-12-31T23:59:59'));
  const after = tdbFromUtc(julianDateFromIso('2017-01-01T00:00:00'));
  const elapsed = after.day - before.day + (after.offset - before.offset);
  expect(elapsed / SECOND).toBeCloseTo(2, 3);
});

test('an instant within a leap second is shown as the midnight that ends it', () => {
  const midnight = julianDateFromIso('2017-01-01');
  const { day, offset } = tdbFromUtc(midnight);
  const inside = utcFromTdb({ scale: 'TDB', day, offset: offset - 0.5 * SECOND });
  expect(Math.abs(inside - midnight)).toBeLessThan(1.1 * SECOND);
  expect(utcFromTdb({ scale: 'TDB', day, offset: offset + 0.5 * SECOND })).toBeCloseTo(
    midnight + 0.5 * SECOND,
    8,
  );
});

test('UTC ran at its own rate in the 1960s: 2.7 s behind TAI in mid-1963, 6.1 s at the start of 1968', () => {
  expect(taiMinusUtc(38_211)).toBeCloseTo(1.845_858 + 546 * 0.001_123_2, 9);
  expect(taiMinusUtc(39_856)).toBeCloseTo(6.205_33, 5);
});

test('there is no UTC before 1962', () => {
  expect(() => taiMinusUtc(37_664)).toThrow(/37664/);
});
