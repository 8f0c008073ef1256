import { LRUCache } from 'lru-cache';
import { defined } from '#catalogue/defined.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { Limits, SurveyQuantity } from '#engine/survey/quantities.ts';
import { type DirectQuantity, TO_UNIT } from '#engine/survey/thresholds.ts';
import type { Enter } from '../queue/fair-queue.ts';
import type { Compute } from '../tasks/compute.ts';
import {
  type ObjectExtremes,
  type ObjectRanges,
  RANGE_MARK,
  type SurveyWindow,
} from '../tasks/survey-tasks.ts';
import { inWorkers } from './in-workers.ts';
import { OBJECTS_AT_ONCE } from './survey-set-matches.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Bytes of the ranges that are cached: the windows that were requested longest ago go first. */
const CACHED_BYTES = 48_000_000;

/** Low, high and mark. */
const BYTES_PER_OBJECT = 17;

/** Between which values a quantity lies at the moments of a window at which an object is inside all other limits. */
export type RangesSearch = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  /** That of the quantity itself means nothing. */
  readonly limits: Limits;
  readonly quantity: SurveyQuantity;
};

/** Ranges of the objects of a set, as far as they are known. */
export type CachedRanges = ObjectRanges & {
  readonly search: RangesSearch;
  /** Fainter objects count as ones that are nowhere inside the limits. */
  readonly faintest: number;
};

/** Ranges of the windows that were searched last. */
export type RangesCache = {
  /** Cached ranges that reach to a magnitude. */
  readonly known: (search: RangesSearch, faintest: number) => CachedRanges | undefined;
  /** Ranges of which none is known yet; they are cached. */
  readonly begin: (search: RangesSearch, faintest: number) => CachedRanges;
};

/** An empty cache. */
export function createRangesCache(): RangesCache {
  const cached = new LRUCache<string, CachedRanges>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ marks }) => Math.max(1, BYTES_PER_OBJECT * marks.length),
  });
  const numbers = new WeakMap<SurveySet, number>();
  let sets = 0;

  return {
    known(search, faintest) {
      const ranges = cached.get(keyOf(search));
      return ranges !== undefined && ranges.faintest >= faintest ? ranges : undefined;
    },
    begin(search, faintest) {
      const { count } = search.set.bodies;
      const [low, high] = [new Float64Array(count), new Float64Array(count)];
      const ranges = { search, faintest, low, high, marks: new Uint8Array(count) };
      cached.set(keyOf(search), ranges);
      return ranges;
    },
  };

  function keyOf({ set, window, limits, quantity }: RangesSearch): string {
    const { [quantity]: _, ...others } = limits;
    const known = isAboutUncertainty(limits, quantity) ? set.covariances.fetched() : 0;
    return JSON.stringify([numberOf(set), known, window, quantity, others]);
  }

  function numberOf(set: SurveySet): number {
    const number = numbers.get(set) ?? ++sets;
    numbers.set(set, number);
    return number;
  }
}

/**
 * Extremes of one direct quantity of objects over a window, which are its ranges where nothing is limited; those that cannot be
 * followed, or lack it, are left out.
 *
 * @throws what `enter` throws, and the failure of a worker.
 */
export async function extremesByRanges(
  cache: RangesCache,
  { quantity, ...where }: { readonly quantity: DirectQuantity } & Pick<RangesSearch, 'set' | 'window'>,
  objects: Int32Array,
  compute: Compute,
  enter: Enter,
): Promise<readonly ObjectExtremes[]> {
  const search = { ...where, limits: {}, quantity };
  const ranges = cache.known(search, Infinity) ?? cache.begin(search, Infinity);
  const fresh = objects.filter((object) => !isKnown(ranges, object));
  const measure = async (some: Int32Array) => {
    await measureRanges(ranges, some, compute);
    return [];
  };
  await inWorkers(fresh, measure, enter, OBJECTS_AT_ONCE);
  return Array.from(objects).flatMap((object) => {
    const [low, high] = [numberAt(ranges.low, object), numberAt(ranges.high, object)];
    if (ranges.marks[object] !== RANGE_MARK.known || low > high) return [];
    const ends = [TO_UNIT[quantity](low), TO_UNIT[quantity](high)];
    return [{ object, extremes: { [quantity]: { min: Math.min(...ends), max: Math.max(...ends) } } }];
  });
}

/** Has a worker find the ranges of objects, and puts them where they are cached. @throws the failure of a worker. */
export async function measureRanges(
  { search, faintest, low, high, marks }: CachedRanges,
  objects: Int32Array,
  compute: Compute,
): Promise<void> {
  const { set, window, limits, quantity } = search;
  const { bodies, nodes, covariances } = set;
  const cachedOrbits = isAboutUncertainty(limits, quantity) ? covariances.among(objects) : undefined;
  const task = { bodies, nodes, window, limits, quantity, faintest, objects, cachedOrbits };
  const found = await compute.rangesOf(defined(task));
  objects.forEach((object, place) => {
    low[object] = numberAt(found.low, place);
    high[object] = numberAt(found.high, place);
    marks[object] = numberAt(found.marks, place);
  });
}

/** Whether the range of an object is known. */
export function isKnown({ marks }: CachedRanges, object: number): boolean {
  return marks[object] !== RANGE_MARK.unknown;
}

function isAboutUncertainty(limits: Limits, quantity: SurveyQuantity): boolean {
  return quantity === 'skyUncertainty' || limits.skyUncertainty !== undefined;
}
