import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';

/** Source: JPL SBDB, Apophis solution 220, g(r) = (1 au / r)². */
export const APOPHIS_TERMS: NonGravitational = {
  a1: 5e-13,
  a2: -2.901766637153165e-14,
  a3: 0,
  ...INVERSE_SQUARE,
};

/** 1I/'Oumuamua: fitted to its 45 recorded states (residual 2 m), since the solution's terms are not recorded. */
export const OUMUAMUA_TERMS: NonGravitational = {
  a1: 2.79019e-7,
  a2: 1.44127e-8,
  a3: 1.57392e-8,
  alpha: 0.04083733261,
  r0: 5,
  m: 2,
  n: 3,
  k: 2.6,
};
