import type { FairQueue, Work } from '#server/queue/fair-queue.ts';
import { currentTrace, withTrace } from '../telemetry/request-trace.ts';

/** A queue whose work is done, whenever its turn comes, in the name of the request that put it there. */
export function tracedQueue(queue: FairQueue): FairQueue {
  const all = new WeakMap<Work, Work>();
  const traced = (work: Work): Work => {
    const trace = currentTrace();
    if (trace === undefined) return work;
    const named = () => withTrace(trace, work);
    all.set(work, named);
    return named;
  };
  return {
    ...queue,
    add: (visitor, work) => queue.add(visitor, work.map(traced)),
    addIdle: (work) => queue.addIdle(work.map(traced)),
    remove: (visitor, work) => queue.remove(visitor, new Set(Array.from(work, (one) => all.get(one) ?? one))),
  };
}
