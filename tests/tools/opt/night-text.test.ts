import lookUp from '@photostructure/tz-lookup';
import { expect, test } from 'vitest';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { calendarNight, nightStart, solarZone } from '#machines/opt/tonight/night-window.ts';
import { GREENWICH } from '#machines/planning/time-frame.ts';
import { findZone } from '#parts/time-zone/find-zone.ts';
import { nightsOfYearText, nightsText, nightText } from '#tools/opt/night-text.ts';

const GREENWICH_CLOCK = { site: { longitude: 0 }, zone: GREENWICH };

test('a night is called by both of its dates', () => {
  expect(nightText('2026-12-02', GREENWICH_CLOCK)).toBe('Wed 2 – Thu 3 Dec 2026');
  expect(nightText('2026-11-30', GREENWICH_CLOCK)).toBe('Mon 30 Nov – Tue 1 Dec 2026');
  expect(nightText('2026-12-31', GREENWICH_CLOCK)).toBe('Thu 31 Dec 2026 – Fri 1 Jan 2027');
  const week = { start: '2026-12-02', end: '2026-12-08' };
  expect(nightsText(week, GREENWICH_CLOCK)).toBe('Wed 2 – Wed 9 Dec 2026');
  expect(nightsOfYearText({ ...week, end: week.start }, GREENWICH_CLOCK)).toBe('Wed 2 – Thu 3 Dec');
});

/** Places near the date line, and by how many days their calendar is ahead of the mean Sun's of their longitude. */
const NEAR_DATE_LINE = [
  { name: "Nuku'alofa, Tonga", latitude: -21.14, longitude: -175.2, days: 1 },
  { name: 'Kiritimati', latitude: 1.87, longitude: -157.43, days: 1 },
  { name: 'Chatham Islands', latitude: -43.95, longitude: -176.56, days: 1 },
  { name: 'Apia, Samoa', latitude: -13.83, longitude: -171.77, days: 1 },
  { name: 'Wrangel Island, Russia', latitude: 71.2, longitude: -179.5, days: 1 },
  { name: 'Semisopochnoi, Alaska', latitude: 51.95, longitude: 179.6, days: -1 },
  { name: 'Pago Pago, American Samoa', latitude: -14.28, longitude: -170.7, days: 0 },
  { name: 'Suva, Fiji', latitude: -18.14, longitude: 178.44, days: 0 },
  { name: 'Taveuni, Fiji', latitude: -16.9, longitude: -179.9, days: 1 },
  { name: 'Mauna Kea, Hawaii', latitude: 19.82, longitude: -155.47, days: 0 },
];

test.each(NEAR_DATE_LINE)('a night at $name has the date of its evening there', async (place) => {
  const { latitude, longitude, days } = place;
  const zone = await findZone(latitude, longitude, 2026);
  expect(calendarNight('2026-12-31', { site: { longitude }, zone })).toBe(
    Temporal.PlainDate.from('2026-12-31').add({ days }).toString(),
  );
});

test('a night has the date of its evening by the calendar of the place, at 72 longitudes, on both sides of the date line', async () => {
  const others: unknown[] = [];
  for (const latitude of [-76, -43.9, -21, 1.9, 51.9, 65, 71.2]) {
    for (let index = 0; index < 72; index++) {
      const longitude = -179.9 + (index * 359.8) / 71;
      const zone = await findZone(latitude, longitude, 2026);
      for (const night of ['2026-06-21', '2026-12-31']) {
        const called = calendarNight(night, { site: { longitude }, zone });
        const evening = calendarDateOfEvening(night, latitude, longitude);
        if (called !== evening) others.push({ latitude, longitude, zone, called, evening });
      }
    }
  }
  expect(others).toEqual([]);
});

test('a night whose times are read in another zone has the date of the place', () => {
  const site = { longitude: -179.9 };
  expect(calendarNight('2026-12-31', { site, zone: GREENWICH })).toBe('2026-12-31');
});

test('a night in Tonga is called by its own evening and morning', () => {
  const clock = { site: { longitude: -175.2 }, zone: { offsetMinutes: 13 * 60 } };
  expect(nightText('2026-12-30', clock)).toBe('Thu 31 Dec 2026 – Fri 1 Jan 2027');
  expect(nightsText({ start: '2026-12-01', end: '2026-12-07' }, clock)).toBe('Wed 2 – Wed 9 Dec 2026');
});

/** The date that the time zone database gives a place at 18 h of its mean Sun, with daylight saving. */
function calendarDateOfEvening(night: string, latitude: number, longitude: number): string {
  const evening = nightStart(night, solarZone({ longitude })) + 0.25;
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(unixTimeFromJulianDate(evening)));
  return instant.toZonedDateTimeISO(lookUp(latitude, longitude)).toPlainDate().toString();
}
