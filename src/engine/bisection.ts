/**
 * Narrows the interval in which a condition begins to hold.
 *
 * @param before where it does not hold; @param after where it does, on either side of `before`.
 * @param isTrueAt the condition, which changes once between them.
 * @param halvings of the interval.
 * @returns the ends of the last interval, again without and with the condition.
 */
export function bisect(
  before: number,
  after: number,
  isTrueAt: (at: number) => boolean,
  halvings: number,
): { readonly before: number; readonly after: number } {
  let [without, within] = [before, after];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (without + within) / 2;
    if (isTrueAt(middle)) within = middle;
    else without = middle;
  }
  return { before: without, after: within };
}
