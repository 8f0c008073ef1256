import type { Enter } from '../queue/fair-queue.ts';
import type { Compute } from '../tasks/compute.ts';
import { type ExtremesRows, extremesInRow } from '../tasks/extremes-rows.ts';
import type { ExtremesTask, ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import { inWorkers } from './in-workers.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Where the extremes of an object are, unless it cannot be followed, and whether its uncertainty is by a covariance. */
export type ListedExtremes = {
  readonly row: { readonly rows: ExtremesRows; readonly place: number } | undefined;
  readonly hasCovariance: boolean;
};

/** Extremes of the objects that were listed last, by window and object, so that the next page or limit does not compute them again. */
export type ExtremesCache = (set: SurveySet, window: SurveyWindow) => Map<number, ListedExtremes>;

/** Bytes that the extremes of an object take, and a window without any. */
const OBJECT_BYTES = 350;
const WINDOW_BYTES = 1000;

/**
 * An empty cache.
 *
 * @param bytes that are cached: the windows that were requested longest ago go first.
 * @param isGivenUp whether a set will not be requested again.
 * @param watch is notified whether a window was cached.
 */
export function createExtremesCache(
  bytes: number,
  isGivenUp: (set: SurveySet) => boolean,
  watch: (found: boolean) => void,
): ExtremesCache {
  /** The most recently used ones come last. */
  let cached: readonly {
    readonly set: SurveySet;
    readonly key: string;
    readonly listed: Map<number, ListedExtremes>;
  }[] = [];

  return (set, window) => {
    const key = JSON.stringify(window);
    const known = cached.find((one) => one.set === set && one.key === key);
    watch(known !== undefined);
    const listed = known?.listed ?? new Map<number, ListedExtremes>();
    const others = cached.filter((one) => one !== known && !isGivenUp(one.set));
    let left = bytes;
    const fitting = others
      .toReversed()
      .filter((one) => (left -= WINDOW_BYTES + OBJECT_BYTES * one.listed.size) >= 0);
    cached = [...fitting.toReversed(), { set, key, listed }];
    return listed;
  };
}

/** Objects of a set, and the window they are examined in. */
export type ObjectsInWindow = Pick<ExtremesTask, 'window' | 'objects'> & {
  readonly set: SurveySet;
  /** The extremes in that window that are cached. */
  readonly listed: Map<number, ListedExtremes>;
};

/**
 * Extremes of the values of objects over a window, in the order of the task; those that cannot be followed
 * are left out. What was computed before is not computed again, unless a covariance has come since.
 *
 * @throws what `enter` throws, and the failure of a worker.
 */
export async function extremesOfObjects(
  { set: { bodies, nodes, covariances }, window, listed, objects }: ObjectsInWindow,
  compute: Compute,
  enter: Enter,
): Promise<readonly ObjectExtremes[]> {
  const cachedOrbits = covariances.among(objects);
  const fresh = objects.filter((object) => listed.get(object)?.hasCovariance !== cachedOrbits.has(object));
  const found = await inWorkers(
    fresh,
    async (some) => [
      await compute.extremesOf({
        bodies,
        nodes,
        window,
        objects: some,
        cachedOrbits: covariances.among(some),
      }),
    ],
    enter,
  );
  for (const object of fresh) listed.set(object, { row: undefined, hasCovariance: cachedOrbits.has(object) });
  for (const rows of found)
    rows.objects.forEach((object, place) =>
      listed.set(object, { row: { rows, place }, hasCovariance: cachedOrbits.has(object) }),
    );
  return Array.from(objects).flatMap((object) => {
    const row = listed.get(object)?.row;
    return row === undefined ? [] : [extremesInRow(row.rows, row.place)];
  });
}
