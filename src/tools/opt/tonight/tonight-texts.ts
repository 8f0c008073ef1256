import type { TonightObject, TonightResult } from '#contract/tonight.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { offText } from '#parts/quantities/off-text.ts';
import { hourMinute } from '#ui/date-text.ts';

/** 'HH:mm' of a Julian date UTC by a clock so many minutes before UTC. */
export function timeText(julianDate: number, { offsetMinutes }: Pick<TimeZone, 'offsetMinutes'>): string {
  const ms = unixTimeFromJulianDate(julianDate) + offsetMinutes * 60_000;
  return hourMinute(
    Temporal.Instant.fromEpochMilliseconds(Math.round(ms)).toZonedDateTimeISO('UTC').round('minute'),
  );
}

/** Why nothing is listed; undefined where it gets dark. */
export function brightText({ sky }: Pick<TonightResult, 'sky'>): string | undefined {
  switch (sky) {
    case 'day':
      return 'The Sun does not set here on this night.';
    case 'twilight':
      return 'It does not get dark here on this night: the Sun stays less than 18° below the horizon.';
    case 'dark':
      return undefined;
  }
}

/** Hours and minutes of a span of days: '8 h 12 min'. */
export function spanText(days: number): string {
  const minutes = Math.round(days * 1440);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Why an object may not be found where it is looked for. */
export function lostText({ best: { uncertainty } }: TonightObject): string {
  if (uncertainty === undefined) return 'lost comet';
  return `may be ${offText(uncertainty)} off`;
}
