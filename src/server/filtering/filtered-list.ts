import { itemAt } from '#engine/item-at.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { FilteredObject } from '#contract/opt/filtering.ts';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import type { PreparationProgress } from '#contract/status.ts';
import { type CacheWatch, UNWATCHED } from '../queue/cache-watch.ts';
import type { Compute } from '../tasks/compute.ts';
import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { Enter, FairQueue } from '../queue/fair-queue.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { type Effort, sumOf, SECONDS_PER_SURVEYED_DAY } from './survey/effort.ts';
import type { Preparation } from './survey/preparation.ts';
import { progressOf, type SurveySet } from './survey/survey-set.ts';
import { createExtremesCache, type MeasuredWindow } from './extremes-cache.ts';
import type { FilterRequest } from './filter-request.ts';
import type { FrameStore } from './stored-frames.ts';
import { extremesOfObjects } from './extremes-of-objects.ts';
import { failuresOf } from './failures-of.ts';
import { limitsOf } from './limits-of.ts';
import { isRequested } from './matches-facts.ts';
import { sortMatches } from './sort-matches.ts';
import { workProgress } from './work-progress.ts';
import { matchesInSet, measureRest } from './survey-set-matches.ts';
import { runQueued } from '../queue/queued-work.ts';

/** How long a response waits for orbits that are being prepared before it says what is there, ms. */
const PATIENCE_MS = 500;

/** The same for a list of the visitor's own, which is soon prepared, ms. */
const PATIENCE_FOR_LIST_MS = 10_000;

/** Windows whose extremes are cached: of all near-Earth objects, 3 million bytes each, and of the visitors' own lists. */
const CACHED_WINDOWS = 6;
const CACHED_WINDOWS_OF_LISTS = 60;

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
  queue,
  preparation,
  latestOrbits,
  sleep,
  now,
  watchCache = UNWATCHED,
}: ListParts): ListMaker {
  const caches = {
    all: createExtremesCache(CACHED_WINDOWS, preparation.isGivenUp, (found) =>
      watchCache('windows of nights', found),
    ),
    lists: createExtremesCache(CACHED_WINDOWS_OF_LISTS, preparation.isGivenUp, (found) =>
      watchCache('windows of own lists', found),
    ),
  };

  return async (visitor, request, enter) => {
    const { catalogue, frame, observer, list: own } = request;
    const window: SurveyWindow = { site: observer.site, startUtc: frame.startUtc, endUtc: frame.endUtc };
    const { set, ahead, complete, work } =
      own === undefined
        ? await preparation.nearEarthObjects(visitor, catalogue, frame)
        : await preparation.chosen(visitor, catalogue, own.found, frame);
    await set.covariances.update(latestOrbits);
    await Promise.race([complete, sleep(own === undefined ? PATIENCE_MS : PATIENCE_FOR_LIST_MS)]);
    const { done } = progressOf(set);
    const nights = await runQueued(() => compute.nightsOf(window), enter);
    const table = (own === undefined ? caches.all : caches.lists).of(set, window);
    return {
      nights,
      set,
      window,
      extremesOf: (objects, enterMore) =>
        extremesOfObjects({ set, window, listed: table.listed, objects }, compute, enterMore),
      matches: done === 0 ? new Int32Array() : await matches(set, window, table, request, enter),
      failures: own === undefined ? [] : failuresOf(set, window, own, catalogue),
      preparation: progress(set, window, table, ahead, work()),
    };
  };

  /** Progress of a list; nothing where it is whole. */
  function progress(
    set: SurveySet,
    { startUtc, endUtc }: SurveyWindow,
    { measured }: MeasuredWindow,
    ahead: number,
    prepared: Effort | undefined,
  ): PreparationProgress | undefined {
    const { done, total } = progressOf(set);
    if (done === total) return undefined;
    if (ahead > 0 || prepared === undefined) return { done, total, ...(ahead === 0 ? {} : { ahead }) };
    const each = (endUtc - startUtc) * SECONDS_PER_SURVEYED_DAY;
    const looked = { done: progressOf(set, measured).done * each, total: total * each };
    const whole = sumOf(prepared, looked);
    return { ...workProgress(whole, total, preparation.pace), done };
  }

  async function matches(
    set: SurveySet,
    window: SurveyWindow,
    table: MeasuredWindow,
    request: FilterRequest,
    enter: Enter,
  ): Promise<Int32Array> {
    const { query, list: own } = request;
    const cache = own === undefined ? caches.all : caches.lists;
    const { startUtc } = window;
    const todayUtc = julianDateFromUnixTime(now());
    const isIncluded = (object: number) => isRequested(itemAt(set.facts, object), request, todayUtc);
    const { sort, order = 'asc' } = query;
    const enough = sort === undefined ? MAX_TOTAL_RESULTS : Number.POSITIVE_INFINITY;
    const search = { set, window, table, limits: limitsOf(query), isIncluded, enough };
    const found = await matchesInSet(search, compute, enter);
    measureRest(search, compute, queue.addIdle, () => cache.has(table));
    if (sort === undefined) return found;
    const sorted = await sortMatches(
      {
        set,
        startUtc,
        extremes: table.extremes,
        isWhole: () => true,
        extremesOf: (objects) =>
          extremesOfObjects({ set, window, listed: table.listed, objects }, compute, enter),
      },
      found,
      { sort, order },
    );
    return sorted.slice(0, MAX_TOTAL_RESULTS);
  }
}
