import type { Compute } from '../compute.ts';
import type { ExtremesTask, ObjectExtremes } from '../compute/survey-tasks.ts';
import type { SurveySet } from '../survey/survey-set.ts';
import type { Work } from '../jobs/fair-queue.ts';
import { inWorkers } from './in-workers.ts';

/** Objects of a set, and the window they are looked at in. */
export type ObjectsInWindow = Pick<ExtremesTask, 'window' | 'objects'> & { readonly set: SurveySet };

/**
 * Between which values objects move over a window, in the order of the task; those that cannot be followed are left out.
 *
 * @param enter puts pieces of work into the queue. @throws what `enter` throws, and the failure of a worker.
 */
export function extremesOfObjects(
  { set: { bodies, nodes, covariances }, window, objects }: ObjectsInWindow,
  compute: Compute,
  enter: (work: readonly Work[]) => void,
): Promise<readonly ObjectExtremes[]> {
  return inWorkers(
    objects,
    (some) => compute.extremesOf({ bodies, nodes, window, objects: some, held: covariances.among(some) }),
    enter,
  );
}
