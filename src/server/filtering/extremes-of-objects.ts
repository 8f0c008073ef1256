import type { Compute, ExtremesTask, ObjectExtremes } from '../compute.ts';
import type { SurveySet } from '../survey/survey-set.ts';
import type { Work } from '../jobs/fair-queue.ts';
import { gather } from '../jobs/gather.ts';

/** Objects of a set, and the window they are looked at in. */
export type ObjectsInWindow = Pick<ExtremesTask, 'window' | 'objects'> & { readonly set: SurveySet };

/** Objects that a worker looks at once: a hundredth of a second of work. */
const OBJECTS_AT_ONCE = 64;

/**
 * Between which values objects move over a window, in the order of the task; those that cannot be followed are left out.
 *
 * @param enter puts pieces of work into the queue. @throws what `enter` throws, and the failure of a worker.
 */
export async function extremesOfObjects(
  { set: { bodies, nodes, covariances }, window, objects }: ObjectsInWindow,
  compute: Compute,
  enter: (work: readonly Work[]) => void,
): Promise<readonly ObjectExtremes[]> {
  const pieces = Array.from({ length: Math.ceil(objects.length / OBJECTS_AT_ONCE) }, (_, piece) => {
    const some = objects.slice(piece * OBJECTS_AT_ONCE, (piece + 1) * OBJECTS_AT_ONCE);
    return () => compute.extremesOf({ bodies, nodes, window, objects: some, held: covariances.among(some) });
  });
  return (await gather(pieces, enter)).flat();
}
