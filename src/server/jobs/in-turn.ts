import type { Work } from './fair-queue.ts';
import { withResult } from './gather.ts';

/**
 * What pieces of work give, in their order, while it is read. Only a few pieces wait in the queue or to be read, so that
 * a long list takes up neither the queue nor memory; whoever leaves off reading leaves at most those few behind.
 *
 * @param enter puts work into the queue.
 * @param ahead pieces that are entered before the first of them is read.
 * @throws what `enter` throws, and the failure of a piece.
 */
export async function* inTurn<T>(
  pieces: readonly (() => Promise<T>)[],
  enter: (work: readonly Work[]) => void,
  ahead: number,
): AsyncGenerator<T, void, undefined> {
  const entered: Promise<T>[] = [];
  for (const piece of pieces) {
    const { result, work } = withResult(piece);
    result.catch(() => undefined); // the reader gets the failure later: until then it must not count as unhandled
    enter([work]);
    entered.push(result);
    if (entered.length > ahead) yield entered.shift() as Promise<T>;
  }
  for (const result of entered) yield result;
}
