import { expect, test } from 'vitest';
import { laterNightsText, storedText } from '#tools/opt/night-pack/night-pack-texts.ts';

test('nights beyond the prepared orbits are said before they are taken along', () => {
  const today = Temporal.PlainDate.from('2026-11-28');
  expect(laterNightsText({ lastNight: '2027-01-09' }, today)).toBeUndefined();
  expect(laterNightsText({ lastNight: '2027-01-10' }, today)).toContain('up to 09/01/2027');
});

test.each([
  [{ taken: 3, all: 3 }, /UTC$/],
  [{ taken: 2, all: 3 }, /2 of 3 fields$/],
  [{ taken: 0, all: 3 }, /stars to V 7 alone: the host sends no pieces/],
])('a stored night says which of its stars are missing: %o', (fields, text) => {
  expect(storedText({ ...FACTS, fields })).toMatch(text);
});

const FACTS = {
  site: 'G96 Mt. Lemmon Survey',
  firstNight: '2026-11-28',
  lastNight: '2026-11-28',
  objects: 2,
  madeAt: '2026-11-28T15:00:00.000Z',
  bytes: 12_000_000,
  isPassing: false,
};
