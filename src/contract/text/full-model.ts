/** The force model of every number that is calculated, in words. */
export const FULL_MODEL =
  'full: Sun, planets, Moon, Pluto, sixteen asteroids, relativity, non-gravitational terms, J2 to J4';
