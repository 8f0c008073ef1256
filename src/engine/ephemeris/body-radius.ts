import { AU_KM } from '../constants.ts';

/**
 * Equatorial radii, au, of Sun, planets, Moon and Pluto by body index: for discs and limbs, and
 * for impacts.
 *
 * Source: IAU WGCCRE 2015 (Archinal et al. 2018, Celest. Mech. Dyn. Astron. 130, 22), tables 4 and 5; km before division.
 */
export const BODY_RADIUS: Readonly<Float64Array> = Float64Array.of(
  695_700,
  2440.53,
  6051.8,
  6378.1366,
  1737.4,
  3396.19,
  71_492,
  60_268,
  25_559,
  24_764,
  1188.3,
).map((km) => km / AU_KM);
