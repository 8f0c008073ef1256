/** Bars of a histogram, per factor of ten. */
const BARS_PER_DECADE = 2;

/** Factors of ten below the limit that are drawn; smaller errors are counted in the first bar. */
const DECADES = 5;

/**
 * How many errors are between edges that grow by equal factors up to the limit; the first bar begins at zero, and the last holds
 * what is above the limit where there is such.
 *
 * @param errors not negative.
 */
export function histogramOf(errors: readonly number[], limit: number): { edges: number[]; counts: number[] } {
  const inside = Array.from(
    { length: BARS_PER_DECADE * DECADES },
    (_, k) => limit * 10 ** (k / BARS_PER_DECADE - DECADES + 1 / BARS_PER_DECADE),
  );
  const most = errors.reduce((most, error) => Math.max(most, error), 0);
  const edges = [0, ...inside, ...(most > limit ? [most] : [])];
  const counts = edges.slice(1).map(() => 0);
  for (const error of errors) {
    const at = edges.findIndex((edge, k) => k > 0 && error <= edge);
    counts[at - 1] = (counts[at - 1] ?? 0) + 1;
  }
  return { edges, counts };
}
