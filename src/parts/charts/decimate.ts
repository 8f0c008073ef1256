/**
 * Which points of a curve to draw: all of a short one; of a long one, for every pixel column that it covers, the first, the
 * lowest, the highest and the last, so that no extreme is lost. A value that does not exist breaks the curve, and is returned
 * once for each break.
 *
 * @param xs      rising, as many as `ys`.
 * @param columns width of the drawing, pixels, at least 1.
 * @returns indices, rising; at most five for each column.
 */
export function drawnPoints(
  xs: readonly number[],
  ys: readonly (number | null)[],
  columns: number,
): readonly number[] {
  const [first, last] = [xs[0], xs.at(-1)];
  if (first === undefined || last === undefined || xs.length <= 4 * columns)
    return xs.map((_, index) => index);
  const columnsOf = xs.map((x) =>
    Math.min(columns - 1, Math.floor(((x - first) / (last - first)) * columns)),
  );
  const drawn: number[] = [];
  for (let start = 0; start < xs.length;) {
    let end = start + 1;
    while (end < xs.length && columnsOf[end] === columnsOf[start]) end++;
    drawn.push(...extremesWithin(ys, start, end));
    start = end;
  }
  return drawn;
}

/** Indices of the first, lowest, highest and last value in `[start, end)`, and of the first gap, ascending. */
function extremesWithin(ys: readonly (number | null)[], start: number, end: number): readonly number[] {
  let [low, high, none] = [-1, -1, -1];
  let [lowest, highest] = [Infinity, -Infinity];
  for (let index = start; index < end; index++) {
    const y = ys[index] ?? null;
    if (y === null) {
      if (none < 0) none = index;
      continue;
    }
    if (y < lowest) [low, lowest] = [index, y];
    if (y > highest) [high, highest] = [index, y];
  }
  const found = new Set([start, low, high, none, end - 1].filter((index) => index >= 0));
  return [...found].toSorted((one, other) => one - other);
}
