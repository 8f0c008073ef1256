import { dayMonthYear, hourMinute } from '#ui/dates/date-text.ts';

/** Date and time of day, UTC, of Unix time in milliseconds. */
export function utcOf(ms: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO('UTC').toPlainDateTime();
}

/** A moment as the 3D tools write it, UTC: `13/04/2029 21:46`. @param ms Unix time. */
export function momentText(ms: number): string {
  const moment = utcOf(ms);
  return `${dayMonthYear(moment)} ${hourMinute(moment)}`;
}

/** The day of a moment, UTC: `13/04/2029`. @param ms Unix time. */
export function dayText(ms: number): string {
  return dayMonthYear(utcOf(ms));
}

/** How dates are written: a moment and a day, of Unix time in milliseconds. */
export type DateTexts = {
  readonly momentText: (ms: number) => string;
  readonly dayText: (ms: number) => string;
};

/** A moment as date-time fields take it, cut to the minute: `2029-04-13T21:46`. @param ms Unix time. */
export function minuteOf(ms: number): string {
  return utcOf(ms).toString({ smallestUnit: 'minute' });
}

/** The day of a moment as date fields take it: `2029-04-13`. @param ms Unix time. */
export function isoDayOf(ms: number): string {
  return utcOf(ms).toPlainDate().toString();
}

/** Unix time, in milliseconds, of a day or of a moment UTC as fields or messages give it. @throws RangeError for any other text. */
export function momentOf(text: string): number {
  try {
    return Temporal.PlainDateTime.from(text.replace(/Z$/, ''), { overflow: 'reject' }).toZonedDateTime('UTC')
      .epochMilliseconds;
  } catch (cause) {
    throw new RangeError(`not a date: "${text}"`, { cause });
  }
}
