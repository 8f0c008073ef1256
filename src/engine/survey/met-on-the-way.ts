import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { daysOutside } from './days-outside.ts';

/**
 * Distances, au, inside which an encounter changes what an orbit's uncertainty becomes in some years by more than a third:
 * its share grows as 2 GM t / (d² v).
 */
const REACH: readonly (readonly [Body, number])[] = [
  [BODY.Earth, 0.03],
  [BODY.Venus, 0.03],
  [BODY.Mars, 0.01],
  [BODY.Mercury, 0.01],
  [BODY.Jupiter, 0.5],
];

/** Days between samples, and between finer ones where a planet may be near; nothing is faster than 0.04 au a day beside one. */
const COARSE_DAYS = 4;
const FINE_DAYS = 0.25;
const FASTEST = 0.04;
const COARSE_REACHES = REACH.map(([, reach]) => reach + (FASTEST * COARSE_DAYS) / 2);

/** Whether a trajectory comes near to a planet between two Julian dates TDB, in either order. */
export type EncounterBetween = (trajectory: Trajectory, oneDay: number, otherDay: number) => boolean;

/** A test for many trajectories, which share the places of planets. */
export function createEncounterBetween(ephemeris: Ephemeris): EncounterBetween {
  const planets = new Map<number, Float64Array>();
  const state = new Float64Array(6);
  const place = new Float64Array(3);

  return (trajectory, oneDay, otherDay) => {
    const from = Math.max(Math.min(oneDay, otherDay), trajectory.firstDay);
    const to = Math.min(Math.max(oneDay, otherDay), trajectory.lastDay);
    for (let sample = Math.ceil(from / COARSE_DAYS); sample * COARSE_DAYS <= to;) {
      const day = sample * COARSE_DAYS;
      trajectory.state(day, 0, state);
      const there = planetsAt(sample);
      const days = daysOutside(state, there, 0, COARSE_REACHES);
      if (days === 0 && meetsAny(trajectory, there, Math.max(from, day - 2), Math.min(to, day + 2)))
        return true;
      sample += Math.max(1, Math.floor(days / COARSE_DAYS));
    }
    return false;
  };

  /** Whether an object comes near to one of those planets from which it is not far at a coarse sample. */
  function meetsAny(trajectory: Trajectory, there: Float64Array, from: number, to: number): boolean {
    const isNear = REACH.map((_, index) => distance(state, there, 3 * index) < COARSE_REACHES[index]);
    return REACH.some(
      ([body, reach], index) => isNear[index] && comesNear(trajectory, body, reach, from, to),
    );
  }

  function planetsAt(sample: number): Float64Array {
    const known = planets.get(sample);
    if (known !== undefined) return known;
    const places = new Float64Array(3 * REACH.length);
    REACH.forEach(([body], index) => ephemeris.position(body, sample * COARSE_DAYS, 0, places, 3 * index));
    planets.set(sample, places);
    return places;
  }

  function comesNear(trajectory: Trajectory, body: Body, reach: number, from: number, to: number): boolean {
    for (let day = from; day <= to; day += FINE_DAYS) {
      trajectory.state(day, 0, state);
      ephemeris.position(body, day, 0, place);
      if (distance(state, place, 0) < reach) return true;
    }
    return false;
  }
}

function distance(state: Float64Array, places: Float64Array, at: number): number {
  return Math.hypot(state[0] - places[at], state[1] - places[at + 1], state[2] - places[at + 2]);
}
