import { createRunningMean } from './running-mean.ts';

/** How fast requests of one kind are done, and so how long one more waits for those that came before it. */
export type Turnaround = {
  /** Counts a request of a visitor until the returned function is called. */
  begin(visitor: string): () => void;
  /** Time until one request of every other visitor is done, ms; 0 before some are done while others wait. */
  expectedWaitMs(visitor: string): number;
};

/** @param now milliseconds of a clock. */
export function createTurnaround(now: () => number): Turnaround {
  /** Requests that are not done yet, by visitor. */
  const begun = new Map<string, number>();
  const betweenMs = createRunningMean(0);
  /** When the last request was done; nothing where no other was left to be done. */
  let lastAt: number | undefined;

  return { begin, expectedWaitMs };

  function begin(visitor: string): () => void {
    begun.set(visitor, (begun.get(visitor) ?? 0) + 1);
    return () => {
      const left = (begun.get(visitor) ?? 0) - 1;
      if (left > 0) begun.set(visitor, left);
      else begun.delete(visitor);
      const at = now();
      if (lastAt !== undefined) betweenMs.add(at - lastAt);
      lastAt = begun.size === 0 ? undefined : at;
    };
  }

  function expectedWaitMs(visitor: string): number {
    return (begun.size - Number(begun.has(visitor))) * betweenMs.value();
  }
}
