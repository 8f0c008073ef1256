import { enqueue } from './enqueue.ts';
import type { FairQueue } from './fair-queue.ts';
import { withResult } from './gather.ts';

/** Who waits for work. */
export type Waiting = {
  readonly visitor: string;
  /** Aborted when the visitor waits no longer: work that has not begun and nobody else waits for is not done. */
  readonly signal: AbortSignal;
};

/** Where work waits for its turn, and what is said when there is no room. */
export type WaitingLine = {
  readonly queue: FairQueue;
  /** From the number of pieces that wait. */
  readonly fullText: (waiting: number) => string;
  readonly retryAfterSeconds: number;
};

/** One piece of work in the queue that several may wait for. */
export type SharedWork<Value> = {
  /** What it gives. @throws DOMException `AbortError` when the signal is aborted before; what the work throws. */
  awaited(signal: AbortSignal): Promise<Value>;
};

/**
 * Puts a piece of work into a visitor's line, and takes it out again when the last who waited for it leaves before it began.
 *
 * @param onEnd is called once it is done, failed or given up.
 * @throws ProblemError `queue-full`
 */
export function sharedWork<Value>(
  piece: () => Promise<Value>,
  visitor: string,
  { queue, fullText, retryAfterSeconds }: WaitingLine,
  onEnd: () => void = () => undefined,
): SharedWork<Value> {
  let hasBegun = false;
  let waiting = 0;
  const { result, work } = withResult(() => {
    hasBegun = true;
    return piece();
  });
  enqueue(queue, visitor, [work], fullText, retryAfterSeconds);
  result.then(onEnd, onEnd);

  return {
    async awaited(signal) {
      waiting++;
      const end = new AbortController();
      try {
        return await Promise.race([result, leaving(signal, end.signal)]);
      } finally {
        end.abort();
        waiting--;
        if (waiting === 0 && !hasBegun && signal.aborted) giveUp();
      }
    },
  };

  function giveUp(): void {
    queue.remove(visitor, new Set([work]));
    onEnd();
  }
}

/** Fails when a visitor leaves. @param until ends the watch. */
export function leaving(signal: AbortSignal, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new DOMException('the visitor has left', 'AbortError'));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { signal: until });
  });
}
