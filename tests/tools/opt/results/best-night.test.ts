import { expect, test } from 'vitest';
import { bestNight, dateOf } from '#tools/opt/results/best-night.ts';
import type { EphemerisRow } from '#tools/opt/results/ephemerides/ephemeris-rows.ts';

/** Every three hours of two days from noon: the Sun lowest at midnight, the object highest at 3 h and, the second night, higher. */
const ROWS = Array.from({ length: 17 }, (_, index) => {
  const days = index / 8;
  const sun = 40 * Math.cos(2 * Math.PI * days);
  const altitude = 40 * Math.cos(2 * Math.PI * (days - 0.625)) + 5 * Math.floor(days);
  return row(2_461_373 + days, sun, altitude);
});

test('the best moment is the highest one at night, and its night reaches from noon to noon', () => {
  const night = bestNight(ROWS);
  if (night.kind !== 'best') throw new Error(night.kind);
  expect(night.best.value('JD_UTC')).toBe(2_461_374.625);
  expect(night.rows.map(dateOf).at(0)).toBe(2_461_374);
  expect(night.rows.map(dateOf).at(-1)).toBe(2_461_375);
});

test('what is only up by day has no best moment', () => {
  expect(bestNight(ROWS.map((each) => ({ ...each, isUp: false })))).toEqual({ kind: 'never up' });
});

test('an object that was calculated for noons alone is not called one that is never up at night', () => {
  const noons = ROWS.filter((each) => Number.isInteger(each.value('JD_UTC')));
  expect(noons).toHaveLength(3);
  expect(bestNight(noons)).toEqual({ kind: 'no row at night' });
});

function row(date: number, sun: number, altitude: number): EphemerisRow {
  const values = { JD_UTC: date, SUN_ALT: sun, AST_ALT: altitude };
  return {
    key: String(date),
    object: { designator: 'A1', data: [], provenance: undefined } as unknown as EphemerisRow['object'],
    isFirst: false,
    others: 0,
    isObservable: true,
    isUp: sun < -18 && altitude > 0,
    value: (key) => values[key as keyof typeof values] ?? null,
  };
}
