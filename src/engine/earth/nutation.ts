import { ARCSECOND } from '../constants.ts';
import { NUTATION_2000B, PLANETARY_BIAS_MAS } from './data/nutation-2000b.ts';

/** Nutation angles and the fundamental arguments that the equation of the equinoxes needs too, rad. */
export type Nutation = {
  /** Δψ, nutation in longitude. */
  readonly longitude: number;
  /** Δε, nutation in obliquity. */
  readonly obliquity: number;
  /** F, mean longitude of the Moon minus Ω. */
  readonly f: number;
  /** D, mean elongation of the Moon from the Sun. */
  readonly d: number;
  /** Ω, mean longitude of the Moon's ascending node. */
  readonly node: number;
};

const TURN_ARCSEC = 1_296_000;
const TENTH_MICROARCSECOND = 1e-7 * ARCSECOND;
const MILLIARCSECOND = 1e-3 * ARCSECOND;
const TERMS = Float64Array.from(NUTATION_2000B.flat());
const TERM_LENGTH = 11;

/**
 * IAU 2000B nutation: 77 luni-solar terms, planetary terms as a constant.
 *
 * Within 2 mas of IAU 2006/2000A over 1900-2150 together with the IAU 2006 precession.
 *
 * @param centuriesTt Julian centuries of TT since J2000.0
 * @see McCarthy & Luzum (2003), Celest. Mech. Dyn. Astron. 85, 37
 */
export function nutation(centuriesTt: number): Nutation {
  const t = centuriesTt;
  const l = argument(485_868.249_036, 1_717_915_923.217_8, t);
  const lSun = argument(1_287_104.793_05, 129_596_581.048_1, t);
  const f = argument(335_779.526_232, 1_739_527_262.847_8, t);
  const d = argument(1_072_260.703_69, 1_602_961_601.209, t);
  const node = argument(450_160.398_036, -6_962_890.543_1, t);
  let psi = 0;
  let epsilon = 0;
  for (let k = TERMS.length - TERM_LENGTH; k >= 0; k -= TERM_LENGTH) {
    const angle =
      TERMS[k] * l + TERMS[k + 1] * lSun + TERMS[k + 2] * f + TERMS[k + 3] * d + TERMS[k + 4] * node;
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    psi += (TERMS[k + 5] + TERMS[k + 6] * t) * sine + TERMS[k + 7] * cosine;
    epsilon += (TERMS[k + 8] + TERMS[k + 9] * t) * cosine + TERMS[k + 10] * sine;
  }
  return {
    longitude: psi * TENTH_MICROARCSECOND + PLANETARY_BIAS_MAS.psi * MILLIARCSECOND,
    obliquity: epsilon * TENTH_MICROARCSECOND + PLANETARY_BIAS_MAS.epsilon * MILLIARCSECOND,
    f,
    d,
    node,
  };
}

function argument(constant: number, rate: number, t: number): number {
  return ((constant + rate * t) % TURN_ARCSEC) * ARCSECOND;
}
