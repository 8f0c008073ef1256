import type { MajorAxis } from './major-axis.ts';
import { DERIVED_QUANTITIES } from './derived-quantities.ts';
import { measuresOf, type ObjectSamples } from './object-samples.ts';
import type { Extremes, SurveyQuantity, ValueRange } from './quantities.ts';
import type { Sky } from './sample-sky.ts';
import { DIRECT_QUANTITIES, TO_UNIT } from './thresholds.ts';

/** Smallest and largest value of every quantity, or of a single one, over the filled samples of an object. */
export function extremesOf(
  samples: ObjectSamples,
  sky: Sky,
  uncertainty: MajorAxis | undefined,
  soleQuantity?: SurveyQuantity,
): Extremes {
  const isRequested = (quantity: SurveyQuantity) => soleQuantity === undefined || quantity === soleQuantity;
  const direct = DIRECT_QUANTITIES.filter(isRequested).map((quantity) => {
    const measures = measuresOf(quantity, samples, sky.zenith !== undefined);
    const range = measures && rangeOf(samples.filled, (k) => measures[k]);
    if (range === undefined) return [quantity, undefined] as const;
    const ends = [TO_UNIT[quantity](range.min), TO_UNIT[quantity](range.max)];
    return [quantity, { min: Math.min(...ends), max: Math.max(...ends) }] as const;
  });
  const derived = DERIVED_QUANTITIES.filter(({ quantity }) => isRequested(quantity)).map(
    ({ quantity, valueAt }) => {
      const at = valueAt(samples, sky, uncertainty);
      return [quantity, at && rangeOf(samples.filled, at)] as const;
    },
  );
  return Object.fromEntries([...direct, ...derived].filter(([, range]) => range !== undefined));
}

/** Range of the values of the samples; nothing where no sample has one. */
function rangeOf(count: number, at: (sample: number) => number | undefined): ValueRange | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const value = at(k);
    if (value === undefined) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : undefined;
}
