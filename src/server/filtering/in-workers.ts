import type { Enter } from '../queue/fair-queue.ts';
import { gather } from '../queue/queued-work.ts';

/** Objects that a worker looks at once: a hundredth of a second of work. */
const OBJECTS_AT_ONCE = 64;

/**
 * What workers find of many objects, in the order of the objects.
 *
 * @param look at some of them.
 * @throws what `enter` throws, and the failure of a worker.
 */
export async function inWorkers<Found>(
  objects: Int32Array,
  look: (objects: Int32Array) => Promise<readonly Found[]>,
  enter: Enter,
): Promise<readonly Found[]> {
  const pieces = Array.from({ length: Math.ceil(objects.length / OBJECTS_AT_ONCE) }, (_, piece) => {
    const some = objects.slice(piece * OBJECTS_AT_ONCE, (piece + 1) * OBJECTS_AT_ONCE);
    return () => look(some);
  });
  return (await gather(pieces, enter)).flat();
}
