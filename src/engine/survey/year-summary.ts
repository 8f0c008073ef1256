import { arcCosine } from '../angles.ts';
import { DEGREE } from '../constants.ts';
import { lightOfMagnitude, magnitudeOfLight } from '../photometry/light.ts';
import type { YearSamples } from './year-samples.ts';

/** Limits on an object in a year: V, mag, and the least angle from the Sun, rad. */
export type YearLimits = { readonly faintest: number; readonly leastElongation: number };

/** A year of an object; instants in days after the first. */
export type YearSummary = {
  /** The brightest moment among those at which it is farther from the Sun than the least angle. */
  readonly brightest: { readonly magnitude: number; readonly at: number };
  /** The first span inside the limits, cut off by the year where it goes on; absent where there is none. */
  readonly window: { readonly from: number; readonly to: number } | undefined;
};

/** Summary of an object's samples; undefined where it is always too near to the Sun. */
export function yearSummary(samples: YearSamples, limits: YearLimits): YearSummary | undefined {
  const cosLeast = Math.cos(limits.leastElongation);
  let best = -1;
  for (let k = 0; k < samples.count; k++) {
    if (samples.cosSun[k] > cosLeast) continue;
    if (best < 0 || samples.light[k] > samples.light[best]) best = k;
  }
  if (best < 0) return undefined;
  return { brightest: vertexAt(samples, best, cosLeast), window: firstWindow(samples, limits, cosLeast) };
}

/** The vertex of the parabola through the brightest sample and its neighbours, where these are not too near to the Sun. */
function vertexAt(
  { at, light, cosSun, count }: YearSamples,
  best: number,
  cosLeast: number,
): YearSummary['brightest'] {
  const magnitude = magnitudeOfLight(light[best]);
  const sample = { magnitude, at: at[best] };
  const isEdge = best === 0 || best === count - 1;
  if (isEdge || cosSun[best - 1] > cosLeast || cosSun[best + 1] > cosLeast) return sample;
  const [before, after] = [at[best] - at[best - 1], at[best + 1] - at[best]];
  const rise = (magnitude - magnitudeOfLight(light[best - 1])) / before;
  const fall = (magnitudeOfLight(light[best + 1]) - magnitude) / after;
  const curvature = (fall - rise) / (before + after);
  if (!(curvature > 0)) return sample;
  const slope = rise + curvature * before;
  const shift = -slope / (2 * curvature);
  return { magnitude: magnitude + (slope * shift) / 2, at: at[best] + shift };
}

/**
 * The first span inside the limits: its edges lie between two samples where the nearest limit would be passed
 * if it came nearer evenly.
 */
function firstWindow(samples: YearSamples, limits: YearLimits, cosLeast: number): YearSummary['window'] {
  const { at, light, cosSun, count } = samples;
  const leastLight = lightOfMagnitude(limits.faintest);
  let from: number | undefined;
  for (let k = 0; k < count; k++) {
    const isInside = light[k] >= leastLight && cosSun[k] <= cosLeast;
    if (isInside && from === undefined) from = k === 0 ? at[0] : crossing(k);
    if (!isInside && from !== undefined) return { from, to: crossing(k) };
  }
  return from === undefined ? undefined : { from, to: at[count - 1] };

  function crossing(k: number): number {
    const [before, behind] = [marginAt(samples, k - 1, limits), marginAt(samples, k, limits)];
    return before === behind ? at[k] : at[k - 1] + (before / (before - behind)) * (at[k] - at[k - 1]);
  }
}

/** How far the nearest limit is away, magnitudes or degrees. */
function marginAt({ light, cosSun }: YearSamples, k: number, limits: YearLimits): number {
  const bright = limits.faintest - magnitudeOfLight(light[k]);
  return Math.min(bright, (arcCosine(cosSun[k]) - limits.leastElongation) / DEGREE);
}
