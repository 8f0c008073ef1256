import type { Enter } from '../queue/fair-queue.ts';
import { gather } from '../queue/queued-work.ts';

/** Objects that a worker looks at once: a hundredth of a second of work. */
const OBJECTS_AT_ONCE = 64;

/**
 * Results of workers for many objects, in the order of the objects.
 *
 * @param look at some of them. @param atOnce how many a worker looks at.
 * @throws what `enter` throws, and the failure of a worker.
 */
export async function inWorkers<Found>(
  objects: Int32Array,
  look: (objects: Int32Array) => Promise<readonly Found[]>,
  enter: Enter,
  atOnce = OBJECTS_AT_ONCE,
): Promise<readonly Found[]> {
  const pieces = Array.from({ length: Math.ceil(objects.length / atOnce) }, (_, piece) => {
    const some = objects.slice(piece * atOnce, (piece + 1) * atOnce);
    return () => look(some);
  });
  return (await gather(pieces, enter)).flat();
}
