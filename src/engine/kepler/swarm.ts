import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { ConvergenceError } from './convergence-error.ts';
import { twoBodyStep } from './two-body-step.ts';

const TURN = 2 * Math.PI;
const NEARLY_OPEN = 0.999; // eccentricity from which the universal variables take over
const SERIES = 3e-5; // rad: a last correction below it turns sine and cosine by series, to 1e-18
const MAX_STEPS = 20;

/** Thousands of Keplerian orbits ready to be placed at one instant after the other. */
export type Swarm = {
  readonly count: number;
  /**
   * Writes the heliocentric positions of all orbits at an instant: rows x y z, ICRF, au, in the order of the orbits.
   *
   * @param day Julian date TDB, plus `offset` days.
   * @param out Float64Array of at least 3 × count.
   * @throws {ConvergenceError} when Kepler's equation fails; not seen.
   */
  positions(day: number, offset: number, out: Float64Array): void;
};

/**
 * Prepares orbits for {@link Swarm.positions}: two-body motion from their osculating states.
 *
 * Ellipses are kept as arrays of eccentricity, mean motion, mean anomaly and scaled axes; the few orbits with e ≥ 0.999
 * go by universal variables.
 *
 * @throws {RangeError} naming the place of an orbit whose state is not finite or at the Sun.
 *
 * Accuracy: 1e-13 au of two-body motion within a century for a < 30 au. About 0.1 µs per position.
 * Source: Danby (1992), section 6.6: fourth-order corrections sharing one sine and cosine.
 */
export function createSwarm(orbits: readonly Orbit[]): Swarm {
  const ellipses = allocate(orbits.length);
  const open: { readonly index: number; readonly orbit: Orbit; readonly state: Float64Array }[] = [];
  const closed: number[] = [];
  orbits.forEach((orbit, index) => {
    const state = Float64Array.of(...orbit.position, ...orbit.velocity);
    if (writeEllipse(ellipses, closed.length, orbit, state, index)) closed.push(index);
    else open.push({ index, orbit, state });
  });
  const places = Uint32Array.from(closed);
  const moved = new Float64Array(6);
  return {
    count: orbits.length,
    positions(day, offset, out) {
      placeEllipses(ellipses, places, day, offset, out);
      for (const { index, orbit, state } of open) {
        twoBodyStep(SUN_GM, state, day - orbit.epoch.day + (offset - orbit.epoch.offset), moved);
        out.set(moved.subarray(0, 3), 3 * index);
      }
    },
  };
}

/** Columns of the ellipses, one entry per orbit; axes six per orbit: a P and b Q, au, ICRF. */
type Ellipses = {
  readonly eccentricity: Float64Array;
  readonly meanMotion: Float64Array;
  readonly meanAnomaly: Float64Array;
  readonly epochDay: Float64Array;
  readonly epochOffset: Float64Array;
  readonly axes: Float64Array;
};

function allocate(count: number): Ellipses {
  const column = () => new Float64Array(count);
  return {
    eccentricity: column(),
    meanMotion: column(),
    meanAnomaly: column(),
    epochDay: column(),
    epochOffset: column(),
    axes: new Float64Array(6 * count),
  };
}

/** Fills row `row` from a state; false when the orbit is open or nearly so. */
function writeEllipse(to: Ellipses, row: number, orbit: Orbit, state: Float64Array, index: number): boolean {
  const [x, y, z, vx, vy, vz] = state;
  const r = Math.sqrt(x * x + y * y + z * z);
  const alpha = 2 / r - (vx * vx + vy * vy + vz * vz) / SUN_GM; // 1/a
  if (!(r > 0 && Number.isFinite(alpha)))
    throw new RangeError(`orbit ${index} has no finite state off the Sun`);
  const rv = x * vx + y * vy + z * vz;
  const eCosine = 1 - r * alpha; // e cos E
  const eSine = alpha > 0 ? rv * Math.sqrt(alpha / SUN_GM) : 0; // e sin E
  const e = Math.hypot(eCosine, eSine);
  if (!(alpha > 0 && e < NEARLY_OPEN)) return false;
  const a = 1 / alpha;
  const anomaly = Math.atan2(eSine, eCosine);
  to.eccentricity[row] = e;
  to.meanMotion[row] = Math.sqrt(SUN_GM * alpha) * alpha;
  to.meanAnomaly[row] = anomaly - eSine;
  to.epochDay[row] = orbit.epoch.day;
  to.epochOffset[row] = orbit.epoch.offset;
  const cosine = Math.cos(anomaly);
  const sine = Math.sin(anomaly);
  const root = Math.sqrt(1 - e * e);
  const speed = Math.sqrt(a / SUN_GM);
  for (let axis = 0; axis < 3; axis++) {
    const p = (cosine / r) * state[axis] - speed * sine * state[axis + 3];
    const q = ((sine / r) * state[axis] + speed * (cosine - e) * state[axis + 3]) / root;
    to.axes[6 * row + axis] = a * p;
    to.axes[6 * row + 3 + axis] = a * root * q;
  }
  return true;
}

function placeEllipses(
  from: Ellipses,
  places: Uint32Array,
  day: number,
  offset: number,
  out: Float64Array,
): void {
  const { eccentricity, meanMotion, meanAnomaly, epochDay, epochOffset, axes } = from;
  for (let row = 0; row < places.length; row++) {
    const e = eccentricity[row];
    const elapsed = day - epochDay[row] + (offset - epochOffset[row]);
    const unreduced = meanAnomaly[row] + meanMotion[row] * elapsed;
    const m = unreduced - TURN * Math.round(unreduced / TURN);
    let anomaly = e < 0.3 ? m + e * Math.sin(m) * (1 + e * Math.cos(m)) : m + (m < 0 ? -0.85 : 0.85) * e;
    let sine = Math.sin(anomaly);
    let cosine = Math.cos(anomaly);
    let correction = fourthOrderCorrection(anomaly, sine, cosine, e, m);
    for (let step = 0; Math.abs(correction) > SERIES; step++) {
      if (step === MAX_STEPS) throw new ConvergenceError("Kepler's equation of a swarm", correction);
      anomaly += correction;
      sine = Math.sin(anomaly);
      cosine = Math.cos(anomaly);
      correction = fourthOrderCorrection(anomaly, sine, cosine, e, m);
    }
    const half = 0.5 * correction * correction;
    const turn = correction - (correction * half) / 3;
    const alongP = cosine * (1 - half) - sine * turn - e;
    const alongQ = sine * (1 - half) + cosine * turn;
    const a = 6 * row;
    const o = 3 * places[row];
    out[o] = axes[a] * alongP + axes[a + 3] * alongQ;
    out[o + 1] = axes[a + 1] * alongP + axes[a + 4] * alongQ;
    out[o + 2] = axes[a + 2] * alongP + axes[a + 5] * alongQ;
  }
}

/** Danby (1992), eq. 6.6.7: the third of the nested corrections, whose error goes with the fourth power. */
function fourthOrderCorrection(anomaly: number, sine: number, cosine: number, e: number, m: number): number {
  const f0 = anomaly - e * sine - m;
  const f1 = 1 - e * cosine;
  const f2 = e * sine;
  const first = -f0 / f1;
  const second = -f0 / (f1 + 0.5 * first * f2);
  return -f0 / (f1 + 0.5 * second * f2 + (second * second * e * cosine) / 6);
}
