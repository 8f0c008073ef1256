import type { SkyUncertainty } from '../observe/target.ts';
import { moonglowOf, starDensityOf } from './costly-quantities.ts';
import { measuresOf } from './extremes-table.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Extremes, Limit, Limits, SurveyQuantity } from './quantities.ts';
import type { Sky } from './sample-sky.ts';
import { DIRECT_QUANTITIES, TO_UNIT, type Threshold } from './thresholds.ts';

/** Whether an object has a moment inside all limits; if so, the extremes of every quantity over all samples. */
export type Verdict = { readonly kind: 'fails' } | { readonly kind: 'passes'; readonly extremes: Extremes };

/** A quantity that is worked out sample by sample, where needed; nothing where the object has none. */
type Costly = { readonly quantity: SurveyQuantity; readonly at: ((sample: number) => number) | undefined };

/** Looks for a sample inside all limits at once. */
export function judgeSamples(
  samples: ObjectSamples,
  sky: Sky,
  thresholds: readonly Threshold[],
  limits: Limits,
  uncertainty: SkyUncertainty | undefined,
): Verdict {
  const costly = costlyQuantities(samples, sky, uncertainty);
  const limited = costly.filter(({ quantity }) => limits[quantity] !== undefined);
  const direct = thresholds.map((threshold) => ({
    ...threshold,
    measures: measuresOf(threshold.quantity, samples, sky.zenith !== undefined),
  }));
  for (let k = 0; k < samples.filled; k++) {
    const passes =
      direct.every(({ measures, low, high, acceptsAbsent }) =>
        measures === undefined ? acceptsAbsent : measures[k] >= low && measures[k] <= high,
      ) && limited.every(({ quantity, at }) => accepts(limits[quantity], at?.(k)));
    if (passes) return { kind: 'passes', extremes: extremesOf(samples, sky, costly) };
  }
  return { kind: 'fails' };
}

function costlyQuantities(
  samples: ObjectSamples,
  sky: Sky,
  uncertainty: SkyUncertainty | undefined,
): readonly Costly[] {
  return [
    { quantity: 'densityOfStars', at: (sample) => starDensityOf(samples, sample) },
    {
      quantity: 'skyUncertainty',
      at:
        uncertainty &&
        ((sample) => {
          const line = samples.line.subarray(3 * sample, 3 * sample + 3);
          return uncertainty(sky.originDay, sky.offset[sample], line).major;
        }),
    },
    { quantity: 'moonglow', at: sky.zenith && ((sample) => moonglowOf(samples, sky, sample)) },
  ];
}

function accepts(limit: Limit | undefined, value: number | undefined): boolean {
  if (limit === undefined) return true;
  if (value === undefined) return limit.acceptsAbsent;
  return limit.range !== undefined && value >= limit.range.min && value <= limit.range.max;
}

function extremesOf(samples: ObjectSamples, sky: Sky, costly: readonly Costly[]): Extremes {
  const direct = DIRECT_QUANTITIES.map((quantity) => {
    const measures = measuresOf(quantity, samples, sky.zenith !== undefined);
    const range = measures && rangeOf(samples.filled, (k) => measures[k]);
    if (range === undefined) return [quantity, undefined] as const;
    const ends = [TO_UNIT[quantity](range.min), TO_UNIT[quantity](range.max)];
    return [quantity, { min: Math.min(...ends), max: Math.max(...ends) }] as const;
  });
  const others = costly.map(({ quantity, at }) => [quantity, at && rangeOf(samples.filled, at)] as const);
  return Object.fromEntries([...direct, ...others].filter(([, range]) => range !== undefined));
}

function rangeOf(count: number, at: (sample: number) => number): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const value = at(k);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}
