import { DERIVED_QUANTITIES } from './derived-quantities.ts';
import { createMomentTest } from './limit-test.ts';
import type { MajorAxis } from './major-axis.ts';
import { measuresOf, type ObjectSamples } from './object-samples.ts';
import type { Limit, Limits, SurveyQuantity } from './quantities.ts';
import type { Sky, Stretch } from './sample-sky.ts';
import { isDirect, thresholdOf } from './thresholds.ts';

/**
 * Between which values a quantity of an object lies at the moments at which it is inside some limits: each end is its value at one of
 * them, and low is above high where there is none. Of a direct quantity the values are measures.
 */
export type RangeWithin = {
  low: number;
  high: number;
  /** Whether the object lacks the quantity at such a moment. */
  hasAbsent: boolean;
};

/** Ends of a range that are requested. */
export type RangeEnds = 'both' | 'low';

/** The range of an object that is nowhere inside the limits. */
export function emptyRange(): RangeWithin {
  return { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY, hasAbsent: false };
}

/** Widens a range by the filled samples of a stretch that are inside some limits; never has enough. */
export function createRangeWithin(
  limits: Limits,
  quantity: SurveyQuantity,
  sky: Sky,
  samples: ObjectSamples,
): (uncertainty: MajorAxis | undefined, range: RangeWithin) => (stretch: Stretch) => false {
  const momentTest = createMomentTest(limits, sky, samples);
  const derived = DERIVED_QUANTITIES.find((one) => one.quantity === quantity);

  return (uncertainty, range) => {
    const testOf = momentTest(uncertainty);
    const valueAt = derived?.valueAt(samples, sky, uncertainty);
    return ({ first, count }) => {
      const isInside = testOf();
      const measures = isDirect(quantity)
        ? measuresOf(quantity, samples, sky.zenith !== undefined)
        : undefined;
      for (let k = first; k < first + count; k++) {
        if (isInside?.(k) !== true) continue;
        const value = measures === undefined ? valueAt?.(k) : measures[k];
        if (value === undefined) range.hasAbsent = true;
        else if (value < range.low) range.low = value;
        if (value !== undefined && value > range.high) range.high = value;
      }
      return false;
    };
  };
}

/**
 * Whether an object has a moment inside a limit among those of its range; undefined where the limit lies between the ends of the range
 * and holds neither of them.
 */
export type RangeTest = (low: number, high: number, hasAbsent: boolean) => boolean | undefined;

/** The test of ranges of a quantity. @param limit absent where it is free. */
export function rangeTest(quantity: SurveyQuantity, limit: Limit | undefined): RangeTest {
  if (limit === undefined) return (low, high, hasAbsent) => hasAbsent || low <= high;
  const { acceptsAbsent, range } = limit;
  const { low: least, high: most } = isDirect(quantity)
    ? thresholdOf(quantity, limit)
    : { low: range?.min ?? Number.POSITIVE_INFINITY, high: range?.max ?? Number.NEGATIVE_INFINITY };
  return (low, high, hasAbsent) => {
    if (hasAbsent && acceptsAbsent) return true;
    if (!(low <= high && low <= most && high >= least)) return false;
    return low >= least || high <= most ? true : undefined;
  };
}
