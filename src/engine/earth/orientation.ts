import { ARCSECOND, DAYS_PER_JULIAN_CENTURY, J2000, TURN } from '../constants.ts';
import { nutation, type Nutation } from './nutation.ts';

/** Turns that the Earth makes beyond one in a day of UT1 (IERS Conventions 2010, eq. 5.15). */
const EXCESS_TURNS = 0.002_737_811_911_354_48;

/** Rotation of the Earth, rad per day of UT1. */
export const EARTH_ROTATION_RAD_D = TURN * (1 + EXCESS_TURNS);

/** The Earth's axis and equinox at an instant; what is missing for its rotation is UT1 alone. */
export type Orientation = {
  /** Bias-precession-nutation: turns ICRF into the true equator and equinox of date; 3 x 3, row-major. */
  readonly trueEquator: Float64Array;
  /** Greenwich mean sidereal time minus the Earth rotation angle, rad. */
  readonly meanSiderealMinusRotation: number;
  /** Equation of the equinoxes: apparent minus mean sidereal time, rad. */
  readonly equationOfEquinoxes: number;
  /** True obliquity of the ecliptic of date, rad. */
  readonly trueObliquity: number;
};

/**
 * Orientation of the Earth's axis: IAU 2006 precession with IAU 2000B nutation, by the Fukushima-Williams angles.
 *
 * Within 2.1 mas of ERFA's IAU 2006/2000A over 1900-2150. The measured offsets of the celestial pole (below 1 mas) are
 * neglected; for its motion in the Earth's crust see `polarMotion`.
 *
 * @param day, offset instant, Julian date TT (TDB will do)
 * @param trueEquator overwritten, and the matrix of the result; a new one where instants are few
 * @see Capitaine, Wallace & Chapront (2003), A&A 412, 567; Hilton et al. (2006), Celest. Mech. 94, 351;
 * IERS Conventions (2010), 5.6
 */
export function orientation(
  day: number,
  offset: number,
  trueEquator: Float64Array = new Float64Array(9),
): Orientation {
  const t = (day - J2000 + offset) / DAYS_PER_JULIAN_CENTURY;
  const angles = nutation(t);
  const gamma = arcsecPolynomial(GAMMA, t);
  const phi = arcsecPolynomial(PHI, t);
  const psi = arcsecPolynomial(PSI, t);
  const epsilon = arcsecPolynomial(EPSILON, t);
  for (let k = 0; k < 9; k++) trueEquator[k] = k % 4 === 0 ? 1 : 0;
  turnAboutZ(trueEquator, gamma);
  turnAboutX(trueEquator, phi);
  turnAboutZ(trueEquator, -(psi + angles.longitude));
  turnAboutX(trueEquator, -(epsilon + angles.obliquity));
  return {
    trueEquator,
    meanSiderealMinusRotation: arcsecPolynomial(SIDEREAL, t),
    equationOfEquinoxes: angles.longitude * Math.cos(epsilon) + complementaryTerms(angles),
    trueObliquity: epsilon + angles.obliquity,
  };
}

/**
 * Earth rotation angle, rad, in [0, 2π).
 *
 * @param day, offset instant, Julian date UT1
 * @see Capitaine, Guinot & McCarthy (2000), A&A 355, 398
 */
export function earthRotationAngle(day: number, offset: number): number {
  const days = day - J2000 + offset;
  const turns = (day % 1) + offset + 0.779_057_273_264 + EXCESS_TURNS * days;
  return TURN * (turns - Math.floor(turns));
}

/** Bias and precession angle γ̄, arcsec, powers of Julian centuries (IERS Conventions 2010, eq. 5.40). */
const GAMMA = [-0.052_928, 10.556_378, 0.493_204_4, -0.000_312_38, -0.000_002_788, 0.000_000_026];
const PHI = [84_381.412_819, -46.811_016, 0.051_126_8, 0.000_532_89, -0.000_000_44, -0.000_000_017_6];
const PSI = [-0.041_775, 5038.481_484, 1.558_417_5, -0.000_185_22, -0.000_026_452, -0.000_000_014_8];
/** Mean obliquity of date (IERS Conventions 2010, eq. 5.40). */
const EPSILON = [84_381.406, -46.836_769, -0.000_183_1, 0.002_003_4, -0.000_000_576, -0.000_000_043_4];
/** GMST minus ERA (IERS Conventions 2010, eq. 5.32). */
const SIDEREAL = [0.014_506, 4612.156_534, 1.391_581_7, -0.000_000_44, -0.000_029_956, -0.000_000_036_8];

/** Complementary terms of the equation of the equinoxes above 4 µas (IERS Conventions 2010, table 5.2e). */
function complementaryTerms({ f, d, node }: Nutation): number {
  return (
    ARCSECOND *
    (0.002_640_96 * Math.sin(node) +
      0.000_063_52 * Math.sin(2 * node) +
      0.000_011_75 * Math.sin(2 * f - 2 * d + 3 * node) +
      0.000_011_21 * Math.sin(2 * f - 2 * d + node) -
      0.000_004_55 * Math.sin(2 * f - 2 * d + 2 * node))
  );
}

function arcsecPolynomial(coefficients: readonly number[], t: number): number {
  let sum = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) sum = sum * t + coefficients[k];
  return sum * ARCSECOND;
}

function turnAboutX(matrix: Float64Array, angle: number): void {
  combineRows(matrix, 3, 6, angle);
}

function turnAboutZ(matrix: Float64Array, angle: number): void {
  combineRows(matrix, 0, 3, angle);
}

function combineRows(matrix: Float64Array, first: number, second: number, angle: number): void {
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  for (let column = 0; column < 3; column++) {
    const a = matrix[first + column];
    const b = matrix[second + column];
    matrix[first + column] = cosine * a + sine * b;
    matrix[second + column] = cosine * b - sine * a;
  }
}
