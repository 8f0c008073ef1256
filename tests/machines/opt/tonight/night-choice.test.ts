import { expect, test } from 'vitest';
import { choiceDates, choiceNights, choiceOf, presentMs } from '#machines/opt/tonight/night-choice.ts';
import { presentNight } from '#machines/opt/tonight/site-nights.ts';

const MUNICH = { latitude: 48.15, longitude: 11.58 };
const ARIZONA = { latitude: 32.42, longitude: -110.79 };
const TONGA = { latitude: -21.14, longitude: -175.2 };

const TENERIFE = { latitude: 28.3, longitude: -16.51 };
const CALAR_ALTO = { latitude: 37.22, longitude: -2.55 };

const AFTERNOON_UTC = Date.parse('2026-12-02T15:00Z');

test.each([
  ['Tenerife, west of Greenwich and dark at 20 h UTC', TENERIFE, '2026-12-02', '2026-12-02', '2026-12-03'],
  ['Calar Alto, west of Greenwich by ten minutes', CALAR_ALTO, '2026-12-02', '2026-12-02', '2026-12-03'],
  ['Munich', MUNICH, '2026-12-02', '2026-12-02', '2026-12-03'],
  ['Arizona, dark on the next day UTC', ARIZONA, '2026-12-02', '2026-12-03', '2026-12-04'],
  ['Tonga, at four in the morning', TONGA, '2026-12-01', '2026-12-02', '2026-12-03'],
])('tonight is chosen by the clock of %s', (_, site, evening, start, end) => {
  expect(choiceNights(AFTERNOON_UTC, site).tonight).toEqual({ start: evening, end: evening });
  expect(choiceDates(AFTERNOON_UTC, site).tonight).toMatchObject({ start, end });
});

test('the nights that a time frame is chosen by are seven from tonight, to the morning after the last', () => {
  expect(choiceNights(AFTERNOON_UTC, MUNICH).week).toEqual({ start: '2026-12-02', end: '2026-12-08' });
  expect(choiceDates(AFTERNOON_UTC, MUNICH).week).toEqual({ start: '2026-12-02', end: '2026-12-09' });
  expect(choiceDates(AFTERNOON_UTC, ARIZONA).week).toEqual({ start: '2026-12-03', end: '2026-12-09' });
});

test('the nights that a time frame is chosen by are recognized by their time frame, at the site alone that it was made for', () => {
  const dates = choiceDates(AFTERNOON_UTC, ARIZONA).tomorrow;
  expect(choiceOf(dates, AFTERNOON_UTC, ARIZONA)).toBe('tomorrow');
  expect(choiceOf({ start: '2026-12-20', end: '2026-12-21' }, AFTERNOON_UTC, ARIZONA)).toBeUndefined();
  expect(choiceOf({ start: '2027-02-20', end: '2027-02-30' }, AFTERNOON_UTC, ARIZONA)).toBeUndefined();
});

test('the nights that a time frame is chosen by go on from the evening before until it gets bright', () => {
  // Astronomical twilight begins at 4:56 UTC in Munich on 3 December, by the Sun's altitude of -18°.
  expect(presentNight(Date.parse('2026-12-03T04:45Z'), MUNICH)).toBe('2026-12-02');
  expect(presentNight(Date.parse('2026-12-03T05:10Z'), MUNICH)).toBe('2026-12-03');
  const FAR_NORTH = { latitude: 69.6, longitude: 0 };
  expect(presentNight(Date.parse('2026-06-21T05:50Z'), FAR_NORTH)).toBe('2026-06-20');
  expect(presentNight(Date.parse('2026-06-21T06:10Z'), FAR_NORTH)).toBe('2026-06-21');
});

test('the nights that a time frame is chosen by are counted by the clock of the device, unless its day is wrong', () => {
  expect(presentMs(AFTERNOON_UTC, '2026-12-02')).toBe(AFTERNOON_UTC);
  expect(presentMs(AFTERNOON_UTC, '2026-12-01')).toBe(AFTERNOON_UTC); // a page left open over midnight
  expect(presentMs(AFTERNOON_UTC, '2027-05-01')).toBe(Date.parse('2027-05-01T15:00Z'));
});
