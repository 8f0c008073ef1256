import { ProblemError } from '../http/problem-error.ts';
import { type Enter, type FairQueue, NO_VISITOR } from './fair-queue.ts';
import { QueueFullError, type Work } from './visitor-lines.ts';
import type { RequestContext } from './request-context.ts';

/** The queue that work enters, and the response while it is full. */
export type QueueTerms = {
  readonly queue: FairQueue;
  /** Detail of the problem, from the number of pieces that wait. */
  readonly fullText?: (waiting: number) => string;
  /** After how many seconds a client should try again. */
  readonly retryAfterSeconds: number;
};

/** Puts one piece into a queue and returns its result. @throws what entering it throws; what the piece throws. */
export type Enqueue = <T>(piece: () => Promise<T>) => Promise<T>;

/** Detail of `queue-full` where the pieces are objects of calculations. */
const calculationsWaiting = (waiting: number) => `Too many calculations are waiting (${waiting} objects).`;

/** Detail of `queue-full` where pieces are of many kinds. */
export const piecesWaiting = (waiting: number) => `Too much work is waiting (${waiting} pieces).`;

/** Longest time for which a request waits for work of others, ms: one that would wait longer is refused at once. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Puts work of one request at the end of a visitor's line.
 *
 * @throws ProblemError `queue-full`, by its first work where that would wait longer than {@link LONGEST_WAIT_MS}, with the seconds
 *   after which to try again: those that it would have waited.
 */
export function enterForRequest(terms: QueueTerms, visitor: string): Enter {
  let cameAt: number | undefined;
  return (work) => {
    if (cameAt === undefined) refuseLongWait(visitor, terms.queue.expectedWaitMs(visitor, work.length));
    cameAt ??= terms.queue.now();
    enqueue(terms, visitor, work, cameAt);
  };
}

/** @throws ProblemError `queue-full` where a visitor would wait longer than {@link LONGEST_WAIT_MS}. */
export function refuseLongWait(visitor: string, waitMs: number): void {
  if (visitor === NO_VISITOR || waitMs <= LONGEST_WAIT_MS) return;
  const seconds = Math.ceil(waitMs / 1000);
  const detail = `Too much work is waiting: this request would wait for about ${seconds} seconds.`;
  throw new ProblemError('queue-full', { detail }, seconds);
}

/** Puts work at the end of a visitor's line. @throws ProblemError `queue-full` with the seconds after which to try again. */
export function enqueue(terms: QueueTerms, visitor: string, work: readonly Work[], cameAt?: number): void {
  try {
    terms.queue.add(visitor, work, cameAt);
  } catch (error) {
    const waitSeconds = terms.queue.expectedWaitMs(visitor, work.length) / 1000;
    throw asProblem(error, { ...terms, retryAfterSeconds: Math.max(terms.retryAfterSeconds, waitSeconds) });
  }
}

/** The result of adding work to a queue that responds later. @throws ProblemError `queue-full` */
export async function refuseWhenFull<Value>(
  add: () => Promise<Value>,
  terms: Omit<QueueTerms, 'queue'>,
): Promise<Value> {
  try {
    return await add();
  } catch (error) {
    throw asProblem(error, terms);
  }
}

function asProblem(
  error: unknown,
  { fullText = calculationsWaiting, retryAfterSeconds }: Omit<QueueTerms, 'queue'>,
): unknown {
  if (!(error instanceof QueueFullError)) return error;
  return new ProblemError('queue-full', { detail: fullText(error.waiting) }, retryAfterSeconds);
}

/** A piece as work for a queue, and its result once it has begun. */
function withResult<T>(piece: () => Promise<T>): { readonly result: Promise<T>; readonly work: Work } {
  let begin: (result: Promise<T>) => void;
  const result = new Promise<T>((resolve) => (begin = resolve));
  const work = async () => {
    const begun = piece();
    begin(begun);
    await begun.catch(() => undefined); // a failure belongs to the reader of `result`, not to the queue
  };
  return { result, work };
}

/** Puts a piece of work into a queue. @returns its result. @throws what `enter` throws, and the failure of the piece. */
export async function runQueued<T>(piece: () => Promise<T>, enter: Enter): Promise<T> {
  const { result, work } = withResult(piece);
  enter([work]);
  return result;
}

/**
 * Puts pieces of work into a queue and gathers their results, in their order.
 *
 * @throws what `enter` throws, and the first failure of a piece.
 */
export async function gather<T>(pieces: readonly (() => Promise<T>)[], enter: Enter): Promise<readonly T[]> {
  const queued = pieces.map(withResult);
  if (queued.length > 0) enter(queued.map(({ work }) => work));
  return Promise.all(queued.map(({ result }) => result));
}

/**
 * Results of pieces, in their order, while they are read. Only a few pieces wait in the queue or to be read, so that a long list
 * fills neither the queue nor memory; a reader that stops leaves at most those few behind.
 *
 * @param pieces each receives the function that queues its work; a piece that needs none returns at once.
 * @param ahead pieces that begin before the first of them is read.
 * @throws what `enter` throws, and the failure of a piece.
 */
export async function* resultsInOrder<T>(
  pieces: readonly ((queued: Enqueue) => Promise<T>)[],
  enter: Enter,
  ahead: number,
): AsyncGenerator<T, void, undefined> {
  const begun: Promise<T>[] = [];
  for (const piece of pieces) {
    const result = piece((work) => runQueued(work, enter));
    result.catch(() => undefined); // the reader receives the failure later: until then it must not count as unhandled
    begun.push(result);
    const next = begun.length > ahead ? begun.shift() : undefined;
    if (next !== undefined) yield next;
  }
  for (const result of begun) yield result;
}

/** One piece of work in the queue that several requests may wait for. */
export type SharedWork<Value> = {
  /** Its result. @throws DOMException `AbortError` when the signal is aborted before; what the work throws. */
  awaited(signal: AbortSignal): Promise<Value>;
};

/**
 * Puts a piece of work into a visitor's line, and takes it out again when the last request that waits for it ends before it began.
 *
 * @param onEnd is called once it is done, has failed or was given up.
 * @throws ProblemError `queue-full`
 */
export function shareWork<Value>(
  piece: () => Promise<Value>,
  visitor: string,
  terms: QueueTerms,
  onEnd: () => void = () => undefined,
): SharedWork<Value> {
  let hasBegun = false;
  let waiting = 0;
  const { result, work } = withResult(() => {
    hasBegun = true;
    return piece();
  });
  enterForRequest(terms, visitor)([work]);
  result.then(onEnd, onEnd);

  return {
    async awaited(signal) {
      waiting++;
      const end = new AbortController();
      try {
        return await Promise.race([result, rejectOnAbort(signal, end.signal)]);
      } finally {
        end.abort();
        waiting--;
        if (waiting === 0 && !hasBegun && signal.aborted) giveUp();
      }
    },
  };

  function giveUp(): void {
    terms.queue.remove(visitor, new Set([work]));
    onEnd();
  }
}

/**
 * Makes a response of several pieces of work: once its visitor has left, no other piece begins.
 *
 * @param make receives the function that puts pieces into the visitor's line.
 * @throws DOMException `AbortError` when the request ends before; what `make` throws.
 */
export async function runUntilAborted<Value>(
  { visitor, signal }: RequestContext,
  terms: QueueTerms,
  make: (enter: Enter) => Promise<Value>,
): Promise<Value> {
  const entered = new Set<Work>();
  const end = new AbortController();
  const enterLine = enterForRequest(terms, visitor);
  const enter = (work: readonly Work[]) => {
    signal.throwIfAborted();
    enterLine(work);
    for (const piece of work) entered.add(piece);
  };
  try {
    return await Promise.race([make(enter), rejectOnAbort(signal, end.signal)]);
  } finally {
    end.abort();
    if (signal.aborted) terms.queue.remove(visitor, entered);
  }
}

/** Rejects with an `AbortError` when a request ends. @param until stops listening. */
export function rejectOnAbort(signal: AbortSignal, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new DOMException('the visitor has left', 'AbortError'));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { signal: until });
  });
}
