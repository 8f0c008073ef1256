import { TURN } from '../constants.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { sineAndCosine } from './sine-and-cosine.ts';
import { ConvergenceError } from '../kepler/convergence-error.ts';
import { lengthOf } from '../vectors.ts';

const NEARLY_OPEN = 0.999; // eccentricity from which the universal variables take over
const SERIES = 3e-5; // rad: a last correction below it turns sine and cosine by series, to 1e-18
const MAX_STEPS = 20;
const PER_TURN = 1 / TURN;

/** The elliptic members of a swarm, one entry of every column per ellipse; vectors three numbers per ellipse. */
export type SwarmEllipses = {
  /** Place of each ellipse among the orbits of the swarm. */
  readonly rows: Uint32Array;
  /** a P: from the centre of the ellipse to the perihelion, au, in the axes of the swarm. */
  readonly alongP: Float64Array;
  /** b Q: from the centre to where the eccentric anomaly is a quarter turn, au. */
  readonly alongQ: Float64Array;
  /** e, below 0.999. */
  readonly eccentricity: Float64Array;
  /** n, rad/d. */
  readonly meanMotion: Float64Array;
  /** M at the ellipse's own epoch, rad. */
  readonly meanAnomaly: Float64Array;
  /** Own epoch, Julian date TDB plus days. */
  readonly epochDay: Float64Array;
  readonly epochOffset: Float64Array;
};

/** Allocates `count` ellipses. */
export function allocateEllipses(count: number): SwarmEllipses {
  const column = () => new Float64Array(count);
  return {
    rows: new Uint32Array(count),
    alongP: new Float64Array(3 * count),
    alongQ: new Float64Array(3 * count),
    eccentricity: column(),
    meanMotion: column(),
    meanAnomaly: column(),
    epochDay: column(),
    epochOffset: column(),
  };
}

/** The first `count` of some ellipses. */
export function firstEllipses(ellipses: SwarmEllipses, count: number): SwarmEllipses {
  return {
    rows: ellipses.rows.slice(0, count),
    alongP: ellipses.alongP.slice(0, 3 * count),
    alongQ: ellipses.alongQ.slice(0, 3 * count),
    eccentricity: ellipses.eccentricity.slice(0, count),
    meanMotion: ellipses.meanMotion.slice(0, count),
    meanAnomaly: ellipses.meanAnomaly.slice(0, count),
    epochDay: ellipses.epochDay.slice(0, count),
    epochOffset: ellipses.epochOffset.slice(0, count),
  };
}

/**
 * Fills entry `at` from a heliocentric state (au, au/d) at an epoch.
 *
 * @param row place of the orbit in the swarm.
 * @returns false, with nothing written, when the orbit is open or nearly so (e ≥ 0.999).
 * @throws {RangeError} naming the row when the state is not finite or at the Sun.
 *
 * Source: Danby (1992), Fundamentals of Celestial Mechanics, section 6.3: e cos E = 1 − r/a, e sin E = r·v / √(GM a),
 * and P, Q from r and v at E.
 */
export function writeEllipse(
  to: SwarmEllipses,
  at: number,
  epoch: Orbit['epoch'],
  state: Float64Array,
  row: number,
): boolean {
  const [x, y, z, vx, vy, vz] = state;
  const r = Math.sqrt(x * x + y * y + z * z);
  const alpha = 2 / r - (vx * vx + vy * vy + vz * vz) / SUN_GM; // 1/a
  if (!(r > 0 && Number.isFinite(alpha))) {
    throw new RangeError(`orbit ${row} has no finite state off the Sun`);
  }
  const rv = x * vx + y * vy + z * vz;
  const eCosine = 1 - r * alpha; // e cos E
  const eSine = alpha > 0 ? rv * Math.sqrt(alpha / SUN_GM) : 0; // e sin E
  const e = lengthOf(eCosine, eSine);
  if (!(alpha > 0 && e < NEARLY_OPEN)) return false;
  const a = 1 / alpha;
  const anomaly = Math.atan2(eSine, eCosine);
  to.rows[at] = row;
  to.eccentricity[at] = e;
  to.meanMotion[at] = Math.sqrt(SUN_GM * alpha) * alpha;
  to.meanAnomaly[at] = anomaly - eSine;
  to.epochDay[at] = epoch.day;
  to.epochOffset[at] = epoch.offset;
  const cosine = Math.cos(anomaly);
  const sine = Math.sin(anomaly);
  const root = Math.sqrt(1 - e * e);
  const speed = Math.sqrt(a / SUN_GM);
  for (let axis = 0; axis < 3; axis++) {
    const p = (cosine / r) * state[axis] - speed * sine * state[axis + 3];
    const q = ((sine / r) * state[axis] + speed * (cosine - e) * state[axis + 3]) / root;
    to.alongP[3 * at + axis] = a * p;
    to.alongQ[3 * at + axis] = a * root * q;
  }
  return true;
}

/**
 * Mean anomalies of all ellipses at an instant, in [−π, π], for solvers that hold few digits: reduced here in double.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param out one number per ellipse.
 */
export function meanAnomaliesAt(from: SwarmEllipses, day: number, offset: number, out: Float64Array): void {
  for (let at = 0; at < from.rows.length; at++) out[at] = meanAnomalyAt(from, at, day, offset);
}

/**
 * Writes the position of every ellipse to its row of `out`, relative to the Sun, au.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @throws {ConvergenceError} when Kepler's equation fails; not seen.
 *
 * Source: Danby (1992), section 6.6, the last correction by series.
 */
export function placeEllipses(from: SwarmEllipses, day: number, offset: number, out: Float64Array): void {
  const count = from.rows.length;
  for (let first = 0; first < count; first += BLOCK) {
    const end = Math.min(first + BLOCK, count);
    approach(from, first, end, day, offset);
    place(from, first, end, out);
  }
}

/** Ellipses whose anomalies are approached one after the other, so that the processor works on several at once. */
const BLOCK = 256;

/** Mean anomalies of a block and approached eccentric ones. */
const means = new Float64Array(BLOCK);
const anomalies = new Float64Array(BLOCK);

/** Writes to `means` and `anomalies`: the eccentric one by one correction from M + 0.85 e, as if M were positive. */
function approach(from: SwarmEllipses, first: number, end: number, day: number, offset: number): void {
  for (let at = first, k = 0; at < end; at++, k++) {
    const e = from.eccentricity[at];
    means[k] = meanAnomalyAt(from, at, day, offset);
    const m = Math.abs(means[k]);
    const start = Math.min(m + 0.85 * e, Math.PI);
    sineAndCosine(start, pair);
    anomalies[k] = withinHalfTurn(start + fourthOrderCorrection(start, pair[0], pair[1], e, m));
  }
}

/** Writes the places of a block from what `approach` has found. */
function place(
  { rows, alongP, alongQ, eccentricity }: SwarmEllipses,
  first: number,
  end: number,
  out: Float64Array,
): void {
  for (let at = first, k = 0; at < end; at++, k++) {
    const e = eccentricity[at];
    const m = Math.abs(means[k]);
    let anomaly = anomalies[k];
    sineAndCosine(anomaly, pair);
    let correction = fourthOrderCorrection(anomaly, pair[0], pair[1], e, m);
    for (let step = 0; Math.abs(correction) > SERIES; step++) {
      if (step === MAX_STEPS) throw new ConvergenceError("Kepler's equation of a swarm", correction);
      anomaly = withinHalfTurn(anomaly + correction);
      sineAndCosine(anomaly, pair);
      correction = fourthOrderCorrection(anomaly, pair[0], pair[1], e, m);
    }
    const half = 0.5 * correction * correction;
    const turn = correction - (correction * half) / 3;
    const p = pair[1] * (1 - half) - pair[0] * turn - e;
    const q = (pair[0] * (1 - half) + pair[1] * turn) * (means[k] < 0 ? -1 : 1);
    const i = 3 * at;
    const o = 3 * rows[at];
    out[o] = alongP[i] * p + alongQ[i] * q;
    out[o + 1] = alongP[i + 1] * p + alongQ[i + 1] * q;
    out[o + 2] = alongP[i + 2] * p + alongQ[i + 2] * q;
  }
}

function withinHalfTurn(anomaly: number): number {
  return Math.max(0, Math.min(anomaly, Math.PI));
}

/** Sine and cosine of the anomaly that is being tried. */
const pair = new Float64Array(2);

function meanAnomalyAt(from: SwarmEllipses, at: number, day: number, offset: number): number {
  const elapsed = day - from.epochDay[at] + (offset - from.epochOffset[at]);
  const unreduced = from.meanAnomaly[at] + from.meanMotion[at] * elapsed;
  return unreduced - TURN * Math.floor(unreduced * PER_TURN + 0.5);
}

/** Danby (1992), eq. 6.6.7: the third of the nested corrections, whose error goes with the fourth power. */
export function fourthOrderCorrection(
  anomaly: number,
  sine: number,
  cosine: number,
  e: number,
  m: number,
): number {
  const f0 = anomaly - e * sine - m;
  const f1 = 1 - e * cosine;
  const f2 = e * sine;
  const first = -f0 / f1;
  const second = -f0 / (f1 + 0.5 * first * f2);
  return -f0 / (f1 + 0.5 * second * f2 + (second * second * e * cosine) / 6);
}
