import { arcCosine } from '../angles.ts';
import { DEGREE } from '../constants.ts';
import type { YearSamples } from './year-samples.ts';

/** V mag, and the least angle from the Sun, rad. */
export type YearLimits = { readonly faintest: number; readonly leastElongation: number };

/** A year of an object; instants in days after the first. */
export type YearSummary = {
  /** Where it is farther from the Sun than the least angle. */
  readonly brightest: { readonly magnitude: number; readonly at: number };
  /** The first span inside the limits, cut off by the year where it goes on; absent where there is none. */
  readonly window: { readonly from: number; readonly to: number } | undefined;
};

/** What the samples of an object come to; undefined where it is always too near to the Sun. */
export function yearSummary(samples: YearSamples, limits: YearLimits): YearSummary | undefined {
  const cosLeast = Math.cos(limits.leastElongation);
  let best = -1;
  for (let k = 0; k < samples.count; k++) {
    if (samples.cosSun[k] > cosLeast) continue;
    if (best < 0 || samples.magnitude[k] < samples.magnitude[best]) best = k;
  }
  if (best < 0) return undefined;
  return { brightest: vertexAt(samples, best, cosLeast), window: firstWindow(samples, limits) };
}

/** The vertex of the parabola through the brightest sample and its neighbours, where these are not too near to the Sun. */
function vertexAt(
  { at, magnitude, cosSun, count }: YearSamples,
  best: number,
  cosLeast: number,
): YearSummary['brightest'] {
  const sample = { magnitude: magnitude[best], at: at[best] };
  const isEdge = best === 0 || best === count - 1;
  if (isEdge || cosSun[best - 1] > cosLeast || cosSun[best + 1] > cosLeast) return sample;
  const [before, after] = [at[best] - at[best - 1], at[best + 1] - at[best]];
  const [rise, fall] = [
    (magnitude[best] - magnitude[best - 1]) / before,
    (magnitude[best + 1] - magnitude[best]) / after,
  ];
  const curvature = (fall - rise) / (before + after);
  if (!(curvature > 0)) return sample;
  const slope = rise + curvature * before;
  const shift = -slope / (2 * curvature);
  return { magnitude: magnitude[best] + (slope * shift) / 2, at: at[best] + shift };
}

/** Its edges lie between two samples where the nearest limit would be passed if it came nearer evenly. */
function firstWindow(samples: YearSamples, limits: YearLimits): YearSummary['window'] {
  const { at, count } = samples;
  let before = 0;
  let from: number | undefined;
  for (let k = 0; k < count; k++) {
    const margin = marginAt(samples, k, limits);
    if (margin >= 0 && from === undefined) from = k === 0 ? at[0] : crossing(k);
    if (margin < 0 && from !== undefined) return { from, to: crossing(k) };
    before = margin;
  }
  return from === undefined ? undefined : { from, to: at[count - 1] };

  function crossing(k: number): number {
    const part = before / (before - marginAt(samples, k, limits));
    return at[k - 1] + part * (at[k] - at[k - 1]);
  }
}

/** How far the nearest limit is away, magnitudes or degrees. */
function marginAt({ magnitude, cosSun }: YearSamples, k: number, limits: YearLimits): number {
  const bright = limits.faintest - magnitude[k];
  return Math.min(bright, (arcCosine(cosSun[k]) - limits.leastElongation) / DEGREE);
}
