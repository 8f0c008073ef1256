import { arcCosine, arcSine } from '../angles.ts';
import { DEGREE } from '../constants.ts';
import type { MajorAxis } from './major-axis.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Sky } from './sample-sky.ts';
import { NIGHT_ALTITUDE } from './survey-sky.ts';
import { TO_UNIT } from './thresholds.ts';

/** Limits that an object must meet at the best time of a night: V, mag, and altitude, degrees, airless. */
export type NightLimits = { readonly faintest: number; readonly lowest: number };

/** The course of an object over a site through the samples of a night. */
export type NightCourse = {
  /** Apparent airless altitude at every sample, deg; fewer samples where the object hits a body. */
  readonly altitudes: Float64Array;
  /** The moment at which it is highest among the samples of astronomical night that are inside the limits. */
  readonly best: {
    readonly sample: number;
    readonly magnitude: number;
    /** Degrees. */
    readonly altitude: number;
    readonly moonElongation: number;
    /** Arcsec/min. */
    readonly motion: number;
    /** Semi-major axis of the 1-sigma ellipse, arcsec; absent where nothing is known of the orbit's uncertainty. */
    readonly uncertainty?: number;
  };
};

/**
 * The course of an object whose samples are filled; undefined at the geocentre, for an object without a magnitude, and where
 * no dark sample is inside the limits.
 */
export function nightCourse(
  samples: ObjectSamples,
  sky: Sky,
  { faintest, lowest }: NightLimits,
  uncertainty: MajorAxis | undefined,
): NightCourse | undefined {
  const { zenith } = sky;
  if (zenith === undefined || !samples.hasMagnitude) return undefined;
  const { magnitude, sinElevation } = samples;
  const sinLowest = Math.sin(lowest * DEGREE);
  let best: number | undefined;
  for (let k = 0; k < samples.filled; k++) {
    const isInside = magnitude[k] <= faintest && sinElevation[k] >= sinLowest && isDark(sky, zenith, k);
    if (isInside && (best === undefined || sinElevation[k] > sinElevation[best])) best = k;
  }
  if (best === undefined) return undefined;
  const axis = uncertainty?.(best);
  return {
    altitudes: samples.sinElevation.slice(0, samples.filled).map((sine) => arcSine(sine) / DEGREE),
    best: {
      sample: best,
      magnitude: magnitude[best],
      altitude: TO_UNIT.elevation(sinElevation[best]),
      moonElongation: arcCosine(samples.cosMoon[best]) / DEGREE,
      motion: TO_UNIT.skyMovement(samples.motion[best]),
      ...(axis === undefined ? {} : { uncertainty: axis }),
    },
  };
}

/** Whether it is astronomical night at a sample. */
function isDark({ sun }: Sky, zenith: Float64Array, sample: number): boolean {
  const at = 3 * sample;
  const up = sun[at] * zenith[at] + sun[at + 1] * zenith[at + 1] + sun[at + 2] * zenith[at + 2];
  return up < Math.sin(NIGHT_ALTITUDE);
}
