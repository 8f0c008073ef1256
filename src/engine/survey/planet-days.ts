import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';

/**
 * Distances, au, inside which a planet bends an orbit so much that its conic of today no longer gives its brightness to
 * 0.05 mag within a year; half a day's motion is included.
 */
const REACH: readonly (readonly [Body, number])[] = [
  [BODY.Earth, 0.1],
  [BODY.Venus, 0.06],
  [BODY.Mercury, 0.03],
  [BODY.Mars, 0.04],
  [BODY.Jupiter, 1.2],
];

/** Places of planets day by day, heliocentric, ICRF axes, au: the part of a survey of a year that all objects share. */
export type PlanetDays = {
  /** Julian date TDB of the first day, and days after it. */
  readonly firstDay: number;
  readonly days: number;
  /** x y z and vx vy vz of the Earth, six numbers per day. */
  readonly earth: Float64Array;
  /** x y z of each planet day by day, and the square of its reach. */
  readonly planets: readonly { readonly places: Float64Array; readonly reachSquared: number }[];
};

/** Tabulates the planets. @throws RangeError when a day lies outside the ephemeris. */
export function planetDays(ephemeris: Ephemeris, firstDay: number, days: number): PlanetDays {
  const states = REACH.map(([body]) => heliocentricStates(body, ephemeris, firstDay, days));
  return {
    firstDay,
    days,
    earth: states[0],
    planets: states.map((table, index) => ({
      places: Float64Array.from(
        { length: 3 * (days + 1) },
        (_, at) => table[6 * Math.floor(at / 3) + (at % 3)],
      ),
      reachSquared: REACH[index][1] ** 2,
    })),
  };
}

function heliocentricStates(body: Body, ephemeris: Ephemeris, firstDay: number, days: number): Float64Array {
  const table = new Float64Array(6 * (days + 1));
  const sun = new Float64Array(6);
  for (let day = 0; day <= days; day++) {
    ephemeris.state(body, firstDay, day, table, 6 * day);
    ephemeris.state(BODY.Sun, firstDay, day, sun);
    for (let k = 0; k < 6; k++) table[6 * day + k] -= sun[k];
  }
  return table;
}

/**
 * The Earth between the days, by Hermite's cubic.
 *
 * @param offset days after the first, inside the table. @param out receives x y z.
 *
 * Accuracy: 1e-9 au.
 */
export function earthBetweenDays({ earth, days }: PlanetDays, offset: number, out: Float64Array): void {
  const day = Math.min(Math.floor(offset), days - 1);
  const t = offset - day;
  const [a, b] = [6 * day, 6 * day + 6];
  const s = 1 - t;
  for (let k = 0; k < 3; k++) {
    out[k] =
      s * s * ((1 + 2 * t) * earth[a + k] + t * earth[a + 3 + k]) +
      t * t * ((1 + 2 * s) * earth[b + k] - s * earth[b + 3 + k]);
  }
}

/** Whether a place is within the reach of a planet on a day. */
export function isBent({ planets }: PlanetDays, day: number, place: Float64Array): boolean {
  const at = 3 * day;
  for (const { places, reachSquared } of planets) {
    const dx = place[0] - places[at];
    const dy = place[1] - places[at + 1];
    const dz = place[2] - places[at + 2];
    if (dx * dx + dy * dy + dz * dz < reachSquared) return true;
  }
  return false;
}
