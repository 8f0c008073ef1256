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
  const waiting = pieces.map((piece) => {
    let begin: (result: Promise<T>) => void;
    const result = new Promise<T>((resolve) => (begin = resolve));
    const work = async () => {
      const begun = piece();
      begin(begun);
      await begun.catch(() => undefined); // whoever gathers is told
    };
    return { result, work };
  });
  if (waiting.length > 0) enter(waiting.map(({ work }) => work));
  return Promise.all(waiting.map(({ result }) => result));
}
