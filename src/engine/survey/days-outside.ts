import { SUN_GM } from '../orbit/sun-gm.ts';

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
