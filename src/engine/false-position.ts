const MOST_STEPS = 60;

/**
 * A root of a function between two places where it has different signs, by the Illinois variant of false position.
 *
 * @param valueBefore the function at `before`; @param valueAfter at `after`, of the other sign or 0.
 * @param good how near to 0 the function has to be.
 * @returns the root, or after many steps the nearest place that was found.
 *
 * Source: Dowell & Jarratt (1971), BIT 11, 168.
 */
export function falsePosition(
  before: number,
  valueBefore: number,
  after: number,
  valueAfter: number,
  valueOf: (at: number) => number,
  good: number,
): number {
  let [from, to, low, high] = [before, after, valueBefore, valueAfter];
  let at = to;
  for (let step = 0, side = 0; step < MOST_STEPS; step++) {
    at = (from * high - to * low) / (high - low);
    const value = valueOf(at);
    if (Math.abs(value) < good) break;
    if (value > 0 === high > 0) {
      [to, high] = [at, value];
      if (side === 1) low /= 2;
      side = 1;
    } else {
      [from, low] = [at, value];
      if (side === -1) high /= 2;
      side = -1;
    }
  }
  return at;
}
