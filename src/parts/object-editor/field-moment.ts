import { mjdOfMs, msOfMjd } from '#machines/kit/modified-julian-date.ts';
import { minuteOf, momentOf } from '../timeline/moment-text.ts';

const MINUTE_MS = 60_000;

/**
 * The moment that a date field shows, UTC, to the nearest minute.
 *
 * @param mjd Modified Julian Date as a form has it.
 * @returns `YYYY-MM-DDTHH:mm`; undefined while the field is empty.
 */
export function momentOfMjd(mjd: string): string | undefined {
  if (mjd.trim() === '') return undefined;
  const minutes = Math.round(msOfMjd(Number(mjd)) / MINUTE_MS);
  return minuteOf(minutes * MINUTE_MS);
}

/** The text of a form for a moment: the inverse of {@link momentOfMjd}. @param moment `YYYY-MM-DDTHH:mm`, UTC. */
export function mjdOfMoment(moment: string): string {
  return String(mjdOfMs(momentOf(moment)));
}
