import type { FairQueue } from '#server/queue/fair-queue.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import { currentTrace, withTrace } from '../telemetry/request-trace.ts';

/** A queue in which each piece of work runs under the trace of the request that queued it. */
export function tracedQueue(queue: FairQueue): FairQueue {
  const all = new WeakMap<Work, Work>();
  const traced = (work: Work): Work => {
    const trace = currentTrace();
    if (trace === undefined) return work;
    const underTrace = () => withTrace(trace, work);
    all.set(work, underTrace);
    return underTrace;
  };
  return {
    ...queue,
    add: (visitor, work, cameAt) => queue.add(visitor, work.map(traced), cameAt),
    addIdle: (work) => queue.addIdle(work.map(traced)),
    remove: (visitor, work) => queue.remove(visitor, new Set(Array.from(work, (one) => all.get(one) ?? one))),
  };
}
