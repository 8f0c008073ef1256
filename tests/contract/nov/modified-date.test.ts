import { expect, test } from 'vitest';
import { modifiedTdbOfUtc, modifiedUtcOfTdb } from '#contract/nov/modified-date.ts';

const SECOND = 1 / 86_400;

test.each([
  ['2025 January 1, noon', 60_676.5, 69.184],
  ['1985 January 1, midnight', 46_066, 54.184],
  ['1950 January 1, when UT1 was used as UTC', 33_282, 29.15],
])(
  'a Modified Julian Date that is typed as UTC on %s is ahead by the leap seconds and 32.184 s in TDB',
  (_, utc, seconds) => {
    expect(Math.abs(modifiedTdbOfUtc(utc) - utc - seconds * SECOND)).toBeLessThan(0.01 * SECOND);
  },
);

test('a Modified Julian Date that is typed as UTC comes back to a millisecond, with at most 8 decimals', () => {
  for (const utc of [33_282.25, 41_317, 57_753.999_99, 60_676.5, 98_000.123_456_78]) {
    expect(Math.abs(modifiedUtcOfTdb(modifiedTdbOfUtc(utc)) - utc)).toBeLessThan(1e-3 * SECOND);
    expect(String(modifiedTdbOfUtc(utc))).toMatch(/^\d+(\.\d{1,8})?$/);
  }
});
