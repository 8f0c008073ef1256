import { DEGREE } from '../constants.ts';

/** Below this airless altitude (deg) the formula has no meaning; refraction stays at its value there. */
const LOWEST_ALTITUDE_DEG = -1;

/**
 * Lift of a body by the atmosphere at 1010 hPa and 10 °C, rad.
 *
 * @param altitude airless altitude, rad, -π/2 to π/2; refraction is constant below -1 deg, as that of JPL Horizons
 * @see Sæmundsson (1986), Sky & Telescope 72, 70; Meeus, Astronomical Algorithms, eq. 16.4
 */
export function refraction(altitude: number): number {
  const h = Math.max(altitude / DEGREE, LOWEST_ALTITUDE_DEG);
  const arcminutes = 1.02 / Math.tan((h + 10.3 / (h + 5.11)) * DEGREE);
  return (arcminutes / 60) * DEGREE;
}
