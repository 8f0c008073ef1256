import type { NonGravitational } from './orbit.ts';

/** α, r₀, m, n, k of {@link NonGravitational}: how its accelerations fade with the distance from the Sun. */
export type RadialLaw = Omit<NonGravitational, 'a1' | 'a2' | 'a3'>;

/** g(r) of an asteroid's Yarkovsky drift and radiation pressure: (1 au / r)². */
export const INVERSE_SQUARE: RadialLaw = { alpha: 1, r0: 1, m: 2, n: 0, k: 0 };

/** g(r) of water ice. Source: Marsden, Sekanina & Yeomans (1973), AJ 78, 211, table I. */
export const WATER_ICE: RadialLaw = { alpha: 0.1112620426, r0: 2.808, m: 2.15, n: 5.093, k: 4.6142 };

/** g(r) of carbon monoxide, as in JPL's solution of 1I/'Oumuamua. Source: Micheli et al. (2018), Nature 559, 223. */
export const CARBON_MONOXIDE: RadialLaw = { alpha: 0.0408373333128795, r0: 5, m: 2, n: 3, k: 2.6 };
