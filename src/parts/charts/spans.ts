/** A stretch of time, Julian dates UTC. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Stretches of time for which samples are marked: each sample represents the time that is nearer to it than to another one,
 * the first and the last for no time beyond themselves.
 *
 * @param timestamps rising.
 * @param marks      1 or 0 for each of them.
 */
export function markedSpans(timestamps: readonly number[], marks: ArrayLike<number>): readonly Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < timestamps.length; first++) {
    if (marks[first] !== 1) continue;
    let last = first;
    while (last + 1 < timestamps.length && marks[last + 1] === 1) last++;
    spans.push({ start: edge(timestamps, first - 1), end: edge(timestamps, last) });
    first = last;
  }
  return spans;
}

/** The moment in the middle between a sample and the next; at both ends the sample itself. */
function edge(timestamps: readonly number[], index: number): number {
  const before = timestamps[Math.max(0, index)] ?? 0;
  const after = timestamps[Math.min(index + 1, timestamps.length - 1)] ?? 0;
  return (before + after) / 2;
}

/** What two lists of spans have in common. @param others both lists rising and without overlap. */
export function sharedSpans(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  const shared: Span[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    while (from < others.length && (others[from]?.end ?? 0) <= start) from++;
    for (let at = from; at < others.length && (others[at]?.start ?? 0) < end; at++) {
      const other = others[at];
      if (other !== undefined)
        shared.push({ start: Math.max(start, other.start), end: Math.min(end, other.end) });
    }
  }
  return shared;
}

/** Index of the sample that is nearest to a moment; 0 where there are none. @param timestamps rising. */
export function nearestIndex(timestamps: readonly number[], moment: number): number {
  let [low, high] = [0, timestamps.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((timestamps[middle] ?? 0) <= moment) low = middle;
    else high = middle;
  }
  return Math.abs((timestamps[low] ?? 0) - moment) <= Math.abs((timestamps[high] ?? 0) - moment)
    ? Math.max(0, low)
    : Math.max(0, high);
}

/**
 * Spans as bars of one SVG path, each at least a pixel wide; bars that would touch are one.
 *
 * @param x pixel of a moment.
 */
export function spanPath(
  spans: readonly Span[],
  x: (moment: number) => number,
  top: number,
  height: number,
): string {
  const bars: { left: number; right: number }[] = [];
  for (const { start, end } of spans) {
    const left = Math.round(x(start) * 2) / 2;
    const right = Math.max(left + 1, Math.round(x(end) * 2) / 2);
    const previous = bars.at(-1);
    if (previous !== undefined && left <= previous.right) previous.right = Math.max(previous.right, right);
    else bars.push({ left, right });
  }
  return bars.map(({ left, right }) => `M${left} ${top}H${right}V${top + height}H${left}Z`).join('');
}
