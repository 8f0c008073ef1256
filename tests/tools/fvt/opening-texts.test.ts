import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { brightnessWords, placeWords } from '#tools/fvt/details/site-sentence.tsx';
import {
  distanceText,
  followingText,
  nextNote,
  passageText,
  passesText,
  previewText,
} from '#tools/fvt/opening/opening-texts.ts';
import { ticksOf } from '#tools/fvt/opening/time-line.tsx';
import { approach } from '../../machines/fakes/flybys.ts';

const APOPHIS = approach({ diam: 340 });

test.each([
  ['2029-04-13T21:01:00Z', 'in 45 minutes'],
  ['2029-04-12T10:46:00Z', 'in 1 day 11 hours'],
  ['2029-04-01T21:46:00Z', 'in 12 days'],
  ['2028-12-13T21:46:00Z', 'in 4 months'],
  ['2026-11-26T21:46:00Z', 'in 2 years 5 months'],
])('what the opening says of an approach at %s Apophis passes %s', (now, words) => {
  expect(passesText(APOPHIS, Date.parse(now))).toBe(`(99942) Apophis passes Earth ${words}`);
});

test('an approach is dated in words, with distance and size', () => {
  expect(passageText(APOPHIS)).toBe(
    'Friday 13 April 2029, 21:46 UTC · 38\u{202F}012 km, 0.10 LD · about 340 m',
  );
  expect(followingText(APOPHIS)).toBe('Next: 13 April 2029, 0.10 LD');
});

test('a picture of another date than that of the timeline is called a preview', () => {
  expect(previewText(APOPHIS)).toBe(
    'Preview: the picture shows the hours around 13 April 2029, not the date of the timeline.',
  );
});

/** What the list of the next approaches is followed by on the evening of 29 November 2026. */
function noteOn(...datetimes: string[]) {
  const next = datetimes.map((datetime) => approach({ datetime }));
  const nowMs = Date.parse('2026-11-29T20:00:00Z');
  const context = { nowMs, next, isNextSettled: true, isLaterUnprepared: false, featured: [] };
  return nextNote({ ...context, progress: undefined, previewed: undefined }, false);
}

test('an approach on the last of the next fourteen days, which are listed, is one within two weeks', () => {
  expect(noteOn('2026-12-13T22:00:00Z')).toBe('');
  expect(noteOn('2026-12-14T00:01:00Z')).toBe('No known object comes that near in the next two weeks.');
  expect(noteOn()).toBe('No known object comes that near in the next two weeks.');
});

test('a distance that the orbit does not say has a mark', () => {
  const known = { origin: 'covariance', method: 'linear', distanceSigmaKm: 3 } as const;
  expect(distanceText({ ...APOPHIS, uncertainty: known })).toBe('0.10');
  expect(distanceText({ ...APOPHIS, uncertainty: { ...known, distanceSigmaKm: 1e6 } })).toBe('0.10 ?');
});

function from(end: string) {
  return ticksOf({ startMs: Date.parse('2026-11-24T00:00:00Z'), endMs: Date.parse(end) }).map(
    ({ text }) => text,
  );
}

test('the time line names days in weeks, and months in years', () => {
  expect(from('2026-12-08T00:00:00Z')).toEqual(['24 Nov', '26', '28', '30', '2 Dec', '4', '6', '8']);
  expect(from('2028-01-17T00:00:00Z')).toEqual(['Nov', '2027', 'May', 'Aug', 'Nov']);
});

const high = { altitude: 62 * DEGREE, azimuth: 268 * DEGREE, distance: 1 };

function words(sunAltitude: number, magnitude: number | undefined) {
  return brightnessWords({ object: high, sunAltitude: sunAltitude * DEGREE, magnitude });
}

test('a site sees height and direction of what is above the horizon, depth of what is below', () => {
  expect(placeWords({ object: high })).toBe('is 62° high in the west');
  expect(placeWords({ object: { ...high, altitude: -5 * DEGREE } })).toBe('is 5° below the horizon');
});

test('a site sees how the sky is, and what shows the object', () => {
  expect(words(-30, 3.8)).toBe('In a dark sky, visible by eye at 3.8 mag.');
  expect(words(-10, 8)).toBe('In twilight, visible in binoculars at 8.0 mag.');
  expect(words(20, 3.8)).toBe('By day, out of sight at 3.8 mag.');
  expect(words(-30, undefined)).toBe('In a dark sky.');
});
