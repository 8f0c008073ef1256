import type { Compute } from '../tasks/compute.ts';
import type { FairQueue, Work } from '../queue/fair-queue.ts';
import { type Enqueue, enqueue, rejectOnAbort, resultsInOrder } from '../queue/queued-work.ts';
import type { RequestContext } from '../queue/request-context.ts';

/** The queue in which searches wait. */
export type SearchLine = { readonly queue: FairQueue; readonly compute: Pick<Compute, 'workers'> };

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 5;

/** Pieces of a search that are begun before the first is read, per worker. */
const AHEAD_PER_WORKER = 2;

/**
 * Results of the pieces of a search, in their order, as they are read. Pieces that have not begun when the visitor leaves,
 * or stops reading, are not computed.
 *
 * @throws ProblemError `queue-full`; DOMException `AbortError` when the visitor leaves; the failure of a piece.
 */
export async function* searchedInTurn<T>(
  pieces: readonly ((queued: Enqueue) => Promise<T>)[],
  { visitor, signal }: RequestContext,
  { queue, compute }: SearchLine,
): AsyncGenerator<T, void, undefined> {
  const entered = new Set<Work>();
  const end = new AbortController();
  const left = rejectOnAbort(signal, end.signal);
  left.catch(() => undefined); // only the pieces react to it, and there may be none
  const enter = (work: readonly Work[]) => {
    signal.throwIfAborted();
    enqueue({ queue, retryAfterSeconds: RETRY_AFTER_SECONDS }, visitor, work);
    for (const piece of work) entered.add(piece);
  };
  const untilLeft = pieces.map((piece) => (queued: Enqueue) => Promise.race([piece(queued), left]));
  try {
    yield* resultsInOrder(untilLeft, enter, AHEAD_PER_WORKER * compute.workers);
  } finally {
    end.abort();
    queue.remove(visitor, entered);
  }
}
