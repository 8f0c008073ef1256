import { hourMinute } from '#ui/dates/date-text.ts';

/** 'yyyy-MM-dd HH:mm ±HH:mm', to the nearest minute. @param ms Unix time. @param zone offset from UTC, '-07:00'. */
export function localText(ms: number, zone: string): string {
  const moment = localMoment(ms, zone).round('minute');
  return `${moment.toPlainDate().toString()} ${hourMinute(moment)} ${moment.offset.replace('-', '−')}`;
}

/** A moment by the clock of a zone. */
export function localMoment(ms: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(ms)).toZonedDateTimeISO(zone);
}

/** How the zone of an offset is called, as everywhere: 'GMT -07:00' for '-07:00'. */
export function zoneTitle(offset: string): string {
  return `GMT ${offset}`;
}

/** An offset from UTC as zones are named by: '-07:00'. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}
