import { arcCosine } from '../angles.ts';
import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { GALACTIC } from '../earth/frames.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { apparentMagnitude, type Photometry } from '../photometry/photometry.ts';
import type { Track } from './node-track.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Sky, Stretch } from './sample-sky.ts';

const [POLE_X, POLE_Y, POLE_Z] = GALACTIC.subarray(6);

const middle = new Float64Array(6);

/**
 * Whether an object may be inside some limits at some sample of a stretch, by its heliocentric state in the middle of it, au and au/d;
 * where this is false, it is not.
 */
export type StretchBound = (state: Float64Array, stretch: Stretch, law: Photometry | undefined) => boolean;

/** Where an object goes, and the stretches of a sky in which one state of it is enough. */
export type Course = {
  /** Heliocentric states; after the last offset the object no longer exists. */
  readonly track: Track;
  /** Julian date TDB that the track's offsets count from. */
  readonly origin: number;
  readonly stretches: readonly Stretch[];
};

/**
 * Follows an object through the samples: per stretch one state of its track and a Taylor series of third order, per
 * sample light time, parallax and the angles.
 *
 * @param isEnough called after every stretch; when true, what follows stays unfilled
 * @param mayMatter whether a stretch is followed at all, by the state in its middle; else it stays unfilled. Of one that is, the
 *   sample in its middle comes first and alone, as it is often enough
 * @returns whether a stretch was enough
 *
 * Accuracy: the series is good to 1e-8 au over half a stretch of 12 h at 0.3 au from the Sun; light time to v²τ, which
 * stays below 0.02 arcsec.
 */
export function followObject(
  { track, origin, stretches }: Course,
  law: Photometry | undefined,
  sky: Sky,
  samples: ObjectSamples,
  isEnough: (stretch: Stretch) => boolean = () => false,
  mayMatter?: StretchBound,
): boolean {
  const shift = sky.originDay - origin;
  samples.hasMagnitude = law !== undefined;
  samples.filled = 0;
  for (const stretch of stretches) {
    if (stretch.middle + shift > track.lastOffset) return false;
    track.state(stretch.middle + shift, middle);
    if (mayMatter !== undefined) {
      if (!mayMatter(middle, stretch, law)) continue;
      if (stretch.count > 1 && isEnoughIn(middleOf(stretch))) return true;
    }
    if (isEnoughIn(stretch)) return true;
  }
  return false;

  function isEnoughIn(stretch: Stretch): boolean {
    followStretch(middle, stretch, sky, samples);
    if (law !== undefined) followBrightness(law, stretch, sky, samples);
    samples.filled = stretch.first + stretch.count;
    return isEnough(stretch);
  }
}

/** The sample in the middle of a stretch. */
export function middleOf({ first, count, middle: time }: Stretch): Stretch {
  return { first: first + (count >> 1), count: 1, middle: time };
}

/** Fills the samples of a stretch, but for magnitudes, from the heliocentric state in its middle. */
export function followStretch(state: Float64Array, stretch: Stretch, sky: Sky, samples: ObjectSamples): void {
  const x0 = state[0];
  const y0 = state[1];
  const z0 = state[2];
  const vx0 = state[3];
  const vy0 = state[4];
  const vz0 = state[5];
  const r2 = x0 * x0 + y0 * y0 + z0 * z0;
  const pull = -SUN_GM / (r2 * Math.sqrt(r2));
  const turn = (-3 * (x0 * vx0 + y0 * vy0 + z0 * vz0)) / r2;
  const { observer, observerVelocity, beta, zenith, sun, moon, offset } = sky;
  const { line, cosSun, cosMoon, sinLatitude, motion, sinElevation } = samples;

  for (let k = stretch.first; k < stretch.first + stretch.count; k++) {
    const i = 3 * k;
    const s = offset[k] - stretch.middle;
    const half = (s * s) / 2;
    // x(s) = x + v s + a s²/2 + j s³/6 with a = pull x and j = pull (v + turn x)
    const onPlace = 1 + pull * half * (1 + (turn * s) / 3);
    const onVelocity = s + (pull * half * s) / 3;
    const rateOnPlace = pull * (s + turn * half);
    const rateOnVelocity = 1 + pull * half;
    const vx = rateOnPlace * x0 + rateOnVelocity * vx0;
    const vy = rateOnPlace * y0 + rateOnVelocity * vy0;
    const vz = rateOnPlace * z0 + rateOnVelocity * vz0;
    let dx = onPlace * x0 + onVelocity * vx0 - observer[i];
    let dy = onPlace * y0 + onVelocity * vy0 - observer[i + 1];
    let dz = onPlace * z0 + onVelocity * vz0 - observer[i + 2];
    const lightTime = Math.sqrt(dx * dx + dy * dy + dz * dz) / LIGHT_SPEED_AU_D;
    dx -= vx * lightTime;
    dy -= vy * lightTime;
    dz -= vz * lightTime;
    line[i] = dx;
    line[i + 1] = dy;
    line[i + 2] = dz;

    const inverse = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    const ux = dx * inverse;
    const uy = dy * inverse;
    const uz = dz * inverse;
    cosSun[k] = ux * sun[i] + uy * sun[i + 1] + uz * sun[i + 2];
    cosMoon[k] = ux * moon[i] + uy * moon[i + 1] + uz * moon[i + 2];
    sinLatitude[k] = Math.abs(ux * POLE_X + uy * POLE_Y + uz * POLE_Z);

    const wx = vx - observerVelocity[i];
    const wy = vy - observerVelocity[i + 1];
    const wz = vz - observerVelocity[i + 2];
    const along = wx * ux + wy * uy + wz * uz;
    motion[k] = Math.sqrt(Math.max(wx * wx + wy * wy + wz * wz - along * along, 0)) * inverse;

    if (zenith === undefined) continue;
    const up = ux * zenith[i] + uy * zenith[i + 1] + uz * zenith[i + 2];
    const upBeta = beta[i] * zenith[i] + beta[i + 1] * zenith[i + 1] + beta[i + 2] * zenith[i + 2];
    const alongBeta = beta[i] * ux + beta[i + 1] * uy + beta[i + 2] * uz;
    sinElevation[k] = up * (1 - alongBeta) + upBeta;
  }
}

/** Nearer than this, au, the magnitude is computed at every sample instead of interpolated through a night. */
const NEAR = 0.1;

/**
 * Writes the magnitudes of a stretch whose lines are known: a parabola through three of them for distant objects, each
 * for near ones.
 */
function followBrightness(law: Photometry, stretch: Stretch, sky: Sky, samples: ObjectSamples): void {
  const { first, count } = stretch;
  const { line, magnitude } = samples;
  const last = first + count - 1;
  const [x, y, z] = [line[3 * first], line[3 * first + 1], line[3 * first + 2]];
  const near = x * x + y * y + z * z < NEAR * NEAR;
  if (near || count < 4) {
    for (let k = first; k <= last; k++) magnitude[k] = magnitudeAt(law, k, sky, line);
    return;
  }
  const mid = first + (count >> 1);
  const a = magnitudeAt(law, first, sky, line);
  const b = magnitudeAt(law, mid, sky, line);
  const c = magnitudeAt(law, last, sky, line);
  const toB = (b - a) / (mid - first);
  const curvature = ((c - b) / (last - mid) - toB) / (last - first);
  for (let k = first; k <= last; k++) magnitude[k] = a + (k - first) * (toB + curvature * (k - mid));
}

function magnitudeAt(law: Photometry, sample: number, { observer }: Sky, line: Float64Array): number {
  const i = 3 * sample;
  const dx = line[i];
  const dy = line[i + 1];
  const dz = line[i + 2];
  const x = dx + observer[i];
  const y = dy + observer[i + 1];
  const z = dz + observer[i + 2];
  const delta = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const r = Math.sqrt(x * x + y * y + z * z);
  const cosine = (dx * x + dy * y + dz * z) / (delta * r);
  return apparentMagnitude(law, r, delta, arcCosine(cosine));
}
