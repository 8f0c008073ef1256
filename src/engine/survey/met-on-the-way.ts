import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { lengthOf } from '../vectors.ts';

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
  return lengthOf(state[0] - places[at], state[1] - places[at + 1], state[2] - places[at + 2]);
}

/** No planet that orbits are compared with is faster, au/d: Mercury at its perihelion has 0.034. */
const FASTEST_PLANET = 0.035;

/** Factor by which planets, and the Sun's way about the barycentre, may raise the speed of an object. */
const SPEED_MARGIN = 1.05;

/** Longest time that is returned, days: beside a giant planet an object is too far from the others to reach one in it. */
const LONGEST_DAYS = 20;

/**
 * Days, forward or backward, in which an object stays outside the reach of all of some planets; 0 where it is
 * inside one.
 *
 * Until its distance from the Sun has halved, the object is no faster than its energy allows at half the
 * distance.
 *
 * @param state x y z vx vy vz, barycentric, au and au/d. @param planets x y z of each, au, from a place on.
 * @param reaches au.
 */
export function daysOutside(
  state: Float64Array,
  planets: Float64Array,
  at: number,
  reaches: readonly number[],
): number {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const r = Math.sqrt(x * x + y * y + z * z);
  const squared = state[3] * state[3] + state[4] * state[4] + state[5] * state[5];
  const speed = SPEED_MARGIN * Math.sqrt(squared + (2 * SUN_GM) / r);
  let days = Math.min(LONGEST_DAYS, r / (2 * speed));
  for (let index = 0, k = at; index < reaches.length; index++, k += 3) {
    const dx = x - planets[k];
    const dy = y - planets[k + 1];
    const dz = z - planets[k + 2];
    const off = Math.sqrt(dx * dx + dy * dy + dz * dz) - reaches[index];
    if (off < 0) return 0;
    days = Math.min(days, off / (speed + FASTEST_PLANET));
  }
  return days;
}
