import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import type { Compute, SurveyMatch, SurveyWindow } from '../compute.ts';
import type { Work } from '../jobs/fair-queue.ts';
import type { SurveySet } from '../survey/survey-set.ts';
import type { MeasuredWindow } from './extremes-cache.ts';

/** What to look for in a set. */
export type SetSearch = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  readonly table: MeasuredWindow;
  readonly limits: Limits;
  /** Objects that pass what does not depend on the night. */
  readonly wanted: (object: number) => boolean;
};

/**
 * Objects of a set that are inside all limits at one moment, in the order of the set, at most 1000; ranges that are not
 * prepared yet are left out.
 *
 * @param enter puts pieces of work into the queue. @throws what `enter` throws, and the failure of a worker.
 */
export async function matchesInSet(
  search: SetSearch,
  compute: Compute,
  enter: (work: readonly Work[]) => void,
): Promise<readonly SurveyMatch[]> {
  const found: (readonly SurveyMatch[] | undefined)[] = search.set.ranges.map(() => undefined);
  await new Promise<void>((resolve, reject) => {
    const prepared = search.set.ranges.map((_, index) => index).filter((index) => search.set.prepared[index]);
    let left = prepared.length;
    if (left === 0) resolve();
    const work = prepared.map((index) => async () => {
      try {
        found[index] = isEnough(found, index) ? [] : await matchesInRange(search, compute, index);
        left--;
        if (left === 0) resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    enter(work);
  });
  return found.flatMap((matches) => matches ?? []).slice(0, MAX_TOTAL_RESULTS);
}

/**
 * Puts the ranges that an answer had no need of aside to be measured, so that the next limit finds all extremes.
 *
 * @param addIdle puts a piece of work aside for when nobody waits. @param isWanted whether the table is still of use.
 */
export function measureRest(
  { set, window, table }: Pick<SetSearch, 'set' | 'window' | 'table'>,
  compute: Compute,
  addIdle: (work: Work) => void,
  isWanted: () => boolean,
): void {
  const search: SetSearch = { set, window, table, limits: {}, wanted: () => false };
  set.ranges.forEach((_, index) => {
    if (!set.prepared[index] || table.measured[index]) return;
    addIdle(async () => {
      if (isWanted()) await matchesInRange(search, compute, index).catch(() => []); // the next request measures it
    });
  });
}

/** Whether the ranges before this one hold all that is counted, as far as they have been looked at. */
function isEnough(found: readonly (readonly SurveyMatch[] | undefined)[], index: number): boolean {
  let count = 0;
  for (const matches of found.slice(0, index)) count += matches?.length ?? 0;
  return count >= MAX_TOTAL_RESULTS;
}

/** Objects of one range inside all limits; a range that is being measured by another is waited for. */
async function matchesInRange(
  { set, window, table, limits, wanted }: SetSearch,
  compute: Compute,
  index: number,
): Promise<readonly SurveyMatch[]> {
  const range = set.ranges[index];
  const length = range.to - range.from;
  const objects = Int32Array.from({ length }, (_, k) => range.from + k).filter(wanted);
  const { underway } = table;
  for (let other = underway.get(index); other !== undefined; other = underway.get(index)) await other;
  const measure = !table.measured[index];
  if (objects.length === 0 && !measure) return [];
  const { bodies, nodes } = set;
  const { extremes } = table;
  const survey = compute.surveyOf({ bodies, nodes, window, extremes, measure, limits, objects, range });
  if (measure) underway.set(index, survey.then(noteMeasured, noteFailed));
  return survey;

  function noteMeasured(): void {
    table.measured[index] = true;
    underway.delete(index);
  }

  function noteFailed(): void {
    underway.delete(index);
  }
}
