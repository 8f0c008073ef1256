import { LRUCache } from 'lru-cache';
import { defined } from '#catalogue/defined.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { Limits, SurveyQuantity } from '#engine/survey/quantities.ts';
import { type DirectQuantity, TO_UNIT } from '#engine/survey/thresholds.ts';
import type { RangeEnds } from '#engine/survey/range-within.ts';
import type { Enter } from '../queue/fair-queue.ts';
import type { Compute } from '../tasks/compute.ts';
import {
  type ObjectExtremes,
  type ObjectRanges,
  RANGE_MARK,
  type SurveyWindow,
} from '../tasks/survey-tasks.ts';
import { createNumbering } from './create-numbering.ts';
import { inWorkers } from './in-workers.ts';
import { OBJECTS_AT_ONCE } from './survey-set-matches.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Bytes of the ranges that are cached: the windows that were requested longest ago go first. */
const CACHED_BYTES = 64_000_000;

/** Bytes of an object's number and the ends of its range, where it is somewhere inside the limits. */
const ENDS_BYTES = 20;

/** Between which values a quantity lies at the moments of a window at which an object is inside all other limits. */
export type RangesSearch = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  /** A limit of the quantity itself is ignored. */
  readonly limits: Limits;
  readonly quantity: SurveyQuantity;
  readonly ends?: RangeEnds;
};

/** Ranges of the objects of a set, as far as they are known. */
export type CachedRanges = {
  readonly quantity: SurveyQuantity;
  /** One of {@link RANGE_MARK} for every object. */
  readonly marks: Uint8Array;
  /** Objects that are somewhere inside the limits, in parts as they were found. */
  readonly inside: Ends[];
};

/** Objects in their order, and the ends of their ranges. */
export type Ends = {
  readonly objects: Int32Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
};

/** Ranges of the windows that were searched last. */
export type RangesCache = {
  /** Cached ranges. */
  readonly known: (search: RangesSearch) => CachedRanges | undefined;
  /** Ranges of which none is known yet; they are cached. */
  readonly begin: (search: RangesSearch) => CachedRanges;
  /** Has a worker find the ranges of objects, and puts them among those that are known. @throws the failure of a worker. */
  readonly measure: (
    ranges: CachedRanges,
    search: RangesSearch,
    objects: Int32Array,
  ) => Promise<ObjectRanges>;
};

/** An empty cache. */
export function createRangesCache(compute: Compute): RangesCache {
  const cached = new LRUCache<string, CachedRanges>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ marks, inside }) =>
      1 + marks.length + ENDS_BYTES * inside.reduce((sum, { objects }) => sum + objects.length, 0),
  });
  const numberOf = createNumbering();

  return {
    known: (search) => cached.get(keyOf(search)),
    begin(search) {
      const ranges = {
        quantity: search.quantity,
        marks: new Uint8Array(search.set.bodies.count),
        inside: [],
      };
      cached.set(keyOf(search), ranges);
      return ranges;
    },
    async measure(ranges, search, objects) {
      const { set, window, limits, quantity, ends } = search;
      const { bodies, nodes, covariances } = set;
      const cachedOrbits = isAboutUncertainty(limits, quantity) ? covariances.among(objects) : undefined;
      const task = { bodies, nodes, window, limits, quantity, ends, objects, cachedOrbits };
      const found = await compute.rangesOf(defined(task));
      add(ranges, objects, found);
      const key = keyOf(search);
      cached.delete(key); // a value that is set again as it is would count with its former size
      cached.set(key, ranges);
      return found;
    },
  };

  function keyOf({ set, window, limits, quantity, ends }: RangesSearch): string {
    const { [quantity]: _, ...others } = limits;
    const known = isAboutUncertainty(limits, quantity) ? set.covariances.fetched() : 0;
    return JSON.stringify([numberOf(set), known, window, quantity, others, ends]);
  }
}

/**
 * Extremes of one direct quantity of objects over a window, which are its ranges where nothing is limited; those that cannot be
 * followed, or lack it, are left out. Where the low ends alone are requested, the others mean nothing.
 *
 * @throws what `enter` throws, and the failure of a worker.
 */
export async function extremesByRanges(
  cache: RangesCache,
  {
    quantity,
    ...where
  }: { readonly quantity: DirectQuantity } & Pick<RangesSearch, 'set' | 'window' | 'ends'>,
  objects: Int32Array,
  enter: Enter,
): Promise<readonly ObjectExtremes[]> {
  const search = { ...where, limits: {}, quantity };
  const ranges = cache.known(search) ?? cache.begin(search);
  const fresh = objects.filter((object) => ranges.marks[object] === RANGE_MARK.unknown);
  const measure = async (some: Int32Array) => {
    await cache.measure(ranges, search, some);
    return [];
  };
  await inWorkers(fresh, measure, enter, OBJECTS_AT_ONCE);
  const { objects: inside, low, high } = endsIn(ranges);
  const places = new Map(Array.from(inside, (object, place) => [object, place]));
  return Array.from(objects).flatMap((object) => {
    const place = places.get(object);
    if (place === undefined || ranges.marks[object] !== RANGE_MARK.inside) return [];
    const ends = [low, high].map((measures) => TO_UNIT[quantity](numberAt(measures, place)));
    return [{ object, extremes: { [quantity]: { min: Math.min(...ends), max: Math.max(...ends) } } }];
  });
}

/** Ranges of all objects that are somewhere inside the limits; their parts are joined. */
export function endsIn({ inside }: CachedRanges): Ends {
  const [first, ...more] = inside;
  if (first !== undefined && more.length === 0) return first;
  const all = inside
    .flatMap((ends) => Array.from(ends.objects, (object, place) => ({ object, ends, place })))
    .sort((a, b) => a.object - b.object);
  const joined = {
    objects: Int32Array.from(all, ({ object }) => object),
    low: Float64Array.from(all, ({ ends: { low }, place }) => numberAt(low, place)),
    high: Float64Array.from(all, ({ ends: { high }, place }) => numberAt(high, place)),
  };
  inside.splice(0, inside.length, joined);
  return joined;
}

/** Adds what was found of some objects, unless another request was faster. */
function add({ marks, inside }: CachedRanges, objects: Int32Array, found: ObjectRanges): void {
  const fresh = [...objects.keys()].filter((place) => marks[numberAt(objects, place)] === RANGE_MARK.unknown);
  for (const place of fresh) marks[numberAt(objects, place)] = numberAt(found.marks, place);
  const places = fresh.filter((place) => numberAt(found.marks, place) !== RANGE_MARK.nowhere);
  inside.push({
    objects: Int32Array.from(places, (place) => numberAt(objects, place)),
    low: Float64Array.from(places, (place) => numberAt(found.low, place)),
    high: Float64Array.from(places, (place) => numberAt(found.high, place)),
  });
}

function isAboutUncertainty(limits: Limits, quantity: SurveyQuantity): boolean {
  return quantity === 'skyUncertainty' || limits.skyUncertainty !== undefined;
}
