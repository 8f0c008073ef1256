import { TURN } from '#engine/constants.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';

/** Longest window of which everything is examined before the response, days: a few seconds of work. */
export const LONGEST_AT_ONCE_DAYS = 62;

/** Longest piece of a longer one, days. */
const LONGEST_PIECE_DAYS = 366;

/**
 * A window cut into equal ones, none longer than {@link LONGEST_PIECE_DAYS} and a day, between nights: where the mean Sun is highest at the
 * site.
 */
export function piecesOf({ site, startUtc, endUtc }: SurveyWindow): readonly SurveyWindow[] {
  const count = Math.ceil((endUtc - startUtc) / LONGEST_PIECE_DAYS);
  const shift = site.kind === 'ground' ? site.longitude / TURN : 0;
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const even = startUtc + ((endUtc - startUtc) * (index + 1)) / count;
    return Math.round(even + shift) - shift;
  });
  return [...cuts, endUtc].map((end, index) => ({
    site,
    startUtc: cuts[index - 1] ?? startUtc,
    endUtc: end,
  }));
}
