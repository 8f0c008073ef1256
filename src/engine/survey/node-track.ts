import { twoBodyStep } from '../kepler/two-body-step.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
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
  const misses = new Float64Array(intervals * 6);
  const measured = new Uint8Array(intervals);
  let first = 0;

  return { firstOffset: -Infinity, lastOffset: Infinity, aim, state };

  function aim(object: number): void {
    first = object * count * 6;
    measured.fill(0);
  }

  function state(offset: number, out: Float64Array): void {
    const node = Math.min(Math.max(Math.floor(offset / interval), 0), intervals - 1);
    if (measured[node] === 0) measureMiss(node);
    const days = offset - node * interval;
    twoBodyStep(SUN_GM, states, days, out, first + 6 * node);
    addCubic(out, misses, 6 * node, days / interval, interval);
  }

  function measureMiss(node: number): void {
    const left = first + 6 * node;
    const at = 6 * node;
    twoBodyStep(SUN_GM, states, interval, misses, left, at);
    for (let k = 0; k < 6; k++) misses[at + k] = states[left + 6 + k] - misses[at + k];
    measured[node] = 1;
  }
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
