import { defined } from '#catalogue/defined.ts';
import { itemAt } from '#engine/item-at.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import type { Compute } from '../tasks/compute.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';
import type { Enter } from '../queue/fair-queue.ts';
import type { SurveySet } from './survey/survey-set.ts';
import type { MeasuredWindow } from './extremes-cache.ts';
import { gather } from '../queue/queued-work.ts';

/** Days of all ranges that a worker looks through at once, where their extremes are measured, and where not: some milliseconds of work. */
const MEASURED_DAYS = 500;
const UNMEASURED_DAYS = 8;

/** Ranges that it looks through at once at most. */
const MOST_RANGES = 16;

/** A search in a set. */
export type SetSearch = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  readonly table: MeasuredWindow;
  readonly limits: Limits;
  /** Objects that pass what does not depend on the night. */
  readonly isIncluded: (object: number) => boolean;
  /** Number of matches that is enough; infinite where all of them are requested. */
  readonly enough: number;
};

/**
 * Objects of a set that are inside all limits at one moment, in the order of the set, no more than are enough; ranges that
 * are not prepared yet are left out.
 *
 * @throws what `enter` throws, and the failure of a worker.
 */
export async function matchesInSet(search: SetSearch, compute: Compute, enter: Enter): Promise<Int32Array> {
  const found: Int32Array[] = [];
  const pieces = piecesOf(search).map((ranges, place) => async () => {
    if (countBefore(found, place) >= search.enough) return;
    found[place] = await matchesInRanges(search, compute, ranges);
  });
  await gather(pieces, enter);
  return Int32Array.from(found.flatMap((objects) => [...objects]).slice(0, search.enough));
}

/**
 * Puts the ranges that a response had no need of aside to be measured, so that the next limit finds all extremes.
 *
 * @param addIdle puts a piece of work aside for when no visitor waits. @param isRequested whether the table is still of use.
 */
export function measureRest(
  { set, window, table, limits }: Pick<SetSearch, 'set' | 'window' | 'table' | 'limits'>,
  compute: Compute,
  addIdle: Enter,
  isRequested: () => boolean,
): void {
  const search: SetSearch = { set, window, table, limits, isIncluded: () => false, enough: 0 };
  set.ranges.forEach((_, index) => {
    if (!set.prepared[index] || table.measured[index] || table.aside.has(index)) return;
    table.aside.add(index);
    const measure = async () => {
      table.aside.delete(index);
      if (!isRequested()) return;
      await matchesInRanges(search, compute, [index]).catch(() => undefined); // reported by the request that needs them
    };
    addIdle([measure]);
  });
}

/** Prepared ranges in their order, many at once: fewer where they are still to be measured, and the fewer the longer the window is. */
function piecesOf({ set, table, window }: SetSearch): readonly (readonly number[])[] {
  const days = Math.max(1, window.endUtc - window.startUtc);
  const most = (daysAtOnce: number) => Math.min(MOST_RANGES, Math.max(1, Math.floor(daysAtOnce / days)));
  const pieces: number[][] = [];
  let open: { readonly ranges: number[]; readonly isMeasured: boolean } | undefined;
  for (const index of set.ranges.keys()) {
    if (!set.prepared[index]) continue;
    const isMeasured = table.measured[index] ?? false;
    const atOnce = most(isMeasured ? MEASURED_DAYS : UNMEASURED_DAYS);
    if (open?.isMeasured === isMeasured && open.ranges.length < atOnce) {
      open.ranges.push(index);
      continue;
    }
    open = { ranges: [index], isMeasured };
    pieces.push(open.ranges);
  }
  return pieces;
}

/** Matches of the pieces before this one, as far as they have been looked at. */
function countBefore(found: readonly (Int32Array | undefined)[], place: number): number {
  let count = 0;
  for (const objects of found.slice(0, place)) count += objects?.length ?? 0;
  return count;
}

/** Objects of some ranges inside all limits; a range that another request is measuring is awaited. */
async function matchesInRanges(
  { set, window, table, limits, isIncluded }: SetSearch,
  compute: Compute,
  ranges: readonly number[],
): Promise<Int32Array> {
  const objects = includedIn(ranges, set, isIncluded);
  const { underway } = table;
  for (const range of ranges) {
    for (let other = underway.get(range); other !== undefined; other = underway.get(range)) await other;
  }
  const unmeasured = ranges.filter((range) => !table.measured[range]);
  if (objects.length === 0 && unmeasured.length === 0) return objects;
  const { bodies, nodes } = set;
  const { extremes } = table;
  const measure = unmeasured.map((range) => itemAt(set.ranges, range));
  const cachedOrbits = limits.skyUncertainty === undefined ? undefined : set.covariances.among(objects);
  const survey = compute.surveyOf(
    defined({ bodies, nodes, window, extremes, measure, limits, objects, cachedOrbits }),
  );
  const noted = survey.then(
    () => note(true),
    () => note(false),
  );
  for (const range of unmeasured) underway.set(range, noted);
  return survey;

  function note(measured: boolean): void {
    for (const range of unmeasured) {
      table.measured[range] = measured;
      underway.delete(range);
    }
  }
}

function includedIn(
  ranges: readonly number[],
  set: SurveySet,
  isIncluded: (object: number) => boolean,
): Int32Array {
  const objects: number[] = [];
  for (const range of ranges) {
    const { from, to } = itemAt(set.ranges, range);
    for (let object = from; object < to; object++) if (isIncluded(object)) objects.push(object);
  }
  return Int32Array.from(objects);
}
