import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { type TimeRange, yearsAround } from '../kit/time-range.ts';
import type { SearchInputs } from './approach-search-events.ts';

/** A search for all objects takes a while if it covers at least this many days. */
const LONG_SEARCH_DAYS = 3650;

export const LONG_SEARCH_MESSAGE = 'Searching for all objects over 10 years or more will take a while.';
export const NONE_FOUND_MESSAGE = 'No close approaches detected.';
export const PARTIAL_MESSAGE = 'Not everything was searched.';

/** Whether a search takes long enough for a warning before: ten years for all objects. */
export function isLongSearch({ days: { startMs, endMs }, objects }: SearchInputs): boolean {
  const days = Math.floor((endMs - startMs) / MILLISECONDS_PER_DAY);
  return objects.length === 0 && days >= LONG_SEARCH_DAYS;
}

/** Whether there is anything to search: a body at least. */
export function canSearch({ bodies }: SearchInputs): boolean {
  return bodies.length > 0;
}

/** Most objects whose next approach is searched for after a search that found nothing. */
const MOST_FOLLOWED = 10;

/** Years from now on in which all approaches to the Earth are prepared: ten from the start of the service, which may be a while ago. */
export const PREPARED_YEARS = 5;

/** Whether the next approach can be looked for before a search is made: some objects are chosen, and not too many. */
export function canFollow({ bodies, objects }: SearchInputs): boolean {
  return bodies.length > 0 && objects.length > 0 && objects.length <= MOST_FOLLOWED;
}

/**
 * The days after those of a search, in which its first approach is searched for: up to the last that there are for some objects, up to what
 * is prepared for all of them.
 *
 * @returns undefined where that would take too long.
 */
export function daysAfter(
  { days: { endMs }, limits, bodies, objects }: SearchInputs & { readonly limits: TimeRange },
  nowMs: number,
): TimeRange | undefined {
  const isOfAll = objects.length === 0;
  if (isOfAll ? bodies.some((body) => body !== 'earth') : objects.length > MOST_FOLLOWED) return undefined;
  const lastMs = isOfAll ? yearsAround(nowMs, 0, PREPARED_YEARS).endMs : limits.endMs;
  return endMs < lastMs ? { startMs: endMs + 1, endMs: lastMs } : undefined;
}

/** The days after the first was chosen: one after the last moves the last to a day later. */
export function daysFrom({ endMs }: TimeRange, startMs: number): TimeRange {
  return { startMs, endMs: startMs > endMs ? startMs + MILLISECONDS_PER_DAY : endMs };
}

/** The days after the last was chosen: one before the first moves the first to a day earlier. */
export function daysUntil({ startMs }: TimeRange, endMs: number): TimeRange {
  return { startMs: endMs < startMs ? endMs - MILLISECONDS_PER_DAY : startMs, endMs };
}
