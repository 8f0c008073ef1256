import { SUN_GM } from '../orbit/sun-gm.ts';
import { brightestAround, dimsAway, EARTH_BEND } from './brightness-bound.ts';
import { followStretch, middleOf, type StretchBound } from './follow-object.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Photometry } from '../photometry/photometry.ts';
import type { Limits } from './quantities.ts';
import type { Sky } from './sample-sky.ts';
import { type DirectQuantity, thresholdsOf } from './thresholds.ts';

/** A stretch of fewer samples takes no longer to follow than to bound. */
const FEWEST_SAMPLES = 4;

/** An object that moves by more than this fraction of its distance is followed instead. */
const LARGEST_SHIFT = 0.3;

/** By how much an arc exceeds its sine at most up to {@link LARGEST_SHIFT}. */
const ARC_OF_SINE = 1.02;

/** How far the Earth's turn may take a site from where its velocity points, au: its diameter. */
const SITE_SHIFT = 1e-4;

/** Most by which aberration moves a direction, rad. */
const ABERRATION = 1.1e-4;

/** Fastest motion of the Sun and of the Moon seen from a site, rad/d; of the Moon's about a third is parallax. */
const SUN_MOTION = 0.0185;
const MOON_MOTION = 0.4;

/**
 * Bounds by direction and distance: what an object may turn by within a stretch, seen from the site, is added to every threshold, and
 * it may be as bright as it is where it comes nearest. Limits on motion, and on what is computed where needed, rule nothing out.
 *
 * @param samples the sample in the middle of the stretch is filled, but for its magnitude.
 * @param faintestNow the magnitude up to which an object counts, that of the limits where it is absent.
 */
export function createStretchBound(
  limits: Limits,
  sky: Sky,
  samples: ObjectSamples,
  faintestNow = () => limits.magnitude?.range?.max ?? Number.POSITIVE_INFINITY,
): StretchBound {
  const { offset, observer, observerVelocity, zenith } = sky;
  const { line, cosSun, cosMoon, sinLatitude } = samples;
  const sun = rangeOf('sunElongation', limits);
  const moon = rangeOf('moonElongation', limits);
  const latitude = rangeOf('galaxyLatitude', limits);
  const elevation = zenith && rangeOf('elevation', limits);

  const site = new Float64Array(6);

  return (state, stretch, law) => {
    const { first, count } = stretch;
    if (count < FEWEST_SAMPLES) return true;
    const inMiddle = middleOf(stretch);
    const near = inMiddle.first;
    followStretch(state, inMiddle, sky, samples);
    const [x, y, z] = [line[3 * near], line[3 * near + 1], line[3 * near + 2]];
    const distance = Math.sqrt(x * x + y * y + z * z);
    const days = Math.max(offset[near] - offset[first], offset[first + count - 1] - offset[near]);
    const shift = shiftWithin(days, state, 3 * near);
    if (!(shift < LARGEST_SHIFT * distance)) return true;
    const turn = (ARC_OF_SINE * shift) / distance;
    return (
      isNear(cosSun[near], sun, turn + SUN_MOTION * days) &&
      isNear(cosMoon[near], moon, turn + MOON_MOTION * days) &&
      isNear(sinLatitude[near], latitude, turn) &&
      isNearAltitude(x / distance, y / distance, z / distance, first, count, turn + ABERRATION) &&
      (law === undefined || mayBeBright(3 * near, state, days, law))
    );
  };

  function mayBeBright(at: number, state: Float64Array, days: number, law: Photometry): boolean {
    const faintest = faintestNow();
    if (faintest === Number.POSITIVE_INFINITY || !dimsAway(law)) return true;
    for (let k = 0; k < 3; k++) {
      site[k] = observer[at + k];
      site[k + 3] = observerVelocity[at + k];
    }
    return brightestAround(state, 0, site, days, law, faintest) <= faintest;
  }

  /** How far an object may move from where it is, seen from the site, in some days, au. */
  function shiftWithin(days: number, state: Float64Array, at: number): number {
    let [speed2, r2] = [0, 0];
    for (let k = 0; k < 3; k++) {
      speed2 += (state[k + 3] - observerVelocity[at + k]) ** 2;
      r2 += state[k] ** 2;
    }
    const bend = (2 * SUN_GM) / r2 + EARTH_BEND; // twice, as the object may come nearer to the Sun
    return Math.sqrt(speed2) * days + (bend * days * days) / 2 + SITE_SHIFT;
  }

  function isNearAltitude(
    x: number,
    y: number,
    z: number,
    first: number,
    count: number,
    turn: number,
  ): boolean {
    if (zenith === undefined || elevation === undefined) return true;
    for (let i = 3 * first; i < 3 * (first + count); i += 3) {
      if (isNear(x * zenith[i] + y * zenith[i + 1] + z * zenith[i + 2], elevation, turn)) return true;
    }
    return false;
  }
}

/** Measures that a limit allows; undefined where it allows all. */
type Range = { readonly low: number; readonly high: number } | undefined;

function rangeOf(quantity: DirectQuantity, limits: Limits): Range {
  return thresholdsOf(limits).find((threshold) => threshold.quantity === quantity);
}

/** Whether a cosine or sine comes into a range by a turn of at most this many rad, each of which changes it by no more than itself. */
function isNear(measure: number, range: Range, turn: number): boolean {
  return range === undefined || (measure + turn >= range.low && measure - turn <= range.high);
}
