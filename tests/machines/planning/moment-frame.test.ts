import { expect, test } from 'vitest';
import {
  defaultMoments,
  isMoment,
  momentFrame,
  nightMoments,
  tonightAt,
  withEndMoment,
  withStartMoment,
} from '#machines/planning/moment-frame.ts';
import { GREENWICH } from '#machines/planning/time-frame.ts';

const FRAME = { start: '2026-03-05T14:30', end: '2026-03-06T14:30' };

test('a time frame to the minute holds its moments in every form that is needed, and is never out of short-term analysis', () => {
  expect(momentFrame(FRAME, GREENWICH)).toEqual({
    start: '2026-03-05',
    end: '2026-03-06',
    precision: 'minute',
    outOfShortTerm: false,
    dateTime: FRAME,
    converted: { start: 2_461_105.10416667, end: 2_461_106.10416667 },
    timezone: GREENWICH,
  });
});

test('a time frame to the minute begins now, rounded to ten minutes, and lasts a day', () => {
  expect(defaultMoments('2026-03-05T14:26')).toEqual(FRAME);
  expect(defaultMoments('2026-12-31T23:56')).toEqual({
    start: '2027-01-01T00:00',
    end: '2027-01-02T00:00',
  });
});

test.each([
  ['La Palma in the afternoon', '2026-11-26T15:00', -17.88, '2026-11-26T17:10', '2026-11-27T09:10'],
  ['La Palma before sunrise', '2026-11-27T06:00', -17.88, '2026-11-26T17:10', '2026-11-27T09:10'],
  ['Mauna Kea before midnight there', '2026-11-27T08:00', -155.47, '2026-11-27T02:20', '2026-11-27T18:20'],
])('the night of %s is from the afternoon there to the next morning', (_, now, longitude, start, end) => {
  expect(nightMoments(Date.parse(`${now}Z`), longitude)).toEqual({ start, end });
});

test.each([
  ['before dawn', '2026-11-29T05:30', 51.48, '2026-11-28T16:00'],
  ['after dawn, which is at 05:40', '2026-11-29T05:50', 51.48, '2026-11-29T16:00'],
  ['in twilight that lasts all night', '2026-06-21T02:00', 60, '2026-06-20T16:00'],
  ['after six in the morning of such a night', '2026-06-21T06:30', 60, '2026-06-21T16:00'],
  ['in polar night', '2026-12-21T07:30', 85, '2026-12-20T16:00'],
])(
  'tonight on the meridian of Greenwich is the next night once it gets bright: %s',
  (_, now, latitude, start) => {
    expect(tonightAt(now, { latitude, longitude: 0 }).start).toBe(start);
  },
);

test.each([
  ['12:05', '12:10'],
  ['12:10', '12:10'],
  ['12:11', '12:11'],
])('a time frame to the minute that begins at 12:00 and is to end at %s ends at %s', (typed, end) => {
  const start = '2026-03-05T12:00';
  const expected = { start, end: `2026-03-05T${end}` };
  expect(withEndMoment({ start, end: '2026-03-09T12:00' }, `2026-03-05T${typed}`)).toEqual(expected);
  expect(withStartMoment({ start: '2026-03-01T12:00', end: `2026-03-05T${typed}` }, start)).toEqual(expected);
});

test('a time frame to the minute whose start moves behind its end lasts a day', () => {
  expect(withStartMoment(FRAME, '2026-04-01T08:15')).toEqual({
    start: '2026-04-01T08:15',
    end: '2026-04-02T08:15',
  });
});

test('a time frame to the minute holds neither days outside 1900 to 2470, hours that do not exist, nor less than ten minutes', () => {
  expect(
    ['1899-12-31T23:59', '2471-01-01T00:00', '2026-02-30T12:00', '2026-03-05T24:00'].map(isMoment),
  ).toEqual([false, false, false, false]);
  expect(momentFrame({ ...FRAME, end: '2026-03-05T14:39' }, GREENWICH)).toBeUndefined();
  expect(withEndMoment({ start: '2470-12-31T23:55', end: '' }, '2470-12-31T23:57').end).toBe(
    '2470-12-31T23:59',
  );
});
