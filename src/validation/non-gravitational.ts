import { CARBON_MONOXIDE, INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';

/** Source: JPL SBDB, Apophis solution 220, g(r) = (1 au / r)². */
export const APOPHIS_TERMS: NonGravitational = {
  a1: 5e-13,
  a2: -2.901766637153165e-14,
  a3: 0,
  ...INVERSE_SQUARE,
};

/** Source: JPL SBDB, 1I/'Oumuamua solution 16; so are its 45 recorded states (residual 2 m). */
export const OUMUAMUA_TERMS: NonGravitational = {
  a1: 2.790193364334668e-7,
  a2: 1.441264159911234e-8,
  a3: 1.57392261588653e-8,
  ...CARBON_MONOXIDE,
};
