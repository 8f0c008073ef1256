import { ProblemError } from '../http/problem-error.ts';
import { type FairQueue, QueueFullError, type Work } from './fair-queue.ts';

/**
 * Puts work at the end of a visitor's line.
 *
 * @param fullText  what a visitor reads when the queue is full, from the number of pieces that wait.
 * @throws ProblemError `queue-full` with the seconds after which to try again.
 */
export function enqueue(
  queue: FairQueue,
  visitor: string,
  work: readonly Work[],
  fullText: (waiting: number) => string,
  retryAfterSeconds: number,
): void {
  try {
    queue.add(visitor, work);
  } catch (error) {
    throw asProblem(error, fullText, retryAfterSeconds);
  }
}

/** The same for work that is put into a queue by what answers later. */
export async function refusedWhenFull<Value>(
  add: () => Promise<Value>,
  fullText: (waiting: number) => string,
  retryAfterSeconds: number,
): Promise<Value> {
  try {
    return await add();
  } catch (error) {
    throw asProblem(error, fullText, retryAfterSeconds);
  }
}

function asProblem(
  error: unknown,
  fullText: (waiting: number) => string,
  retryAfterSeconds: number,
): unknown {
  if (!(error instanceof QueueFullError)) return error;
  return new ProblemError('queue-full', { detail: fullText(error.waiting) }, retryAfterSeconds);
}

/** What a visitor reads when the queue is full of objects of others. */
export function calculationsWaiting(waiting: number): string {
  return `Too many calculations are waiting (${waiting} objects).`;
}
