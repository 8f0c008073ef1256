/** Milliseconds after which the pace of a search tells how long it goes on: single pieces of it differ much. */
const PACE_MS = 15_000;

/**
 * Tells, whenever more objects are done, in how many milliseconds all of them are at the pace so far; nothing before there is
 * one. What is done when it is told first was known before and counts for nothing.
 */
export type SearchPace = (done: number, total: number) => number | undefined;

/** The pace of a search that begins now. @param now milliseconds of a clock that nobody sets. */
export function createSearchPace(now: () => number): SearchPace {
  let first: { readonly done: number; readonly at: number } | undefined;
  return (done, total) => {
    first ??= { done, at: now() };
    const [searched, passedMs] = [done - first.done, now() - first.at];
    return searched > 0 && passedMs >= PACE_MS ? ((total - done) * passedMs) / searched : undefined;
  };
}
