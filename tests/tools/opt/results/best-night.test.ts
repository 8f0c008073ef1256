import { expect, test } from 'vitest';
import { bestNight } from '#tools/opt/results/best-night.ts';
import { dateOf, type EphemerisRow } from '#tools/opt/results/ephemerides/ephemeris-rows.ts';

/** Every three hours of two days from noon: the Sun lowest at midnight, the object highest at 3 h and, the second night, higher. */
const ROWS = Array.from({ length: 17 }, (_, index) => {
  const days = index / 8;
  const sun = 40 * Math.cos(2 * Math.PI * days);
  const altitude = 40 * Math.cos(2 * Math.PI * (days - 0.625)) + 5 * Math.floor(days);
  return row(2_461_373 + days, sun, altitude);
});

/** JD 2461373 is noon of 28 November 2026 at Greenwich. */
const GREENWICH_NIGHTS = {
  start: '2026-11-28',
  end: '2026-11-29',
  site: { latitude: 51.5, longitude: 0 },
  zone: { offsetMinutes: 0 },
};

test('the best moment is the highest one at night, and its night reaches from noon to noon', () => {
  const night = bestNight(ROWS, GREENWICH_NIGHTS);
  if (night.kind !== 'best') throw new Error(night.kind);
  expect(night.best.value('JD_UTC')).toBe(2_461_374.625);
  expect(night.night).toBe('2026-11-29');
  expect(night.rows.map(dateOf).at(0)).toBe(2_461_374);
  expect(night.rows.map(dateOf).at(-1)).toBe(2_461_375);
});

test('the best moment of tonight is of this night, though the time frame has rows of tomorrow’s, in which it is higher', () => {
  const night = bestNight(ROWS, { ...GREENWICH_NIGHTS, end: '2026-11-28' });
  expect(night).toMatchObject({ kind: 'best', night: '2026-11-28' });
  if (night.kind !== 'best') throw new Error(night.kind);
  expect(night.best.value('JD_UTC')).toBe(2_461_373.625);
  expect(night.rows.map(dateOf).at(-1)).toBe(2_461_374);
});

test('the night of a moment is that of the site: 9 h UTC on 29 November is in the night of the 28th in Hawaii', () => {
  const hawaii = { ...GREENWICH_NIGHTS, end: '2026-11-28', site: { latitude: 19.8, longitude: -155.5 } };
  const rows = [row(2_461_373.875, -60, 30), row(2_461_374.875, -60, 40)];
  expect(bestNight(rows, hawaii)).toMatchObject({ kind: 'best', altitudeDeg: 30, night: '2026-11-28' });
});

test('what is only up by day has no best moment', () => {
  expect(
    bestNight(
      ROWS.map((each) => ({ ...each, isUp: false })),
      GREENWICH_NIGHTS,
    ),
  ).toEqual({ kind: 'never up' });
});

test('an object that was calculated for noons alone is not called one that is never up at night', () => {
  const noons = ROWS.filter((each) => Number.isInteger(each.value('JD_UTC')));
  expect(noons).toHaveLength(3);
  expect(bestNight(noons, GREENWICH_NIGHTS)).toEqual({ kind: 'no row at night' });
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
