import { FEED_DEFAULTS, type ObservableFeedQuery } from '#contract/feeds.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { filterRequest, type FilterRequest } from '../filtering/filter-request.ts';
import type { FilteredList } from '../filtering/filtered-list.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from '../filtering/filterings.ts';

/** Days from the beginning of the present day, UTC: the coming night of every longitude lies in them. */
const DAYS = 2;

/** Time between the moments that are examined, days. */
const STEP = 1 / 96;

/** What can be observed from a site today and tomorrow. */
export type SiteList = {
  readonly request: FilterRequest;
  /** The brightest first, a thousand at most. */
  readonly list: FilteredList;
  /** Beginning of the present day, Julian date UTC. */
  readonly today: number;
  /** Faintest V, mag, and least altitude, degrees. */
  readonly faintest: number;
  readonly lowest: number;
};

/**
 * Looks for near-Earth objects that can be observed from a site.
 *
 * @throws ProblemError of the observatory, or `queue-full`.
 */
export async function siteList(
  { catalogue, filterings, now }: Pick<BodyParts, 'catalogue' | 'now'> & { readonly filterings: Filterings },
  visitor: string,
  query: ObservableFeedQuery,
): Promise<SiteList> {
  const { faintest = FEED_DEFAULTS.magnitude, lowest = FEED_DEFAULTS.altitude, ...place } = query;
  const today = Math.floor(julianDateFromUnixTime(now()) - 0.5) + 0.5;
  const window = { julianDateStart: today, julianDateEnd: today + DAYS, step: STEP };
  const request = filterRequest(
    { ...place, ...window, magnitudeMax: faintest, elevationMin: lowest, sort: 'magnitude', order: 'asc' },
    catalogue(),
  );
  return { request, list: await filterings.list(visitor, request, undefined), today, faintest, lowest };
}
