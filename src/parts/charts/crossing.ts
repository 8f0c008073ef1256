import type { Span } from './spans.ts';

/** Halvings of a step in the search for a crossing: a half hour becomes less than a millisecond. */
const HALVINGS = 21;

/**
 * Stretches of time in which a smooth quantity, known at evenly spaced moments, is positive. Where it changes its sign is
 * found on the cubic through the four samples around: for the Sun's altitude every half hour within 0.1 s.
 *
 * @param timestamps Julian dates UTC, rising.
 * @param values     none where the quantity does not exist.
 * @param measure    positive for values that count.
 */
export function interpolatedSpans(
  timestamps: readonly number[],
  values: readonly (number | null)[],
  measure: (value: number) => number,
): readonly Span[] {
  const measured = values.map((value) => (value === null ? null : measure(value)));
  const spans: Span[] = [];
  let start: number | undefined;
  for (const [index, moment] of timestamps.entries()) {
    const isIn = (measured[index] ?? -1) > 0;
    if (isIn === (start !== undefined)) continue;
    const before = timestamps[index - 1];
    const edge = before === undefined ? moment : crossing(before, moment, measured, index);
    if (start === undefined) start = edge;
    else {
      spans.push({ start, end: edge });
      start = undefined;
    }
  }
  const last = timestamps.at(-1);
  if (start !== undefined && last !== undefined) spans.push({ start, end: last });
  return spans;
}

/** The moment between two samples at which the quantity is zero. @param index of the later one. */
function crossing(from: number, to: number, values: readonly (number | null)[], index: number): number {
  const [first, second] = [values[index - 1] ?? null, values[index] ?? null];
  if (first === null || second === null) return first === null ? to : from;
  const [outer, further] = [values[index - 2], values[index + 1]];
  const points = [outer ?? 2 * first - second, first, second, further ?? 2 * second - first] as const;
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (cubic(points, middle) > 0 === first > 0) low = middle;
    else high = middle;
  }
  return from + (to - from) * ((low + high) / 2);
}

/** Lagrange's cubic through values at -1, 0, 1 and 2. */
function cubic(
  [a, b, c, d]: readonly [before: number, first: number, second: number, after: number],
  at: number,
): number {
  return (
    (-a * at * (at - 1) * (at - 2)) / 6 +
    (b * (at + 1) * (at - 1) * (at - 2)) / 2 -
    (c * (at + 1) * at * (at - 2)) / 2 +
    (d * (at + 1) * at * (at - 1)) / 6
  );
}
