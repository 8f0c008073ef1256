import { expect, test } from 'vitest';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { listedApproaches, unreliableTexts } from '#tools/ovt/details/approaches.ts';

const RANGE = { startMs: Date.parse('2026-01-01'), endMs: Date.parse('2036-01-01') };
const APPROACHES = [
  approach('earth', '2020-05-05', 0.01),
  approach('earth', '2029-04-13', 0.1 * LUNAR_DISTANCE_AU),
  approach('venus', '2027-02-03', 0.00123),
  approach('earth', '2034-06-07', 2 * LUNAR_DISTANCE_AU),
];

test('close approaches are nearest at an instant of UTC', () => {
  const nearestDay = 2_462_240.407095; // 13 April 2029, 21:46:13 TDB
  const [{ ms } = { ms: 0 }] = listedApproaches(
    [{ ...approach('earth', '2029-04-13', 0.000254), nearestDay }],
    RANGE,
    0,
    1,
  );
  expect(Math.abs(ms - Date.parse('2029-04-13T21:45:04Z'))).toBeLessThan(1000);
});

test('close approaches of the range are listed from the simulated date on, to the minute, with the distance that suits the planet', () => {
  expect(listed('2026-11-21', 2)).toEqual([
    '03/02/2027 11:58 Venus 0.0012 au · 184\u202f005 km',
    '13/04/2029 11:58 Earth 0.10 LD · 38\u202f440 km',
  ]);
  expect(listed('2028-01-01', 2)).toEqual([
    '13/04/2029 11:58 Earth 0.10 LD · 38\u202f440 km',
    '07/06/2034 11:58 Earth 2.00 LD · 768\u202f804 km',
  ]);
});

test('close approaches that are past fill up the list', () => {
  expect(listed('2035-01-01', 2)).toEqual([
    '13/04/2029 11:58 Earth 0.10 LD · 38\u202f440 km',
    '07/06/2034 11:58 Earth 2.00 LD · 768\u202f804 km',
  ]);
  expect(listed('2035-01-01', 9)).toHaveLength(3);
  expect(listedApproaches([], RANGE, RANGE.startMs, 4)).toEqual([]);
});

test('days without a reliable orbit are listed as far as they lie in the range', () => {
  const spans = [
    { fromDay: day('1950-01-01'), toDay: day('1960-01-01') },
    { fromDay: day('2035-07-01'), toDay: day('2126-01-01') },
  ];
  expect(unreliableTexts(spans, RANGE, RANGE.startMs, 4)).toEqual(['01/07/2035 to 01/01/2036']);
});

test('Of many unreliable spans those are listed that are next to the date', () => {
  const spans = [2026, 2028, 2030, 2032, 2034].map((year) => ({
    fromDay: day(`${year}-03-01`),
    toDay: day(`${year}-04-01`),
  }));
  expect(unreliableTexts(spans, RANGE, Date.parse('2032-03-15'), 2)).toEqual([
    '01/03/2032 to 01/04/2032',
    '01/03/2034 to 01/04/2034',
  ]);
});

function listed(current: string, most: number) {
  return listedApproaches(APPROACHES, RANGE, Date.parse(current), most).map(
    ({ date, planet, distance }) => `${date} ${planet} ${distance}`,
  );
}

function approach(planet: 'earth' | 'venus', date: string, nearestAu: number) {
  const nearestDay = day(date);
  return { planet, fromDay: nearestDay - 1, toDay: nearestDay + 1, nearestDay, nearestAu };
}

function day(date: string): number {
  return julianDateFromUnixTime(Date.parse(`${date}T12:00:00Z`));
}
