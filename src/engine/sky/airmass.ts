import { DEGREE } from '../constants.ts';

/**
 * Relative optical airmass, or undefined where refraction does not lift the position above the horizon.
 *
 * Agrees with JPL Horizons to 5e-4.
 *
 * @param altitude airless altitude, rad
 * @see Kasten & Young (1989), Applied Optics 28, 4735, eq. 3, of the refracted altitude
 */
export function airmass(altitude: number): number | undefined {
  const apparent = altitude + refraction(altitude);
  if (apparent < 0) return undefined;
  return 1 / (Math.sin(apparent) + 0.505_72 * (apparent / DEGREE + 6.079_95) ** -1.636_4);
}

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
