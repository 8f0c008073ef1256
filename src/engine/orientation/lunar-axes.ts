import { DAYS_PER_JULIAN_CENTURY, DEGREE, J2000 } from '../constants.ts';

/** Arguments E1 to E13 of the lunar rotation: degrees at J2000, and degrees per day. */
const AT_J2000 = [
  125.045, 250.089, 260.008, 176.625, 357.529, 311.589, 134.963, 276.617, 34.226, 15.134, 119.743, 239.961,
  25.053,
];
const PER_DAY = [
  -0.0529921, -0.1059842, 13.0120009, 13.3407154, 0.9856003, 26.4057084, 13.064993, 0.3287146, 1.7484877,
  -0.1589763, 0.0036096, 0.1643573, 12.9590088,
];

/** Degrees per sine (right ascension, prime meridian) or cosine (declination) of E1 to E13. */
const RIGHT_ASCENSION = [-3.8787, -0.1204, 0.07, -0.0172, 0, 0.0072, 0, 0, 0, -0.0052, 0, 0, 0.0043];
const DECLINATION = [1.5419, 0.0239, -0.0278, 0.0068, 0, -0.0029, 0.0009, 0, 0, 0.0008, 0, 0, -0.0009];
const MERIDIAN = [
  3.561, 0.1208, -0.0642, 0.0158, 0.0252, -0.0066, -0.0047, -0.0046, 0.0028, 0.0052, 0.004, 0.0019, -0.0044,
];

/**
 * Body axes of the Moon in the ICRF: rows of the rotation from ICRF to the mean-Earth, polar-axis frame.
 *
 * @param day, offset  instant TDB, Julian date plus days.
 * @param out  receives nine numbers at `at`, row by row.
 *
 * Accuracy: 150 arcsec, enough for the pull of the lunar figure. Source: Archinal et al. (2011), Celest. Mech. Dyn.
 * Astron. 109, 101, table 2.
 */
export function lunarAxes(day: number, offset: number, out: Float64Array, at: number): void {
  const days = day - J2000 + offset;
  let ra = 269.9949 + (0.0031 * days) / DAYS_PER_JULIAN_CENTURY;
  let dec = 66.5392 + (0.013 * days) / DAYS_PER_JULIAN_CENTURY;
  let turn = 38.3213 + 13.17635815 * days - 1.4e-12 * days * days;
  for (let k = 0; k < MERIDIAN.length; k++) {
    const argument = (AT_J2000[k] + PER_DAY[k] * days) * DEGREE;
    const sine = Math.sin(argument);
    ra += RIGHT_ASCENSION[k] * sine;
    if (DECLINATION[k] !== 0) dec += DECLINATION[k] * Math.cos(argument);
    turn += MERIDIAN[k] * sine;
  }
  const ca = Math.cos(ra * DEGREE);
  const sa = Math.sin(ra * DEGREE);
  const cd = Math.cos(dec * DEGREE);
  const sd = Math.sin(dec * DEGREE);
  const cw = Math.cos(turn * DEGREE);
  const sw = Math.sin(turn * DEGREE);
  out[at] = -cw * sa - sw * ca * sd;
  out[at + 1] = cw * ca - sw * sa * sd;
  out[at + 2] = sw * cd;
  out[at + 3] = sw * sa - cw * ca * sd;
  out[at + 4] = -sw * ca - cw * sa * sd;
  out[at + 5] = cw * cd;
  out[at + 6] = ca * cd;
  out[at + 7] = sa * cd;
  out[at + 8] = sd;
}
