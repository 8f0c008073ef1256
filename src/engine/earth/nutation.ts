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
const TERMS = NUTATION_2000B.length;

/** Fundamental arguments l, l', F, D, Ω. */
const ARGUMENTS = 5;

/** No term has a larger multiple of an argument. */
const LARGEST_MULTIPLE = 4;
const MULTIPLES = 2 * LARGEST_MULTIPLE + 1;

/** Cosine and sine of every multiple from -4 to 4 of every argument at the instant being worked on. */
const COSINES = new Float64Array(ARGUMENTS * MULTIPLES);
const SINES = new Float64Array(ARGUMENTS * MULTIPLES);

/** For each term the indices in COSINES and SINES of its multiples other than zero, of which most terms have two or three. */
const PLACES_OF_TERMS = NUTATION_2000B.map((term) =>
  term
    .slice(0, ARGUMENTS)
    .flatMap((multiple, k) => (multiple === 0 ? [] : [k * MULTIPLES + LARGEST_MULTIPLE + multiple])),
);
const PLACES = Int8Array.from(PLACES_OF_TERMS.flat());

/** Where in PLACES each term begins, and where the last one ends. */
const STARTS = Int16Array.from(
  PLACES_OF_TERMS.reduce((starts, { length }) => [...starts, (starts.at(-1) ?? 0) + length], [0]),
);
const AMPLITUDES = Float64Array.from(NUTATION_2000B.flatMap((term) => term.slice(ARGUMENTS)));

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
  fillMultiples([l, lSun, f, d, node]);
  let psi = 0;
  let epsilon = 0;
  for (let term = TERMS - 1; term >= 0; term--) {
    const first = PLACES[STARTS[term]];
    let cosine = COSINES[first];
    let sine = SINES[first];
    for (let k = STARTS[term] + 1; k < STARTS[term + 1]; k++) {
      const at = PLACES[k];
      const turned = cosine * COSINES[at] - sine * SINES[at];
      sine = sine * COSINES[at] + cosine * SINES[at];
      cosine = turned;
    }
    const c = 6 * term;
    psi += (AMPLITUDES[c] + AMPLITUDES[c + 1] * t) * sine + AMPLITUDES[c + 2] * cosine;
    epsilon += (AMPLITUDES[c + 3] + AMPLITUDES[c + 4] * t) * cosine + AMPLITUDES[c + 5] * sine;
  }
  return {
    longitude: psi * TENTH_MICROARCSECOND + PLANETARY_BIAS_MAS.psi * MILLIARCSECOND,
    obliquity: epsilon * TENTH_MICROARCSECOND + PLANETARY_BIAS_MAS.epsilon * MILLIARCSECOND,
    f,
    d,
    node,
  };
}

/** By the addition theorem from one sine and cosine per argument: five times faster than a sine for each term. */
function fillMultiples(angles: readonly number[]): void {
  for (let k = 0; k < ARGUMENTS; k++) {
    const zero = k * MULTIPLES + LARGEST_MULTIPLE;
    const cosine = Math.cos(angles[k]);
    const sine = Math.sin(angles[k]);
    COSINES[zero] = 1;
    SINES[zero] = 0;
    for (let m = 1; m <= LARGEST_MULTIPLE; m++) {
      COSINES[zero + m] = COSINES[zero + m - 1] * cosine - SINES[zero + m - 1] * sine;
      SINES[zero + m] = SINES[zero + m - 1] * cosine + COSINES[zero + m - 1] * sine;
      COSINES[zero - m] = COSINES[zero + m];
      SINES[zero - m] = -SINES[zero + m];
    }
  }
}

function argument(constant: number, rate: number, t: number): number {
  return ((constant + rate * t) % TURN_ARCSEC) * ARCSECOND;
}
