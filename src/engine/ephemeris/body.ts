/**
 * Bodies of the solar-system ephemeris, in the order of its segments: Sun, planets (system barycentres but for the
 * Earth, which is the geocentre), Moon, Pluto, and the sixteen asteroids of the full force model.
 */
export const BODY = {
  Sun: 0,
  Mercury: 1,
  Venus: 2,
  Earth: 3,
  Moon: 4,
  Mars: 5,
  Jupiter: 6,
  Saturn: 7,
  Uranus: 8,
  Neptune: 9,
  Pluto: 10,
} as const;

/** Index of a body: a value of {@link BODY}, or 11 to 26 for the asteroids of {@link PERTURBER_NUMBERS}. */
export type Body = number;

/** Name of the Sun, a planet, the Moon or Pluto as it is written in a sentence: `the Earth`, `Mars`. */
export function nameOfBody(body: Body): string {
  const name = Object.keys(BODY)[body];
  return name === 'Sun' || name === 'Earth' || name === 'Moon' ? `the ${name}` : name;
}

/** Sun, planets, Moon and Pluto: the bodies that pull each other with relativity. */
export const LARGE_BODY_COUNT = Object.keys(BODY).length;

/** Index of the first asteroid. */
export const FIRST_ASTEROID: Body = BODY.Pluto + 1;

/**
 * Numbers of the perturbing asteroids, at indices 11 to 26.
 *
 * Source: the SB441-N16 set that JPL Horizons integrates with (Park et al. 2021, AJ 161:105).
 */
export const PERTURBER_NUMBERS: readonly number[] = [
  1, 2, 3, 4, 7, 10, 15, 16, 31, 52, 65, 87, 88, 107, 511, 704,
];

/** Sun, planets, Moon, Pluto and the sixteen asteroids. */
export const BODY_COUNT = FIRST_ASTEROID + PERTURBER_NUMBERS.length;
