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
const CACHED_BYTES = 64_000_000;

/**
 * Bytes of an object's mark with the magnitude that it never exceeds, and of its number and the ends of its range where it is somewhere
 * inside the limits.
 */
const MARK_BYTES = 9;
const ENDS_BYTES = 20;

/** Between which values a quantity lies at the moments of a window at which an object is inside all other limits. */
export type RangesSearch = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  /** A limit of the quantity itself is ignored. */
  readonly limits: Limits;
  readonly quantity: SurveyQuantity;
};

/** Ranges of the objects of a set, as far as they are known. */
export type CachedRanges = {
  readonly quantity: SurveyQuantity;
  /** Fainter objects were not followed. */
  faintest: number;
  /** One of {@link RANGE_MARK} for every object, and a magnitude that one that was too faint never exceeds. */
  readonly marks: Uint8Array;
  readonly brightest: Float64Array;
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
  /** Cached ranges; where they do not reach to a magnitude, objects that were too faint are unknown again. */
  readonly known: (search: RangesSearch, faintest: number) => CachedRanges | undefined;
  /** Ranges of which none is known yet; they are cached. */
  readonly begin: (search: RangesSearch, faintest: number) => CachedRanges;
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
      1 +
      MARK_BYTES * marks.length +
      ENDS_BYTES * inside.reduce((sum, { objects }) => sum + objects.length, 0),
  });
  const numbers = new WeakMap<SurveySet, number>();
  let sets = 0;

  return {
    known(search, faintest) {
      const ranges = cached.get(keyOf(search, faintest));
      if (ranges !== undefined && ranges.faintest < faintest) reachFainter(ranges, faintest);
      return ranges;
    },
    begin(search, faintest) {
      const { count } = search.set.bodies;
      const [marks, brightest] = [new Uint8Array(count), new Float64Array(count)];
      const ranges = { quantity: search.quantity, faintest, marks, brightest, inside: [] };
      cached.set(keyOf(search, faintest), ranges);
      return ranges;
    },
    async measure(ranges, search, objects) {
      const { set, window, limits, quantity } = search;
      const { bodies, nodes, covariances } = set;
      const cachedOrbits = isAboutUncertainty(limits, quantity) ? covariances.among(objects) : undefined;
      const { faintest } = ranges;
      const task = { bodies, nodes, window, limits, quantity, faintest, objects, cachedOrbits };
      const found = await compute.rangesOf(defined(task));
      add(ranges, objects, found);
      const key = keyOf(search, faintest);
      cached.delete(key); // a value that is set again as it is would count with its former size
      cached.set(key, ranges);
      return found;
    },
  };

  /** Ranges without a faintest magnitude are apart: a limited search would have all objects measured that these lack. */
  function keyOf({ set, window, limits, quantity }: RangesSearch, faintest: number): string {
    const { [quantity]: _, ...others } = limits;
    const known = isAboutUncertainty(limits, quantity) ? set.covariances.fetched() : 0;
    const isLimited = Number.isFinite(faintest);
    return JSON.stringify([numberOf(set), known, isLimited, window, quantity, others]);
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
  enter: Enter,
): Promise<readonly ObjectExtremes[]> {
  const search = { ...where, limits: {}, quantity };
  const faintest = Number.POSITIVE_INFINITY;
  const ranges = cache.known(search, faintest) ?? cache.begin(search, faintest);
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

function reachFainter(ranges: CachedRanges, faintest: number): void {
  const { marks, brightest } = ranges;
  ranges.faintest = faintest;
  marks.forEach((mark, object) => {
    if (mark === RANGE_MARK.fainter && numberAt(brightest, object) <= faintest)
      marks[object] = RANGE_MARK.unknown;
  });
}

/** Adds what was found of some objects, unless another request was faster, or has the ranges reach fainter by now. */
function add(
  { marks, brightest, inside, faintest }: CachedRanges,
  objects: Int32Array,
  found: ObjectRanges,
): void {
  const isFainter = (place: number) => found.marks[place] === RANGE_MARK.fainter;
  const isKnown = (place: number) => !isFainter(place) || numberAt(found.low, place) > faintest;
  const fresh = [...objects.keys()].filter(
    (place) => marks[numberAt(objects, place)] === RANGE_MARK.unknown && isKnown(place),
  );
  for (const place of fresh) {
    const object = numberAt(objects, place);
    marks[object] = numberAt(found.marks, place);
    if (isFainter(place)) brightest[object] = numberAt(found.low, place);
  }
  const places = fresh.filter((place) => !isOutside(numberAt(found.marks, place)));
  inside.push({
    objects: Int32Array.from(places, (place) => numberAt(objects, place)),
    low: Float64Array.from(places, (place) => numberAt(found.low, place)),
    high: Float64Array.from(places, (place) => numberAt(found.high, place)),
  });
}

function isOutside(mark: number): boolean {
  return mark === RANGE_MARK.nowhere || mark === RANGE_MARK.fainter;
}

function isAboutUncertainty(limits: Limits, quantity: SurveyQuantity): boolean {
  return quantity === 'skyUncertainty' || limits.skyUncertainty !== undefined;
}
