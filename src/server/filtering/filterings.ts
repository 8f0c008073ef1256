import type { FilteredObject } from '#contract/filtering.ts';
import type { PreparationProgress } from '#contract/status.ts';
import type { Compute, SurveyWindow } from '../compute.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { FairQueue, Work } from '../jobs/fair-queue.ts';
import { type NameError, nameErrors } from '../named-bodies.ts';
import type { Preparation } from '../survey/preparation.ts';
import { progressOf, type SurveySet } from '../survey/survey-set.ts';
import { createExtremesCache, type MeasuredWindow, unmeasured } from './extremes-cache.ts';
import type { FilterRequest } from './filter-request.ts';
import { unknownObject, unusableObject } from './filtered-object.ts';
import { limitsOf } from './limits-of.ts';
import { listPage } from './list-page.ts';
import { matchesFacts } from './matches-facts.ts';
import { matchesInSet, measureRest } from './survey-set-matches.ts';

/** How long an answer waits for orbits that are being prepared before it says what is there, ms. */
const PATIENCE_MS = 500;

/** The same for a list of the visitor's own, which is soon prepared, ms. */
const PATIENCE_FOR_LIST_MS = 10_000;

/** How long a list is kept after it was made, ms. */
const KEPT_MS = 3_600_000;

/** Lists that are kept at most. */
const KEPT_LISTS = 200;

/** A list of matches that pages are cut from. */
export type FilteredList = {
  readonly token: string;
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  /** Objects of the set. */
  readonly matches: Int32Array;
  /** Entries of the visitor's own list that cannot be followed; they stand before the matches. */
  readonly failures: readonly FilteredObject[];
  /** How far the orbits were prepared, where some were missing. */
  readonly preparation: PreparationProgress | undefined;
};

export type FilteringParts = {
  readonly compute: Compute;
  readonly queue: FairQueue;
  readonly preparation: Preparation;
  readonly now: () => number;
  readonly newToken: () => string;
  /** Resolves after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
};

/** All lists of the last hour. */
export type Filterings = {
  /** The list of a token while it is kept and asked the same way; else a new one. @throws ProblemError `queue-full`. */
  list(visitor: string, request: FilterRequest, token: string | undefined): Promise<FilteredList>;
  /** Rows of a list, at most `size` from a place on. @throws ProblemError `queue-full`. */
  page(
    visitor: string,
    list: FilteredList,
    place: { readonly from: number; readonly size: number },
  ): Promise<readonly FilteredObject[]>;
  /** Whether a token names a list. */
  knows(token: string): boolean;
};

type Kept = { readonly list: FilteredList; readonly key: string; readonly at: number };

/** An empty store of lists over a queue and prepared orbits. */
export function createFilterings(parts: FilteringParts): Filterings {
  const { compute, queue, preparation, now, newToken, sleep } = parts;
  const kept = new Map<string, Kept>();
  const cache = createExtremesCache();

  return {
    list,
    page: (visitor, made, place) => listPage(made, place, compute, (work) => enter(visitor, work)),
    knows: (token) => kept.has(token),
  };

  async function list(
    visitor: string,
    request: FilterRequest,
    token: string | undefined,
  ): Promise<FilteredList> {
    forgetOld();
    const known = token === undefined ? undefined : kept.get(token);
    if (known?.key === request.key) return known.list;
    const made = await make(visitor, request);
    kept.set(made.token, { list: made, key: request.key, at: now() });
    return made;
  }

  async function make(visitor: string, request: FilterRequest): Promise<FilteredList> {
    const { catalogue, frame, observer, query, list: own } = request;
    const { startUtc, endUtc } = frame;
    const { set, complete } =
      own === undefined
        ? await preparation.nearEarthObjects(catalogue, startUtc, endUtc)
        : await preparation.chosen(catalogue, own.found, startUtc, endUtc);
    const patience = sleep(own === undefined ? PATIENCE_MS : PATIENCE_FOR_LIST_MS);
    await Promise.race([complete.catch(() => undefined), patience]);
    const { done, total } = progressOf(set);
    const window: SurveyWindow = { site: observer.site, startUtc, endUtc };
    const table: MeasuredWindow = own === undefined ? cache.of(set, window) : unmeasured(set);
    const wanted = (object: number) =>
      startUtc < set.facts[object].endUtc && matchesFacts(set.facts[object], query, startUtc);
    const matches = await matchesInSet(
      { set, window, table, limits: limitsOf(query), wanted },
      compute,
      (work) => enter(visitor, work),
    );
    if (own === undefined) {
      measureRest({ set, window, table }, compute, queue.addIdle, () => cache.keeps(table));
    }
    return {
      token: newToken(),
      set,
      window,
      matches,
      failures: own === undefined ? [] : failuresOf(set, window, nameErrors(own, set.catalogue)),
      preparation: done < total ? { done, total } : undefined,
    };
  }

  function enter(visitor: string, work: readonly Work[]): void {
    enqueue(queue, visitor, work, (waiting) => `Too much work is waiting (${waiting} pieces).`, 5);
  }

  function forgetOld(): void {
    const limit = now() - KEPT_MS;
    for (const [token, { at }] of kept) if (at < limit) kept.delete(token);
    for (const token of kept.keys()) if (kept.size >= KEPT_LISTS) kept.delete(token);
  }
}

function failuresOf(
  set: SurveySet,
  window: SurveyWindow,
  errors: readonly NameError[],
): readonly FilteredObject[] {
  const objects = Array.from({ length: set.bodies.count }, (_, object) => object);
  const unusable = objects.map((object) => unusableObject(object, set, window));
  return [...errors.map(unknownObject), ...unusable.filter((row) => row !== undefined)];
}
