import { defined } from '#catalogue/defined.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import type { Compute } from '../tasks/compute.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';
import type { Enter } from '../queue/fair-queue.ts';
import type { SurveySet } from './survey/survey-set.ts';
import { gather } from '../queue/queued-work.ts';

/** Objects that a worker looks at at once: a hundredth of a second of work, and all that a usual limit on brightness leaves of a week. */
export const OBJECTS_AT_ONCE = 2048;

/** A search in a set. */
export type SetSearch = {
  readonly set: SurveySet;
  readonly window: SurveyWindow;
  readonly limits: Limits;
  /** Objects that pass what does not depend on the night. */
  readonly isIncluded: (object: number) => boolean;
  /** Whether an object may be inside the limits, as far as that is known without a look at it; all may where this is absent. */
  readonly mayBeInside?: (object: number) => boolean;
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
  const { set, window, limits, enough } = search;
  const { bodies, nodes, covariances } = set;
  const found: Int32Array[] = [];
  const pieces = piecesOf(search).map((objects, place) => async () => {
    if (countBefore(found, place) >= enough) return;
    const cachedOrbits = limits.skyUncertainty && covariances.among(objects);
    found[place] = await compute.surveyOf(defined({ bodies, nodes, window, limits, objects, cachedOrbits }));
  });
  await gather(pieces, enter);
  return Int32Array.from(found.flatMap((objects) => [...objects]).slice(0, enough));
}

/** Included objects of the prepared ranges, as many together as a worker looks at at once. */
function piecesOf({ set, isIncluded, mayBeInside = () => true }: SetSearch): readonly Int32Array[] {
  const objects: number[] = [];
  for (const [index, { from, to }] of set.ranges.entries()) {
    if (set.prepared[index] !== true) continue;
    for (let object = from; object < to; object++)
      if (mayBeInside(object) && isIncluded(object)) objects.push(object);
  }
  return Array.from({ length: Math.ceil(objects.length / OBJECTS_AT_ONCE) }, (_, place) =>
    Int32Array.from(objects.slice(place * OBJECTS_AT_ONCE, (place + 1) * OBJECTS_AT_ONCE)),
  );
}

/** Matches of the pieces before this one, as far as they have been looked at. */
export function countBefore(found: readonly (Int32Array | undefined)[], place: number): number {
  let count = 0;
  for (const objects of found.slice(0, place)) count += objects?.length ?? 0;
  return count;
}
