import { expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { darkHours } from '#engine/observe/dark-hours.ts';
import { nights } from '#engine/observe/night-events.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const MINUTE = 1 / 1440;
const NIGHT = -18;

function meanNoon(date: string, longitude: number): number {
  return julianDateFromIso(date) + 0.5 - longitude / 360;
}

test('the dark hours of a night without an ephemeris at Orlando end on 2021-11-07 at 10:21 UTC, and begin that evening at 23:56', () => {
  const orlando = { latitude: 28.538, longitude: -81.379 };
  const before = darkHours(orlando, meanNoon('2021-11-06', orlando.longitude), NIGHT);
  const after = darkHours(orlando, meanNoon('2021-11-07', orlando.longitude), NIGHT);
  if (before.kind !== 'dark' || after.kind !== 'dark') throw new RangeError('it gets dark at Orlando');
  expect(Math.abs(before.to - julianDateFromIso('2021-11-07T10:21'))).toBeLessThan(MINUTE);
  expect(Math.abs(after.from - julianDateFromIso('2021-11-07T23:56'))).toBeLessThan(MINUTE);
});

test.each(['1900-01-20', '1950-04-05', '2026-11-24', '2100-07-10'])(
  'the dark hours of a night without an ephemeris are those of the full calculation to a minute, south and north, east and west, on %s',
  (date) => {
    for (const latitude of [-67, -30, 0, 28, 40]) {
      for (let longitude = -180; longitude < 180; longitude += 60) {
        const from = meanNoon(date, longitude);
        const found = darkHours({ latitude, longitude }, from, NIGHT);
        const site = siteFromGeodetic(longitude, latitude, 0);
        const full = nights({ site, ephemeris: testEphemeris(), from, to: from + 1 });
        if (full.kind !== 'nights') {
          expect(found.kind).toBe(full.kind);
          continue;
        }
        if (found.kind !== 'dark') throw new RangeError(`${found.kind} at ${latitude}, ${longitude}`);
        expect(Math.abs(found.from - full.spans[0].from)).toBeLessThan(MINUTE);
        expect(Math.abs(found.to - full.spans[0].to)).toBeLessThan(MINUTE);
      }
    }
  },
);

test('the dark hours of a night without an ephemeris never begin at Tromsø in June, and last all day at the south pole', () => {
  expect(darkHours({ latitude: 69.65, longitude: 18.96 }, meanNoon('2024-06-14', 18.96), NIGHT).kind).toBe(
    'never dark',
  );
  expect(darkHours({ latitude: -90, longitude: 0 }, meanNoon('2024-06-14', 0), NIGHT).kind).toBe(
    'always dark',
  );
});
