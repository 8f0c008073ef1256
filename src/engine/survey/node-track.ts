import { twoBodyStep } from '../kepler/two-body-step.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import {
  deriveKeplerian,
  evaluateSeries,
  KNOT_SIZE,
  type Knot,
  SERIES_SIZE,
  storeSeries,
} from './knot-series.ts';
import type { OrbitNodes } from './orbit-nodes.ts';

/** Heliocentric states of one object at a time, ICRF, au and au/d; times are days of TDB from the grid's first node. */
export type Track = {
  /** Offsets between which the object exists; infinite but for what leaves or hits a body. */
  readonly firstOffset: number;
  readonly lastOffset: number;
  /** Writes x y z vx vy vz at `offset` days after the first node. */
  state(offset: number, out: Float64Array): void;
};

/** A track that can be turned from object to object without new memory. */
export type NodeTrack = Track & { aim(object: number): void };

/** How states between two nodes are found. */
const WAY = { unknown: 0, steps: 1, whole: 2, halves: 3 } as const;

/**
 * Distances from the Sun, au, from which on one series over the ten days between nodes follows a Keplerian arc to 1e-8 au, or one over
 * either half; nearer to the Sun each state takes a two-body step, which is ten times as much work.
 */
const WHOLE_FROM = 1.15;
const HALVES_FROM = 0.55;

/**
 * Orbits between their nodes: the Keplerian arc of the node before, corrected by the cubic that makes it meet the
 * node behind in place and velocity.
 *
 * Accuracy: the correction's error is the fourth derivative of the perturbation, Δ⁴/384 of it: below 0.1 arcsec seen
 * from the Earth for ten days between nodes outside the distances of `build-nodes.ts`.
 */
export function createNodeTrack({ grid, states }: OrbitNodes): NodeTrack {
  const { interval, count } = grid;
  const intervals = count - 1;
  const half = interval / 2;
  const misses = new Float64Array(intervals * 6);
  const ways = new Uint8Array(intervals);
  const series = new Float64Array(intervals * 2 * SERIES_SIZE);
  const before = new Float64Array(KNOT_SIZE);
  const between = new Float64Array(KNOT_SIZE);
  const behind = new Float64Array(KNOT_SIZE);
  let first = 0;

  return { firstOffset: -Infinity, lastOffset: Infinity, aim, state };

  function aim(object: number): void {
    first = object * count * 6;
    ways.fill(WAY.unknown);
  }

  function state(offset: number, out: Float64Array): void {
    const node = Math.min(Math.max(Math.floor(offset / interval), 0), intervals - 1);
    if (ways[node] === WAY.unknown) ways[node] = measure(node);
    const days = offset - node * interval;
    const at = 2 * node * SERIES_SIZE;
    if (ways[node] === WAY.whole) return evaluateSeries(series, at, interval, days, out);
    if (ways[node] === WAY.halves && days <= half) return evaluateSeries(series, at, half, days, out);
    if (ways[node] === WAY.halves) return evaluateSeries(series, at + SERIES_SIZE, half, days - half, out);
    twoBodyStep(SUN_GM, states, days, out, first + 6 * node);
    addCubic(out, misses, 6 * node, days / interval, interval);
  }

  /** Measures by how much the arc misses the node behind, and fills the series of an interval. */
  function measure(node: number): number {
    const left = first + 6 * node;
    for (let k = 0; k < 6; k++) before[k] = states[left + k];
    twoBodyStep(SUN_GM, before, interval, behind);
    for (let k = 0; k < 6; k++) misses[6 * node + k] = states[left + 6 + k] - behind[k];
    const least = Math.min(distanceOf(before), distanceOf(behind));
    if (least < HALVES_FROM) return WAY.steps;
    completeKnot(before, node, 0);
    completeKnot(behind, node, 1);
    const at = 2 * node * SERIES_SIZE;
    if (least >= WHOLE_FROM) {
      storeSeries(before, behind, interval, series, at);
      return WAY.whole;
    }
    twoBodyStep(SUN_GM, states, half, between, left);
    completeKnot(between, node, 0.5);
    storeSeries(before, between, half, series, at);
    storeSeries(between, behind, half, series, at + SERIES_SIZE);
    return WAY.halves;
  }

  /** Adds to a knot on the Keplerian arc its derivatives, and the correction with those of it. @param t part of the interval before it. */
  function completeKnot(knot: Knot, node: number, t: number): void {
    deriveKeplerian(SUN_GM, knot);
    addCubic(knot, misses, 6 * node, t, interval);
    for (let k = 0; k < 3; k++) {
      const miss = misses[6 * node + k] / interval ** 2;
      const missRate = misses[6 * node + 3 + k] / interval;
      knot[6 + k] += miss * (6 - 12 * t) + missRate * (6 * t - 2);
      knot[9 + k] += (6 * missRate - 12 * miss) / interval;
    }
  }
}

function distanceOf(state: Float64Array): number {
  return Math.sqrt(state[0] ** 2 + state[1] ** 2 + state[2] ** 2);
}

/** Adds the cubic that is zero with its slope at 0, and equals the miss with its slope at 1. */
function addCubic(out: Float64Array, misses: Float64Array, at: number, t: number, interval: number): void {
  const place = t * t * (3 - 2 * t);
  const slope = interval * t * t * (t - 1);
  const placeRate = (6 * t * (1 - t)) / interval;
  const slopeRate = t * (3 * t - 2);
  for (let k = 0; k < 3; k++) {
    const miss = misses[at + k];
    const missRate = misses[at + 3 + k];
    out[k] += place * miss + slope * missRate;
    out[3 + k] += placeRate * miss + slopeRate * missRate;
  }
}
