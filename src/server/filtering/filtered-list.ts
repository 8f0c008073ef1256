import type { FilteredObject } from '#contract/filtering.ts';
import type { PreparationProgress } from '#contract/status.ts';
import type { Compute, SurveyWindow } from '../compute.ts';
import type { FairQueue, Work } from '../jobs/fair-queue.ts';
import { type NameError, nameErrors } from '../named-bodies.ts';
import type { Preparation } from '../survey/preparation.ts';
import { progressOf, type SurveySet } from '../survey/survey-set.ts';
import { createExtremesCache, type MeasuredWindow, unmeasured } from './extremes-cache.ts';
import type { FilterRequest } from './filter-request.ts';
import { unknownObject, unusableObject } from './filtered-object.ts';
import { limitsOf } from './limits-of.ts';
import { matchesFacts } from './matches-facts.ts';
import { matchesInSet, measureRest } from './survey-set-matches.ts';

/** How long an answer waits for orbits that are being prepared before it says what is there, ms. */
const PATIENCE_MS = 500;

/** The same for a list of the visitor's own, which is soon prepared, ms. */
const PATIENCE_FOR_LIST_MS = 10_000;

/** A list of matches that pages are cut from. */
export type FilteredList = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  /** Objects of the set. */
  readonly matches: Int32Array;
  /** Entries of the visitor's own list that cannot be followed; they stand before the matches. */
  readonly failures: readonly FilteredObject[];
  /** How far the orbits were prepared, where some were missing. */
  readonly preparation: PreparationProgress | undefined;
};

/** What lists are made of. */
export type ListParts = {
  readonly compute: Compute;
  readonly queue: FairQueue;
  readonly preparation: Preparation;
  /** Resolves after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
};

/**
 * Looks for the objects of a request.
 *
 * @param enter puts pieces of work into the queue. @throws what `enter` throws, and the failure of a worker.
 */
export type ListMaker = (
  request: FilterRequest,
  enter: (work: readonly Work[]) => void,
) => Promise<FilteredList>;

/** A maker of lists, which measures a window of nights once for all limits. */
export function createListMaker({ compute, queue, preparation, sleep }: ListParts): ListMaker {
  const cache = createExtremesCache();

  return async (request, enter) => {
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
      enter,
    );
    if (own === undefined) {
      measureRest({ set, window, table }, compute, queue.addIdle, () => cache.keeps(table));
    }
    return {
      set,
      window,
      matches,
      failures: own === undefined ? [] : failuresOf(set, window, nameErrors(own, set.catalogue)),
      preparation: done < total ? { done, total } : undefined,
    };
  };
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
