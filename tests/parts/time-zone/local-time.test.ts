import { describe, expect, test } from 'vitest';
import { localText, zoneTitle } from '#parts/time-zone/local-time.ts';
import { clockOfPlace } from '#parts/time-zone/place-zone.ts';

describe('local time', () => {
  test('of Calar Alto is an hour ahead of UTC in winter and two in summer', () => {
    expect(localText(Date.parse('2026-11-21T23:30Z'), 'Europe/Madrid')).toBe('2026-11-22 00:30 +01:00');
    expect(localText(Date.parse('2026-06-21T23:30Z'), 'Europe/Madrid')).toBe('2026-06-22 01:30 +02:00');
  });

  test('tells the two half past twos apart on the night when the clocks go back', () => {
    expect(localText(Date.parse('2026-10-25T00:30Z'), 'Europe/Madrid')).toBe('2026-10-25 02:30 +02:00');
    expect(localText(Date.parse('2026-10-25T01:30Z'), 'Europe/Madrid')).toBe('2026-10-25 02:30 +01:00');
  });

  test('of Arizona is seven hours behind UTC all year', () => {
    expect(localText(Date.parse('2026-07-01T00:00Z'), 'America/Phoenix')).toBe('2026-06-30 17:00 −07:00');
  });

  test('is written to the nearest minute', () => {
    expect(localText(Date.parse('2026-11-21T23:59:31Z'), '+05:45')).toBe('2026-11-22 05:45 +05:45');
  });
});

test.each([
  ['Calar Alto, Spain', 37.2236, -2.5461, 'Europe/Madrid', 'Europe/Madrid'],
  ['La Silla, Chile', -29.2584, -70.7345, 'America/Santiago', 'America/Santiago'],
  ['El Leoncito, Argentina', -31.7986, -69.2956, 'America/Argentina/San_Juan', 'America/Argentina/San Juan'],
  ['the open Pacific', -40, -100, '-07:00', 'UTC−07:00'],
])('the clock of %s is that of its zone', async (_, latitude, longitude, zone, title) => {
  expect(await clockOfPlace(latitude, longitude)).toBe(zone);
  expect(zoneTitle(zone)).toBe(title);
});
