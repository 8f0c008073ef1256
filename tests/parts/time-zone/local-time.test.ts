import { expect, test } from 'vitest';
import { timeZone } from '#machines/planning/time-frame.ts';
import { localText, offsetText, zoneTitle } from '#parts/time-zone/local-time.ts';

test('local time of Calar Alto is an hour ahead of UTC', () => {
  expect(localText(Date.parse('2026-11-21T23:30Z'), '+01:00')).toBe('2026-11-22 00:30 +01:00');
});

test('local time of Arizona is seven hours behind UTC all year', () => {
  expect(localText(Date.parse('2026-07-01T00:00Z'), '-07:00')).toBe('2026-06-30 17:00 −07:00');
});

test('local time is written to the nearest minute', () => {
  expect(localText(Date.parse('2026-11-21T23:59:31Z'), '+05:45')).toBe('2026-11-22 05:45 +05:45');
});

test('a zone has the name that the set-up gives it', () => {
  for (const minutes of [-600, -210, 0, 60, 345])
    expect(zoneTitle(offsetText(minutes))).toBe(timeZone(minutes).name);
});
