import { type DateTexts, dayText, momentText, utcOf } from '#parts/timeline/moment-text.ts';

/** A moment as flybys are dated, UTC: `13-04-2029 21:46`. @param ms Unix time. */
export function flybyMoment(ms: number): string {
  return dashed(momentText(ms));
}

/** An ISO instant as flybys are dated, cut to the second: `13-04-2029 21:46:03`. */
export function flybySecond(iso: string): string {
  const moment = utcOf(Date.parse(iso));
  return `${flybyDay(Date.parse(iso))} ${moment.toPlainTime().toString({ smallestUnit: 'second' })}`;
}

/** The day of a moment: `13-04-2029`. @param ms Unix time. */
export function flybyDay(ms: number): string {
  return dashed(dayText(ms));
}

export const FLYBY_DATES: DateTexts = { momentText: flybyMoment, dayText: flybyDay };

function dashed(text: string): string {
  return text.replaceAll('/', '-');
}
