import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { daysOutside } from './days-outside.ts';
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

const REACHES = REACH.map(([, reach]) => reach);

/** Days between samples; those at which no planet can be near are left out. */
const SAMPLE_INTERVAL = 0.5;

/** Whether a trajectory comes so near to a planet within the grid that its nodes alone do not describe it. */
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
    for (let sample = 0; sample < samples;) {
      trajectory.state(grid.firstDay, sample * SAMPLE_INTERVAL, state);
      const days = daysOutside(state, planets, sample * REACH.length * 3, REACHES);
      if (days === 0) return true;
      sample += Math.max(1, Math.floor(days / SAMPLE_INTERVAL));
    }
    return false;
  };
}
