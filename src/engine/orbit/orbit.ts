import type { Body } from '../ephemeris/body.ts';
import type { Epoch } from '../time/epoch.ts';

/**
 * Marsden's non-gravitational accelerations A1 (radial), A2 (transverse), A3 (normal), au/d², times
 * g(r) = α (r/r₀)^-m [1 + (r/r₀)^n]^-k with r in au.
 *
 * The inverse-square law of asteroids is α = 1, r₀ = 1, m = 2, n = 0, k = 0.
 * Source: Marsden, Sekanina & Yeomans (1973), AJ 78, 211, eq. 5; the delay: Yeomans & Chodas (1989), AJ 98, 1083.
 */
export type NonGravitational = {
  readonly a1: number;
  readonly a2: number;
  readonly a3: number;
  readonly alpha: number;
  readonly r0: number;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** DT, days: g is taken at the distance of this long ago, for a comet that is most active after its perihelion; else 0. */
  readonly delay?: number;
};

/** An osculating orbit as a heliocentric state, ICRF axes, au and au/d, at an epoch in TDB. */
export type Orbit = {
  readonly epoch: Epoch<'TDB'>;
  /** x y z, au. */
  readonly position: readonly [number, number, number];
  /** vx vy vz, au/d. */
  readonly velocity: readonly [number, number, number];
  readonly nonGravitational?: NonGravitational;
  /**
   * Covariance, row-major: 36 numbers for x y z vx vy vz in the same axes and units, or 100 for these and A1 A2 A3 (au/d²)
   * and DT (d) of `nonGravitational`, with zeros for what the solution holds fixed.
   */
  readonly covariance?: Float64Array;
  /** The body's own index when it is one of the perturbers, so that it does not pull itself. */
  readonly ownBody?: Body;
};
