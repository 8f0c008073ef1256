import { LRUCache } from 'lru-cache';
import { isDirect } from '#engine/survey/thresholds.ts';
import type { RangeEnds } from '#engine/survey/range-within.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { FilteredObject } from '#contract/opt/filtering.ts';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import type { PreparationProgress } from '#contract/status.ts';
import { type CacheWatch, UNWATCHED } from '../queue/cache-watch.ts';
import type { Compute } from '../tasks/compute.ts';
import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { Enter, FairQueue } from '../queue/fair-queue.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { type Effort, workProgress } from './survey/effort.ts';
import type { Preparation } from './survey/preparation.ts';
import { progressOf, type SurveySet } from './survey/survey-set.ts';
import { type FilterRequest, limitsOf } from './filter-request.ts';
import type { FrameStore } from './stored-frames.ts';
import { createExtremesCache, extremesOfObjects, type ListedExtremes } from './listed-extremes.ts';
import { failuresOf } from './filtered-object.ts';
import { createBrightnessBounds } from './brightness-bounds.ts';
import { sortMatches } from './sort-matches.ts';
import { createRangesCache, extremesByRanges } from './cached-ranges.ts';
import { createSetSearch } from './moved-limits.ts';
import { createRequestedObjects } from './requested-objects.ts';
import { runQueued } from '../queue/queued-work.ts';

/** How long a response waits for orbits that are being prepared, or days that are searched, before it lists what is ready, ms. */
export const PATIENCE_MS = 500;

/** The same for a visitor's own list, which is ready soon, ms. */
export const PATIENCE_FOR_LIST_MS = 10_000;

/** Bytes of the extremes of listed objects that are cached: of all near-Earth objects, and of the visitors' own lists. */
const CACHED_BYTES = 40_000_000;

/** Windows whose nights are counted already. */
const COUNTED_WINDOWS = 1000;

/** A list of matches that pages are cut from. */
export type FilteredList = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  /**
   * Extremes of the values of objects, in the order of the objects; those that cannot be followed are left
   * out.
   *
   * @throws what `enter` throws, and the failure of a worker.
   */
  readonly extremesOf: (objects: Int32Array, enter: Enter) => Promise<readonly ObjectExtremes[]>;
  /** Objects of the set. */
  readonly matches: Int32Array;
  /** Entries of the visitor's own list that cannot be followed; they precede the matches. */
  readonly failures: readonly FilteredObject[];
  /** Nights of the window in which it is dark at the site; none at the geocentre. */
  readonly nights: number;
  /** How far the orbits were prepared, where some were missing. */
  readonly preparation: PreparationProgress | undefined;
};

/** Parts from which lists are made. */
export type ListParts = {
  readonly compute: Compute;
  readonly queue: FairQueue;
  readonly preparation: Preparation;
  readonly latestOrbits: LatestOrbits;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Gets the failures of workers. */
  readonly report: (error: unknown) => void;
  /** Stores the years of long time frames. */
  readonly frameStore: FrameStore;
  readonly watchCache?: CacheWatch;
};

/**
 * Looks for the objects of a request.
 *
 * @param visitor whose request it is.
 * @throws what `enter` throws, and the failure of a worker.
 */
export type ListMaker = (visitor: string, request: FilterRequest, enter: Enter) => Promise<FilteredList>;

/** A maker of lists, which measures a window of nights once for all limits. */
export function createListMaker({
  compute,
  preparation,
  latestOrbits,
  sleep,
  now,
  watchCache = UNWATCHED,
}: ListParts): ListMaker {
  const listedIn = createExtremesCache(CACHED_BYTES, preparation.isGivenUp, (found) =>
    watchCache('windows of nights', found),
  );
  const nightsIn = new LRUCache<string, number>({ max: COUNTED_WINDOWS });
  const ranges = createRangesCache(compute);
  const matchesInSet = createSetSearch(compute, ranges);
  const brightnessBounds = createBrightnessBounds(compute);
  const requestedObjects = createRequestedObjects();

  return async (visitor, request, enter) => {
    const { catalogue, frame, observer, list: requestedList } = request;
    const window: SurveyWindow = { site: observer.site, startUtc: frame.startUtc, endUtc: frame.endUtc };
    const { set, ahead, complete, work } =
      requestedList === undefined
        ? await preparation.nearEarthObjects(visitor, catalogue, frame)
        : await preparation.chosen(visitor, catalogue, requestedList.found, frame);
    await set.covariances.update(latestOrbits);
    await Promise.race([complete, sleep(requestedList === undefined ? PATIENCE_MS : PATIENCE_FOR_LIST_MS)]);
    const searched = progressOf(set);
    const listed = listedIn(set, window);
    const [nights, found] = await Promise.all([
      nightsOf(window, enter),
      searched.done === 0 ? new Int32Array() : matches(set, window, listed, request, enter),
    ]); // both at once: either may be the first task of a worker, which takes a while to begin
    return {
      nights,
      set,
      window,
      extremesOf: (objects, enterMore) =>
        extremesOfObjects({ set, window, listed, objects }, compute, enterMore),
      matches: found,
      failures: requestedList === undefined ? [] : failuresOf(set, window, requestedList, catalogue),
      preparation: progress(searched, ahead, work()),
    };
  };

  async function nightsOf(window: SurveyWindow, enter: Enter): Promise<number> {
    const place = JSON.stringify(window);
    const nights = nightsIn.get(place) ?? (await runQueued(() => compute.nightsOf(window), enter));
    nightsIn.set(place, nights);
    return nights;
  }

  /** Progress of a list that is searched among some of the objects; nothing where it is searched among all. */
  function progress(
    { done, total }: ReturnType<typeof progressOf>,
    ahead: number,
    prepared: Effort | undefined,
  ): PreparationProgress | undefined {
    if (done === total) return undefined;
    if (ahead > 0 || prepared === undefined) return { done, total, ...(ahead === 0 ? {} : { ahead }) };
    return { done, total, ...workProgress(prepared, preparation.pace) };
  }

  async function matches(
    set: SurveySet,
    window: SurveyWindow,
    listed: Map<number, ListedExtremes>,
    request: FilterRequest,
    enter: Enter,
  ): Promise<Int32Array> {
    const { query } = request;
    const { startUtc } = window;
    const todayUtc = julianDateFromUnixTime(now());
    const limits = limitsOf(query);
    const mayBeInside = await brightnessBounds(set, window, limits, enter);
    const isIncluded = requestedObjects(set, request, todayUtc);
    const { sort, order = 'asc' } = query;
    const enough = sort === undefined ? MAX_TOTAL_RESULTS : Number.POSITIVE_INFINITY;
    const search = { set, window, limits, isIncluded, mayBeInside, enough };
    const found = await matchesInSet(search, enter);
    if (sort === undefined) return found;
    const ends: RangeEnds = order === 'asc' ? 'low' : 'both';
    const extremesOf = (objects: Int32Array) =>
      isDirect(sort)
        ? extremesByRanges(ranges, { set, window, quantity: sort, ends }, objects, enter)
        : extremesOfObjects({ set, window, listed, objects }, compute, enter);
    const sorted = await sortMatches({ set, startUtc, extremesOf }, found, { sort, order });
    return sorted.slice(0, MAX_TOTAL_RESULTS);
  }
}
