import { arcSine } from '../angles.ts';
import { DEGREE } from '../constants.ts';
import { type HorizonPoint, obstructionOf } from '../sky/obstruction.ts';
import { DERIVED_QUANTITIES } from './derived-quantities.ts';
import type { MajorAxis } from './major-axis.ts';
import { measuresOf, type ObjectSamples } from './object-samples.ts';
import type { Limit, Limits } from './quantities.ts';
import type { Sky, Stretch } from './sample-sky.ts';
import { type Threshold, thresholdsOf } from './thresholds.ts';

/** Whether a filled stretch holds a sample inside all limits at once. */
export type StretchTest = (stretch: Stretch) => boolean;

/** The test for an object whose magnitudes, if it has any, are known to the samples. */
export type LimitTest = (uncertainty: MajorAxis | undefined) => StretchTest;

/** A test of the samples against some limits; the samples are refilled for one object after the other. */
export function createLimitTest(limits: Limits, sky: Sky, samples: ObjectSamples): LimitTest {
  const momentTest = createMomentTest(limits, sky, samples);

  return (uncertainty) => {
    const testOf = momentTest(uncertainty);
    return ({ first, count }) => {
      const isInside = testOf();
      if (isInside === undefined) return false;
      for (let k = first; k < first + count; k++) if (isInside(k)) return true;
      return false;
    };
  };
}

/** Whether one filled sample is inside all limits. */
export type MomentTest = (sample: number) => boolean;

/** The test of single samples for an object, made anew for every stretch of it: undefined where the object lacks a limited quantity. */
export function createMomentTest(
  limits: Limits,
  sky: Sky,
  samples: ObjectSamples,
): (uncertainty: MajorAxis | undefined) => () => MomentTest | undefined {
  const thresholds = thresholdsOf(limits);
  const zenith = sky.zenith !== undefined;
  const isClear = clearView(limits.horizon, sky, samples);
  const withMagnitude = measuredThresholds(thresholds, { ...samples, hasMagnitude: true }, zenith);
  const without = measuredThresholds(thresholds, { ...samples, hasMagnitude: false }, zenith);
  const limited = DERIVED_QUANTITIES.filter(({ quantity }) => limits[quantity] !== undefined);

  return (uncertainty) => {
    const derived = limited.map(({ quantity, valueAt }) => ({
      limit: limits[quantity],
      at: valueAt(samples, sky, uncertainty),
    }));
    return () => {
      const direct = samples.hasMagnitude ? withMagnitude : without;
      if (direct === undefined) return undefined;
      return (k) =>
        isInside(direct, k) && isClear(k) && derived.every(({ limit, at }) => accepts(limit, at?.(k)));
    };
  };
}

/** A threshold and the samples that are compared with it. */
type Measured = Pick<Threshold, 'low' | 'high'> & { readonly measures: Float64Array };

/** Thresholds on the object's quantities; undefined where it lacks one that has a threshold. */
function measuredThresholds(
  thresholds: readonly Threshold[],
  samples: ObjectSamples,
  zenith: boolean,
): readonly Measured[] | undefined {
  const found: Measured[] = [];
  for (const { quantity, low, high, acceptsAbsent } of thresholds) {
    const measures = measuresOf(quantity, samples, zenith);
    if (measures !== undefined) found.push({ measures, low, high });
    else if (!acceptsAbsent) return undefined;
  }
  return found;
}

function isInside(direct: readonly Measured[], sample: number): boolean {
  for (const { measures, low, high } of direct) {
    if (!(measures[sample] >= low && measures[sample] <= high)) return false;
  }
  return true;
}

/** Whether a filter lets a value pass. */
export function accepts(limit: Limit | undefined, value: number | undefined): boolean {
  if (limit === undefined) return true;
  if (value === undefined) return limit.acceptsAbsent;
  return limit.range !== undefined && value >= limit.range.min && value <= limit.range.max;
}

/**
 * Whether nothing blocks the view of an object at a sample; everywhere where no horizon is given, and at the geocentre.
 *
 * Azimuths leave aberration out, which is 20 arcsec at most.
 */
export function clearView(
  horizon: readonly HorizonPoint[] | undefined,
  { zenith, north }: Sky,
  { line, sinElevation }: ObjectSamples,
): (sample: number) => boolean {
  if (horizon === undefined || zenith === undefined || north === undefined) return () => true;
  const obstruction = obstructionOf(horizon);
  return (sample) => {
    const azimuth = azimuthOf(line, north, zenith, 3 * sample) / DEGREE;
    return arcSine(sinElevation[sample]) / DEGREE >= obstruction(azimuth);
  };
}

/** Azimuth from north through east, rad. @param at place of the sample's x in all arrays. */
function azimuthOf(line: Float64Array, north: Float64Array, zenith: Float64Array, at: number): number {
  const [x, y, z] = [line[at], line[at + 1], line[at + 2]];
  const [nx, ny, nz] = [north[at], north[at + 1], north[at + 2]];
  const [ux, uy, uz] = [zenith[at], zenith[at + 1], zenith[at + 2]];
  const along = x * nx + y * ny + z * nz;
  const east = x * (ny * uz - nz * uy) + y * (nz * ux - nx * uz) + z * (nx * uy - ny * ux);
  return Math.atan2(east, along);
}
