import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';

/** '2026-11-21 03:00 UTC' of an ISO instant; a date alone stays one, and a list may lack its date. */
export function asOfText(asOf: string): string {
  if (!/^\d{4}/.test(asOf)) return 'an unknown hour';
  return asOf.includes('T') ? `${calendarText(julianDateFromUnixTime(instantOf(asOf)))} UTC` : asOf;
}

/** Unix time, ms, of an instant UTC as the service writes it, with or without a Z. */
export function instantOf(iso: string): number {
  return Date.parse(iso.endsWith('Z') ? iso : `${iso}Z`);
}
