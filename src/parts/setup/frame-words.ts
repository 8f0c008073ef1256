import { MAX_DATA_POINTS, SHORT_TERM_DAYS } from '#contract/limits.ts';
import { countText } from '#contract/text/count-text.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { julianDate } from '#machines/kit/julian-date.ts';
import type { TimeFrame } from '#machines/planning/time-frame.ts';
import { numberText } from '../quantities/number-text.ts';

/** Days that filtering looks through before it responds, and at once. */
const ANSWERED_DAYS = 62;
const YEAR_DAYS = 366;

/** Time that filtering takes on two cores for a year of all objects, and for ten years of their motion towards it. */
const FOR_A_YEAR = '20 seconds';
const FOR_TEN_YEARS = 'a minute';

/** The limit that stays, whatever the time frame. */
export const DATA_POINTS_TEXT = `A calculation has at most ${numberText(MAX_DATA_POINTS, 0)} data points: one for each object and time step.`;

/**
 * The duration of filtering in a time frame outside the short term, and the remaining limit.
 *
 * @param today UTC date, YYYY-MM-DD.
 */
export function frameWords({ converted: { start, end } }: TimeFrame, today: string): string {
  const days = end - start + 1;
  const now = julianDate(Date.parse(`${today}T00:00Z`));
  const years = Math.round(Math.max(now - end, start - now, 0) / DAYS_PER_JULIAN_YEAR);
  const carried =
    years === 0
      ? ''
      : ` To filter all objects, their orbits are first computed over ${countText(years, 'year')}: about ${FOR_TEN_YEARS} for every ten years on two processor cores, and only once.`;
  const cut =
    days <= YEAR_DAYS
      ? ' Filtering all objects takes'
      : ` Filtering goes through ${countText(Math.ceil(days / YEAR_DAYS), 'year')} one by one, starting nearest to today, and takes`;
  const looked = days <= ANSWERED_DAYS ? '' : `${cut} about ${FOR_A_YEAR} a year on two cores.`;
  const shown =
    carried === '' && looked === ''
      ? ''
      : ' The list fills while it works, with the progress and the time left; you can stop it and continue later.';
  return `The next ${SHORT_TERM_DAYS} days are prepared; others take longer.${carried}${looked}${shown} ${DATA_POINTS_TEXT}`;
}
