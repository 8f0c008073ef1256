import type { Conic } from './elements.ts';

/** Dynamical class of a near-Earth object; `N/A` for everything else. */
export type OrbitClass = 'Atira' | 'Aten' | 'Apollo' | 'Amor' | 'N/A';

const NEO_LIMIT = 1.3; // au, perihelion
const EARTH_PERIHELION = 0.983; // au
const EARTH_APHELION = 1.017; // au

/**
 * Class of a near-Earth object from q and e.
 *
 * Source: the limits of the CNEOS NEO groups (Atira Q < 0.983; Aten a < 1, Q > 0.983; Apollo a > 1, q < 1.017;
 * Amor a > 1, 1.017 < q < 1.3 au). Open orbits belong to no class.
 */
export function orbitClass({
  perihelionDistance: q,
  eccentricity: e,
}: Pick<Conic, 'perihelionDistance' | 'eccentricity'>): OrbitClass {
  if (!(e < 1 && q < NEO_LIMIT)) return 'N/A';
  const a = q / (1 - e);
  if (a < 1) return a * (1 + e) < EARTH_PERIHELION ? 'Atira' : 'Aten';
  return q < EARTH_APHELION ? 'Apollo' : 'Amor';
}
