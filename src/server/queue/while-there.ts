import { enqueue } from './enqueue.ts';
import type { Work } from './fair-queue.ts';
import { leaving, type Waiting, type WaitingLine } from './shared-work.ts';

/**
 * What is made for one visitor of several pieces of work: once the visitor has left, no other piece begins.
 *
 * @param make is given what puts pieces into the visitor's line, which throws ProblemError `queue-full`, all of them or none.
 * @throws DOMException `AbortError` when the signal is aborted before; what making it throws.
 */
export async function whileThere<Value>(
  { visitor, signal }: Waiting,
  { queue, fullText, retryAfterSeconds }: WaitingLine,
  make: (enter: (work: readonly Work[]) => void) => Promise<Value>,
): Promise<Value> {
  const entered = new Set<Work>();
  const end = new AbortController();
  const enter = (work: readonly Work[]) => {
    signal.throwIfAborted();
    enqueue(queue, visitor, work, fullText, retryAfterSeconds);
    for (const piece of work) entered.add(piece);
  };
  try {
    return await Promise.race([make(enter), leaving(signal, end.signal)]);
  } finally {
    end.abort();
    if (signal.aborted) queue.remove(visitor, entered);
  }
}
