import type { Compute } from '../tasks/compute.ts';
import type { ExtremesTask, ObjectExtremes } from '../tasks/survey-tasks.ts';
import type { SurveySet } from './survey/survey-set.ts';
import type { ListedExtremes } from './extremes-cache.ts';
import { inWorkers } from './in-workers.ts';
import type { Enter } from '../queue/fair-queue.ts';

/** Objects of a set, and the window they are examined in. */
export type ObjectsInWindow = Pick<ExtremesTask, 'window' | 'objects'> & {
  readonly set: SurveySet;
  /** What was found of objects in that window. */
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
    (some) =>
      compute.extremesOf({ bodies, nodes, window, objects: some, cachedOrbits: covariances.among(some) }),
    enter,
  );
  const byObject = new Map(found.map((one) => [one.object, one]));
  for (const object of fresh)
    listed.set(object, { extremes: byObject.get(object), hasCovariance: cachedOrbits.has(object) });
  return Array.from(objects, (object) => listed.get(object)?.extremes).filter((one) => one !== undefined);
}
