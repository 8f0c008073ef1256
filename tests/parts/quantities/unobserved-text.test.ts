import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { unobservedText } from '#parts/quantities/unobserved-text.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';

test.each([
  ['2021-07-05', '2026-11-22', '≤ 1960'],
  ['2021-07', '2026-11-22', '≤ 1960'],
  ['2026-11', '2026-11-22', '1960'],
  ['2026-10-20', '2026-11-22', '1960'],
])('days unobserved by a catalogue of %s are on %s written %s', (observationsTo, day, text) => {
  const found = unobservedText('1960', objectOf(observationsTo), julianDateFromIso(day));
  expect(found?.text).toBe(text);
  expect(found?.meaning).toContain(`catalogue of ${observationsTo}`);
});

test('days unobserved of an object whose last observation is unknown say nothing', () => {
  expect(unobservedText('–', {} as ObjectTable, 2461366.5)).toBeUndefined();
});

function objectOf(observationsTo: string): ObjectTable {
  return { provenance: { lastObservation: '2021-07-01', observationsTo } } as ObjectTable;
}
