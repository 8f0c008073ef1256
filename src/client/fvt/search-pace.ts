/** Milliseconds after which the pace of a search predicts its end: single pieces of it differ much. */
const PACE_MS = 15_000;

/**
 * Milliseconds until all objects are done at the pace so far; nothing before there is a pace. What is done at the first call was
 * known before the search and does not count.
 */
export type SearchPace = (done: number, total: number) => number | undefined;

/** The pace of a search that begins now. @param now milliseconds of a clock that is never set back. */
export function createSearchPace(now: () => number): SearchPace {
  let first: { readonly done: number; readonly at: number } | undefined;
  return (done, total) => {
    first ??= { done, at: now() };
    const [searched, passedMs] = [done - first.done, now() - first.at];
    return searched > 0 && passedMs >= PACE_MS ? ((total - done) * passedMs) / searched : undefined;
  };
}
