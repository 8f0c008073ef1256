import { MAX_DATA_POINTS, SHORT_TERM_DAYS } from '#contract/limits.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { julianDate } from '#machines/kit/julian-date.ts';
import type { TimeFrame } from '#machines/planning/time-frame.ts';
import { countText } from '#parts/quantities/count-text.ts';

/** Days that filtering looks through as one, and years from today that orbits are carried to directly. */
const YEAR_DAYS = 366;
const DIRECT_YEARS = 10;

/**
 * What a time frame outside the short term takes, and which limit stays.
 *
 * @param today UTC date, YYYY-MM-DD.
 */
export function frameWords({ converted: { start, end } }: TimeFrame, today: string): string {
  const days = end - start + 1;
  const now = julianDate(Date.parse(`${today}T00:00Z`));
  const years = Math.round(Math.max(now - end, start - now, 0) / DAYS_PER_JULIAN_YEAR);
  const carried =
    years < DIRECT_YEARS
      ? ''
      : ` Where all objects are filtered, their orbits are first carried over ${countText(years, 'year')}: minutes for every ten years the first time; what was carried serves the next time frame there.`;
  const cut =
    days <= YEAR_DAYS
      ? ''
      : ` ${countText(Math.ceil(days / YEAR_DAYS), 'year')} are looked through one after the other, from today outwards.`;
  const shown =
    carried === '' && cut === ''
      ? ''
      : ' What is found so far is listed with the progress and the time left; it can be stopped and goes on where it was.';
  return `The next ${SHORT_TERM_DAYS} days are prepared; others take longer.${carried}${cut}${shown} A calculation has at most ${MAX_DATA_POINTS} data points.`;
}
