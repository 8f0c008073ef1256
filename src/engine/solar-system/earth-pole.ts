import { ARCSECOND, DAYS_PER_JULIAN_CENTURY, DEGREE, J2000 } from '../constants.ts';

/**
 * Direction of the Earth's pole in the ICRF, for the pull of its bulge.
 *
 * @param day, offset  instant TDB, Julian date plus days.
 * @param out  receives the unit vector at `at`.
 *
 * Accuracy: 0.2 arcsec in 1900-2100. Source: IERS Conventions (2010), TN 36, eq. 5.16: polynomials of X and Y with
 * the 18.6-year and half-year terms.
 */
export function earthPole(day: number, offset: number, out: Float64Array, at: number): void {
  const t = (day - J2000 + offset) / DAYS_PER_JULIAN_CENTURY;
  const node = (125.04455501 - 1934.13626 * t) * DEGREE;
  const twiceSun = 2 * (280.4665 + 36_000.7698 * t) * DEGREE;
  const x =
    2004.191898 * t -
    0.4297829 * t * t -
    0.19861834 * t ** 3 -
    6.844318 * Math.sin(node) -
    0.523908 * Math.sin(twiceSun);
  const y =
    -0.0259 -
    22.4072747 * t * t +
    0.00190059 * t ** 3 +
    9.205236 * Math.cos(node) +
    0.573033 * Math.cos(twiceSun);
  out[at] = x * ARCSECOND;
  out[at + 1] = y * ARCSECOND;
  out[at + 2] = Math.sqrt(1 - out[at] ** 2 - out[at + 1] ** 2);
}
