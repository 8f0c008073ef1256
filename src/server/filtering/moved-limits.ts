import { LRUCache } from 'lru-cache';
import { defined } from '#catalogue/defined.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { type Limits, SURVEY_QUANTITIES, type SurveyQuantity } from '#engine/survey/quantities.ts';
import { rangeTest } from '#engine/survey/range-within.ts';
import type { Enter } from '../queue/fair-queue.ts';
import { gather } from '../queue/queued-work.ts';
import type { Compute } from '../tasks/compute.ts';
import { RANGE_MARK } from '../tasks/survey-tasks.ts';
import { type CachedRanges, endsIn, type RangesCache } from './cached-ranges.ts';
import { type Former, narrowedBy } from './former-search.ts';
import type { SurveySet } from './survey/survey-set.ts';
import { countBefore, matchesInSet, OBJECTS_AT_ONCE, type SetSearch } from './survey-set-matches.ts';

/** Bytes of what is remembered of the last searches in a set, and of one of them without its matches. */
const REMEMBERED_BYTES = 8_000_000;
const SEARCH_BYTES = 1000;

/**
 * Narrower limits that are searched for among the matches of a former search before these are measured, which takes as long as some
 * searches among them.
 */
const MEASURED_AFTER = 4;

/** Some objects of a search in their order: what is known to match, what the full limits decide, and what is to be measured. */
type Piece = { readonly matches: number[]; readonly open: number[]; readonly fresh: number[] };

/**
 * A search in sets, which finds what {@link matchesInSet} does. Where no limit is wider than in a former search of a window, only its
 * matches are looked at, and what it left out. Where one limit alone moves on, the range of its quantity at the moments inside all others
 * is measured once; from then on that limit moves by comparisons, and so do limits on what does not depend on the night.
 */
export function createSetSearch(
  compute: Compute,
  cache: RangesCache,
): (search: SetSearch, enter: Enter) => Promise<Int32Array> {
  /** By set, so that a former search does not hold on to one that is given up. */
  const formersIn = new WeakMap<SurveySet, LRUCache<string, Former>>();

  return async (search, enter) => {
    const { set, window, limits, isIncluded, enough } = search;
    const formers = formersIn.get(set) ?? noFormers();
    formersIn.set(set, formers);
    const place = JSON.stringify([set.covariances.fetched(), window]);
    const former = formers.get(place);
    const isPrepared = !set.prepared.includes(false);
    const narrowed = former && narrowedBy(former, search);
    const narrowings = former?.narrowings ?? 0;
    formers.set(
      place,
      former && narrowed ? { ...former, narrowings: narrowings + 1 } : { limits, isIncluded },
    );
    const isMoving = former !== undefined && (narrowed === undefined || narrowings >= MEASURED_AFTER);
    const ranges = knownRanges(search) ?? (isMoving ? beginRanges(search, former) : undefined);
    const matches = await (ranges === undefined
      ? matchesInSet(narrowed ?? search, compute, enter)
      : matchesByRanges(ranges, cache, narrowed ?? search, compute, enter));
    const lastKnown = matches.length < enough ? Number.POSITIVE_INFINITY : matches.at(-1);
    const known = new Set(narrowed && former?.matches);
    const isPart = narrowed !== undefined && matches.every((object) => known.has(object));
    if (isPrepared && !isPart) formers.set(place, defined({ limits, isIncluded, matches, lastKnown }));
    return matches;
  };

  function knownRanges({ set, window, limits }: SetSearch): CachedRanges | undefined {
    for (const quantity of SURVEY_QUANTITIES) {
      const known = cache.known({ set, window, limits, quantity });
      if (known !== undefined) return known;
    }
    return undefined;
  }

  function beginRanges({ set, window, limits }: SetSearch, former: Former): CachedRanges | undefined {
    const quantity = movedQuantity(former.limits, limits);
    return quantity && cache.begin({ set, window, limits, quantity });
  }
}

function noFormers(): LRUCache<string, Former> {
  return new LRUCache({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ matches }) => SEARCH_BYTES + (matches?.byteLength ?? 0),
  });
}

/** The quantity whose limit alone differs; nothing where several do, or none, or the horizon. */
function movedQuantity(before: Limits, limits: Limits): SurveyQuantity | undefined {
  const isMoved = (name: keyof Limits) => JSON.stringify(before[name]) !== JSON.stringify(limits[name]);
  const moved = SURVEY_QUANTITIES.filter(isMoved);
  return moved.length > 1 || isMoved('horizon') ? undefined : moved[0];
}

/** @throws what `enter` throws, and the failure of a worker. */
async function matchesByRanges(
  ranges: CachedRanges,
  cache: RangesCache,
  search: SetSearch,
  compute: Compute,
  enter: Enter,
): Promise<Int32Array> {
  const { set, window, limits, enough } = search;
  const { bodies, nodes, covariances } = set;
  const { quantity } = ranges;
  const judge = judgeOf(quantity, limits);
  const pieces = piecesOf(search, ranges, judge);
  const found = pieces.map(({ matches }) => Int32Array.from(matches));
  const work = pieces.flatMap((piece, place) =>
    piece.open.length + piece.fresh.length === 0 ? [] : [() => lookAt(piece, place)],
  );
  await gather(work, enter);
  return Int32Array.from(found.flatMap((objects) => [...objects]).slice(0, enough));

  async function lookAt(piece: Piece, place: number): Promise<void> {
    if (countBefore(found, place) >= enough) return;
    const { matches, open, fresh } = piece;
    if (fresh.length > 0) {
      const objects = Int32Array.from(fresh);
      const { low, high, marks } = await cache.measure(ranges, { set, window, limits, quantity }, objects);
      fresh.forEach((object, at) => judge(object, marks[at], numberAt(low, at), numberAt(high, at), piece));
    }
    if (open.length > 0) {
      const objects = Int32Array.from(open);
      const cachedOrbits = limits.skyUncertainty && covariances.among(objects);
      const task = { bodies, nodes, window, limits, objects, cachedOrbits };
      matches.push(...(await compute.surveyOf(defined(task))));
    }
    found[place] = Int32Array.from(matches).sort();
  }
}

/** Puts an object of known range among the matches of a piece, those that are open, or neither. */
type Judge = (
  object: number,
  mark: number | undefined,
  low: number,
  high: number,
  piece: Pick<Piece, 'matches' | 'open'>,
) => void;

function judgeOf(quantity: SurveyQuantity, limits: Limits): Judge {
  const test = rangeTest(quantity, limits[quantity]);
  return (object, mark, low, high, { matches, open }) => {
    const passes = mark === RANGE_MARK.failing ? undefined : test(low, high, mark === RANGE_MARK.hasAbsent);
    if (passes === undefined) open.push(object);
    else if (passes) matches.push(object);
  };
}

/** Included objects of the prepared ranges, until enough match; as many together as a worker looks at at once. */
function piecesOf(
  { set, isIncluded: isRequested, mayBeInside = () => true, enough }: SetSearch,
  ranges: CachedRanges,
  judge: Judge,
): readonly Piece[] {
  const isIncluded = (object: number) => mayBeInside(object) && isRequested(object);
  const { marks } = ranges;
  const { objects, low, high } = endsIn(ranges);
  const pieces: Piece[] = [];
  let [piece, count, at] = [next(), 0, 0];
  for (const [index, { from, to }] of set.ranges.entries()) {
    if (set.prepared[index] !== true) continue;
    if (count >= enough) break;
    if (piece.open.length + piece.fresh.length >= OBJECTS_AT_ONCE) piece = next();
    for (let object = from; object < to; object++) {
      if (marks[object] === RANGE_MARK.unknown && isIncluded(object)) piece.fresh.push(object);
    }
    const known = { matches: [], open: [] };
    for (; at < objects.length && numberAt(objects, at) < to; at++) {
      const object = numberAt(objects, at);
      if (object >= from) judge(object, marks[object], numberAt(low, at), numberAt(high, at), known);
    }
    const matches = known.matches.filter(isIncluded);
    piece.matches.push(...matches);
    piece.open.push(...known.open.filter(isIncluded));
    count += matches.length;
  }
  return pieces;

  function next(): Piece {
    const begun: Piece = { matches: [], open: [], fresh: [] };
    pieces.push(begun);
    return begun;
  }
}
