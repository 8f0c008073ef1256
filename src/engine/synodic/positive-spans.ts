import { bisect } from '../bisection.ts';

/** A span in which a function is positive; true where the interval that is searched cuts it off. */
export type PositiveSpan = {
  readonly from: number;
  readonly to: number;
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
};

/** A function of time at an instant, and the step to the next sample, in which it turns once at most; days. */
export type Sample = { readonly value: number; readonly step: number };

/** Halvings of a step in search of a zero: of a day, to 5 s. */
const HALVINGS = 14;

/** Steps of the search for a turning point: to a thousandth of the time between three samples. */
const GOLDEN_STEPS = 16;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The spans of an interval in which a function is positive, in order of time.
 *
 * Also found are spans and gaps that lie between two samples, where three samples show that the function turns.
 *
 * @param sample the function: continuous, or minus infinity where it has no value.
 *
 * Accuracy: of a zero, a ten-thousandth of the step it lies in.
 */
export function positiveSpans(
  sample: (at: number) => Sample,
  from: number,
  to: number,
): readonly PositiveSpan[] {
  const startsInside = sample(from).value > 0;
  const changes = signChanges(sample, from, to);
  const edges = startsInside ? [from, ...changes] : changes;
  const spans: PositiveSpan[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const end = edges.at(index + 1);
    const cutBefore = startsInside && index === 0;
    spans.push({ from: edges[index], to: end ?? to, cutBefore, cutAfter: end === undefined });
  }
  return spans;
}

/** Where the function changes its sign, in order of time. */
function signChanges(sample: (at: number) => Sample, from: number, to: number): readonly number[] {
  const value = (at: number) => sample(at).value;
  const changes: number[] = [];
  let before: (Sample & { at: number }) | undefined;
  let here = { at: from, ...sample(from) };
  while (here.at < to) {
    const at = Math.min(here.at + here.step, to);
    const next = { at, ...sample(at) };
    if (before !== undefined && turnsBetween(before.value, here.value, next.value)) {
      const sign = here.value > 0 ? -1 : 1;
      const turn = findMaximum((at) => sign * value(at), before.at, next.at);
      if (sign * value(turn) > 0)
        changes.push(findRoot(value, before.at, turn), findRoot(value, turn, next.at));
    }
    if (here.value > 0 !== next.value > 0) changes.push(findRoot(value, here.at, next.at));
    [before, here] = [here, next];
  }
  return changes;
}

/** Whether three samples of one sign have the one that is nearest to zero in the middle. */
function turnsBetween(a: number, b: number, c: number): boolean {
  if (a > 0 !== b > 0 || b > 0 !== c > 0 || !Number.isFinite(a + b + c)) return false;
  return b > 0 ? b < a && b <= c : b > a && b >= c;
}

function findRoot(value: (at: number) => number, from: number, to: number): number {
  const isPositive = value(from) > 0;
  const { before, after } = bisect(from, to, (at) => value(at) > 0 !== isPositive, HALVINGS);
  return (before + after) / 2;
}

/** Where a function that has one maximum between two places is highest, by the golden section. */
export function findMaximum(value: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let [atLeft, atRight] = [value(left), value(right)];
  for (let step = 0; step < GOLDEN_STEPS; step++) {
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = value(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = value(right);
    }
  }
  return atLeft > atRight ? left : right;
}
