import type { Work } from './fair-queue.ts';
import { withResult } from './gather.ts';

/** Has work done when its turn in the queue comes. @throws what entering it throws; what the work throws. */
export type InLine = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * What pieces give, in their order, while it is read. Only a few of them wait in the queue or to be read, so that
 * a long list takes up neither the queue nor memory; whoever leaves off reading leaves at most those few behind.
 *
 * @param pieces each is given what does its work in the queue; what it knows without work it gives at once.
 * @param enter puts work into the queue.
 * @param ahead pieces that are begun before the first of them is read.
 * @throws what `enter` throws, and the failure of a piece.
 */
export async function* inTurn<T>(
  pieces: readonly ((inLine: InLine) => Promise<T>)[],
  enter: (work: readonly Work[]) => void,
  ahead: number,
): AsyncGenerator<T, void, undefined> {
  const begun: Promise<T>[] = [];
  for (const piece of pieces) {
    const result = piece(inLine);
    result.catch(() => undefined); // the reader gets the failure later: until then it must not count as unhandled
    begun.push(result);
    if (begun.length > ahead) yield begun.shift() as Promise<T>;
  }
  for (const result of begun) yield result;

  async function inLine<Value>(toDo: () => Promise<Value>): Promise<Value> {
    const { result, work } = withResult(toDo);
    enter([work]);
    return result;
  }
}
