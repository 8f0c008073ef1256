import { expect, test } from 'vitest';
import {
  darkText,
  moonlessDays,
  moonlitSpans,
  moonText,
  type NightSky,
  sunEvents,
  timeText,
} from '#parts/night/night-texts.ts';

/** Midnight UTC of the night, and the zone of the site. */
const MIDNIGHT = 2_461_377.5;
const UTC = { offsetMinutes: 0 };
const HOUR = 1 / 24;

/** A night from 16 to 8 UTC: the Sun is lowest at midnight and dark from 18 to 6; the Moon is as given, by hours from midnight. */
function night(moon: (hour: number) => number): NightSky {
  const hours = Array.from({ length: 97 }, (_, index) => index / 6 - 8);
  return {
    sky: 'dark',
    dark: { start: MIDNIGHT - 6 * HOUR, end: MIDNIGHT + 6 * HOUR },
    moments: {
      start: MIDNIGHT - 8 * HOUR,
      step: HOUR / 6,
      sun: hours.map((hour) => -54 + 6 * Math.abs(hour) + 6),
      moon: hours.map(moon),
    },
    moonIlluminated: 31,
  };
}

test('the words of a night give the dark hours by the clock of the site', () => {
  expect(
    darkText(
      night(() => -10),
      { offsetMinutes: -420 },
    ),
  ).toBe('11:00–23:00');
});

test.each([
  ['rises in the dark', (hour: number) => 10 * (hour - 2), 'Moon from 02:00, 31 % lit'],
  ['sets in the dark', (hour: number) => -10 * (hour + 3), 'Moon until 21:00, 31 % lit'],
  ['is up from dusk to dawn', () => 20, 'Moon all night, 31 % lit'],
  ['is not up in the dark', () => -20, 'no Moon'],
  ['is up for some hours', (hour: number) => 20 - 10 * Math.abs(hour), 'Moon 22:00–02:00, 31 % lit'],
  ['sets and rises', (hour: number) => 10 * Math.abs(hour) - 20, 'Moon until 22:00 and from 02:00, 31 % lit'],
])('the words of a night say when the Moon %s', (_, moon, text) => {
  expect(moonText(night(moon), UTC)).toBe(text);
});

test('the words of a night count no moonlight in twilight', () => {
  const [moonlit, ...others] = moonlitSpans(night((hour) => -10 * (hour + 5)));
  expect(others).toEqual([]);
  expect(moonlessDays(night((hour) => -10 * (hour + 5)))).toBeCloseTo(11 * HOUR, 5);
  expect((moonlit?.end ?? 0) - (moonlit?.start ?? 0)).toBeCloseTo(HOUR, 5);
});

test('the words of a night give sunset and sunrise of the upper limb, with refraction', () => {
  const { sunset, sunrise } = sunEvents(night(() => 0));
  expect([sunset, sunrise].map((moment) => timeText(moment ?? 0, UTC))).toEqual(['16:08', '07:52']);
});

test('the words of a night give no sunset where the Sun was down already', () => {
  const { moments, ...sky } = night(() => 0);
  expect(
    sunEvents({ ...sky, moments: { ...moments, sun: moments.sun.map((altitude) => altitude - 20) } }),
  ).toEqual({});
});
