import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { type NodeGrid, lastDayOf } from './node-grid.ts';

/**
 * Distances, au, inside which an arc between nodes is not good to an arcsecond as seen from the Earth. The error of the
 * correction grows as GM v²/d⁴; the motion of half a sampling interval is included.
 */
const REACH: readonly (readonly [Body, number])[] = [
  [BODY.Earth, 0.07],
  [BODY.Venus, 0.04],
  [BODY.Mercury, 0.03],
  [BODY.Mars, 0.03],
];

/** Days between samples. */
const SAMPLE_INTERVAL = 0.5;

/** Tells whether a trajectory comes so near to a planet within the grid that its nodes alone do not describe it. */
export type EncounterTest = (trajectory: Trajectory) => boolean;

/** Tabulates the planets over a grid once, for many trajectories. */
export function createEncounterTest(ephemeris: Ephemeris, grid: NodeGrid): EncounterTest {
  const samples = Math.round((lastDayOf(grid) - grid.firstDay) / SAMPLE_INTERVAL) + 1;
  const planets = new Float64Array(samples * REACH.length * 3);
  for (let sample = 0; sample < samples; sample++) {
    REACH.forEach(([body], index) => {
      ephemeris.position(
        body,
        grid.firstDay,
        sample * SAMPLE_INTERVAL,
        planets,
        (sample * REACH.length + index) * 3,
      );
    });
  }

  const state = new Float64Array(6);
  return (trajectory) => {
    for (let sample = 0; sample < samples; sample++) {
      trajectory.state(grid.firstDay, sample * SAMPLE_INTERVAL, state);
      if (nearAny(state, planets, sample * REACH.length * 3)) return true;
    }
    return false;
  };
}

function nearAny(state: Float64Array, planets: Float64Array, at: number): boolean {
  return REACH.some(([, reach], index) => {
    const dx = state[0] - planets[at + 3 * index];
    const dy = state[1] - planets[at + 3 * index + 1];
    const dz = state[2] - planets[at + 3 * index + 2];
    return dx * dx + dy * dy + dz * dz < reach * reach;
  });
}
