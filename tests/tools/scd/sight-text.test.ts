import { expect, test } from 'vitest';
import { GREENWICH, timeZone } from '#machines/planning/time-frame.ts';
import { momentText, nextDayText, nextText, seenText, unseenText, upText } from '#tools/scd/sight-text.ts';
import { tracePointAt } from '../../machines/fakes/traces.ts';

/** 26 November 2026 22:00 UTC. */
const TEN = 2_461_371.416_666_67;

test('What is seen of an object is said in words: how high, where, how bright and how fast', () => {
  const point = tracePointAt(TEN, {
    altitudeDeg: 5.2,
    azimuthDeg: 133,
    sunAltitudeDeg: -40,
    magnitude: 13.42,
    raRate: 9,
    decRate: -12,
  });
  expect(seenText(point)).toBe('5° high in the south-east, magnitude 13.4, moving 15′ an hour');
  expect(seenText({ ...point, altitudeDeg: -12, sunAltitudeDeg: 3, raRate: 0.5, decRate: 0 })).toBe(
    '12° below the horizon in the south-east, in daylight, magnitude 13.4, moving 30″ an hour',
  );
  expect(seenText(tracePointAt(TEN))).toBe('');
});

test('An object that is hidden from dusk to dawn is below the horizon all night, and on a shorter path while it is dark', () => {
  const below = tracePointAt(TEN, { altitudeDeg: -9, sunAltitudeDeg: -40 });
  const hidden = [-0.1, 0, 0.1].map((by) => ({ ...below, julianDate: TEN + by }));
  expect(unseenText('below', [dayAt(TEN - 0.2), ...hidden, dayAt(TEN + 0.2)])).toBe(
    'below the horizon all night',
  );
  expect(unseenText('below', [below, { ...below, julianDate: TEN + 1 }])).toBe(
    'below the horizon at every point in the dark',
  );
  expect(unseenText('below', [below])).toBe('below the horizon while it is dark');
  expect(unseenText('dark', [below])).toBeUndefined();
});

/** A point in daylight. */
function dayAt(julianDate: number) {
  return tracePointAt(julianDate, { altitudeDeg: -9, sunAltitudeDeg: 5 });
}

test('When an object is up is the first time that it is up in the dark', () => {
  const rows = [-3, 2, 23, 8, -1, 12].map((altitudeDeg, hour) =>
    tracePointAt(TEN + hour / 24, { altitudeDeg, sunAltitudeDeg: -30 }),
  );
  expect(upText(rows)).toBe('up 26 Nov 23:00–01:00 UTC, highest 23°');
});

test('An object that is up at one point of its path alone has one time, and no span without a length', () => {
  const rows = [-3, 1, -2].map((altitudeDeg, hour) =>
    tracePointAt(TEN + hour / 24, { altitudeDeg, sunAltitudeDeg: -40 }),
  );
  expect(upText(rows)).toBe('up 26 Nov 23:00 UTC, highest 1°');
});

test('A point of a path is dated in UTC, and by the clock of the site with its own day where that is another', () => {
  const point = tracePointAt(TEN + 0.25); // 4 h of the 27th
  expect(momentText(point, GREENWICH)).toBe('27 Nov 04:00 UTC');
  expect(momentText(point, timeZone(120))).toBe('27 Nov 04:00 UTC (06:00 GMT +02:00)');
  expect(momentText(point, timeZone(-420))).toBe('27 Nov 04:00 UTC (26 Nov 21:00 GMT -07:00)');
});

test('The next night of an object that is hidden may be in another year, and is dated with it', () => {
  const point = tracePointAt(TEN + 243.25, { altitudeDeg: 23.4 });
  expect(nextText(point, timeZone(120))).toBe('Next: 28 Jul 2027 04:00 UTC (06:00 GMT +02:00), 23° high.');
  expect(nextDayText(point)).toBe('28 Jul 2027');
});
