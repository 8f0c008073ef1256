import type { Work } from './fair-queue.ts';

/**
 * Puts pieces of work into a queue and gathers what they give, in their order.
 *
 * @param enter puts work into the queue.
 * @throws what `enter` throws, and the first failure of a piece.
 */
export async function gather<T>(
  pieces: readonly (() => Promise<T>)[],
  enter: (work: readonly Work[]) => void,
): Promise<readonly T[]> {
  const waiting = pieces.map(withResult);
  if (waiting.length > 0) enter(waiting.map(({ work }) => work));
  return Promise.all(waiting.map(({ result }) => result));
}

/** A piece as work for a queue, which is told nothing, and what it gives once it was begun. */
export function withResult<T>(piece: () => Promise<T>): { readonly result: Promise<T>; readonly work: Work } {
  let begin: (result: Promise<T>) => void;
  const result = new Promise<T>((resolve) => (begin = resolve));
  const work = async () => {
    const begun = piece();
    begin(begun);
    await begun.catch(() => undefined); // whoever waits for `result` gets the failure; the queue does not
  };
  return { result, work };
}
