import { isoFromJulianDate } from '#engine/time/iso.ts';
import type { Compute } from '../tasks/compute.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import type { Work } from '../queue/visitor-lines.ts';
import { type Enqueue, enqueue, rejectOnAbort, resultsInOrder } from '../queue/queued-work.ts';
import type { RequestContext } from '../queue/request-context.ts';
import { OverdueError } from '../http/problem-error.ts';
import type { Found, SearchedArea } from './found-pieces.ts';

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

/**
 * Result of a piece of a search, or a record of its timeout, so that the rest of the search is reported nevertheless.
 *
 * @param name of what is searched for.
 * @throws what `search` throws but an `OverdueError`.
 */
export async function resultOrTimeout(
  name: string,
  area: SearchedArea,
  search: () => Promise<Found>,
): Promise<Found> {
  try {
    return await search();
  } catch (error) {
    if (!(error instanceof OverdueError)) throw error;
    return { found: [], errors: [{ name, message: tooLong(area) }] };
  }
}

/** Message about days that took too long: all that was found in time is cached, so that repeating the request is enough. */
function tooLong({ span, farthestAu }: SearchedArea): string {
  const [first, last] = [span.fromDay, span.toDay].map((day) => isoFromJulianDate(day).slice(0, 10));
  const less =
    farthestAu === undefined
      ? 'fewer days or fewer main bodies'
      : 'fewer days, fewer main bodies or a smaller distMax';
  return `The search from ${first} to ${last} took too long: repeat the request, which then searches only what is missing, or request ${less}.`;
}
