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
  const spans: { start: number; end: number }[] = [];
  for (const [index, moment] of timestamps.entries()) {
    if (marks[index] !== 1) continue;
    const end = (moment + (timestamps[index + 1] ?? moment)) / 2;
    const last = spans.at(-1);
    if (last !== undefined && marks[index - 1] === 1) last.end = end;
    else spans.push({ start: ((timestamps[index - 1] ?? moment) + moment) / 2, end });
  }
  return spans;
}

/** What two lists of spans have in common. @param others both lists rising and without overlap. */
export function sharedSpans(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  const shared: Span[] = [];
  let first = 0;
  for (const { start, end } of spans) {
    for (let at = first; ; at++) {
      const other = others[at];
      if (other === undefined || other.start >= end) break;
      if (other.end <= start) first = at + 1;
      else shared.push({ start: Math.max(start, other.start), end: Math.min(end, other.end) });
    }
  }
  return shared;
}

/** Index of the sample that is nearest to a moment; 0 where there are none. */
export function nearestIndex(timestamps: readonly number[], moment: number): number {
  let [nearest, least] = [0, Infinity];
  for (const [index, timestamp] of timestamps.entries()) {
    const distance = Math.abs(timestamp - moment);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
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
