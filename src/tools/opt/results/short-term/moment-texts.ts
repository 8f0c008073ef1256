import { hourMinute } from '#ui/dates/date-text.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { type TimeZone, UTC, type ZoneOffset } from '#machines/planning/time-frame.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import type { Cell } from './short-term-day.ts';
import type { Twilight } from './twilight.ts';

/** A Julian date UTC as a time of day in a zone, to the minute. */
export function localTime(moment: number, { offsetMinutes }: ZoneOffset): string {
  return hourMinute(
    utcOf(unixTimeFromJulianDate(moment) + offsetMinutes * MILLISECONDS_PER_MINUTE).round('minute'),
  );
}

/** A Julian date UTC as the date in a zone: `Fri 04/12`. */
export function localDate(moment: number, { offsetMinutes }: ZoneOffset): string {
  const ms = unixTimeFromJulianDate(moment) + offsetMinutes * MILLISECONDS_PER_MINUTE;
  return DAY.format(Math.floor(ms / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY).replace(',', '');
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

/** What a cell says of itself: `UTC 22:00, local 00:00, altitude 43.7 deg`. */
export function cellTip({ moment, altitude, isBlocked }: Cell, zone: ZoneOffset): string {
  const place = altitude === null ? 'not calculated' : `altitude ${fixedText(altitude, 1)} deg`;
  const view = isBlocked ? ', behind your horizon' : '';
  return `UTC ${localTime(moment, UTC)}, local ${localTime(moment, zone)}, ${place}${view}`;
}

/** Dusk and dawn in local time with its offset, `18:42 – 05:10 GMT +02:00`; undefined where one of the two does not exist. */
export function twilightText(twilight: Twilight, zone: TimeZone): string | undefined {
  if (twilight.kind !== 'range') return undefined;
  const { dusk, dawn } = twilight;
  const [from, to] = [dusk, dawn].map((moment) => (moment === undefined ? '…' : localTime(moment, zone)));
  return from === to ? undefined : `${from} – ${to} ${zone.name}`;
}
