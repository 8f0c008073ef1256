import { AsyncResource } from 'node:async_hooks';
import type { FairQueue, Work } from '#server/jobs/fair-queue.ts';

/** A queue whose work is done, whenever its turn comes, in the name of the request that put it there. */
export function tracedQueue(queue: FairQueue): FairQueue {
  const bound = new WeakMap<Work, Work>();
  const bind = (work: Work): Work => {
    const traced = AsyncResource.bind(work);
    bound.set(work, traced);
    return traced;
  };
  return {
    ...queue,
    add: (visitor, work) => queue.add(visitor, work.map(bind)),
    addIdle: (work) => queue.addIdle(bind(work)),
    remove: (visitor, work) =>
      queue.remove(visitor, new Set(Array.from(work, (one) => bound.get(one) ?? one))),
  };
}
