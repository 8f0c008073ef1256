import { DAYS_PER_JULIAN_CENTURY, DEGREE } from '../constants.ts';

/** Pole and prime meridian of a body, degrees and degrees per day or century of TDB from J2000. */
export type RotationElements = {
  /** Right ascension of the north pole, ICRF, at J2000 and per Julian century. */
  readonly poleRa: readonly [atJ2000: number, perCentury: number];
  readonly poleDec: readonly [atJ2000: number, perCentury: number];
  /** Angle of the prime meridian from the ascending node of the equator, at J2000 and per day. */
  readonly meridian: readonly [atJ2000: number, perDay: number];
  /** One periodic term: amplitudes of its sine in right ascension and meridian, of its cosine in declination. */
  readonly term?: {
    readonly ra: number;
    readonly dec: number;
    readonly meridian: number;
    readonly argument: readonly [atJ2000: number, perDay: number];
  };
};

/**
 * Rotation of Sun and planets; that of the Moon is in `lunarAxes`.
 *
 * Source: Archinal et al. (2018), Celest. Mech. Dyn. Astron. 130:22, tables 1 and 2 (Mars: the linear terms of
 * Archinal et al. 2011, which differ by less than 0.2° between 1950 and 2130). Periodic terms other than
 * those of Neptune are left out.
 *
 * Accuracy: 0.1°: what a picture needs, not what a landing does.
 */
export const ROTATION_ELEMENTS: Readonly<Record<string, RotationElements>> = {
  sun: { poleRa: [286.13, 0], poleDec: [63.87, 0], meridian: [84.176, 14.1844] },
  mercury: { poleRa: [281.0103, -0.0328], poleDec: [61.4155, -0.0049], meridian: [329.5988, 6.1385108] },
  venus: { poleRa: [272.76, 0], poleDec: [67.16, 0], meridian: [160.2, -1.4813688] },
  earth: { poleRa: [0, -0.641], poleDec: [90, -0.557], meridian: [190.147, 360.9856235] },
  mars: { poleRa: [317.68143, -0.1061], poleDec: [52.8865, -0.0609], meridian: [176.63, 350.89198226] },
  jupiter: { poleRa: [268.056595, -0.006499], poleDec: [64.495303, 0.002413], meridian: [284.95, 870.536] },
  saturn: { poleRa: [40.589, -0.036], poleDec: [83.537, -0.004], meridian: [38.9, 810.7939024] },
  uranus: { poleRa: [257.311, 0], poleDec: [-15.175, 0], meridian: [203.81, -501.1600928] },
  neptune: {
    poleRa: [299.36, 0],
    poleDec: [43.46, 0],
    meridian: [249.978, 541.1397757],
    term: { ra: 0.7, dec: -0.51, meridian: -0.48, argument: [357.85, 52.316 / DAYS_PER_JULIAN_CENTURY] },
  },
};

/** Direction of the north pole and angle of the prime meridian at an instant, rad. */
export type Orientation = { readonly poleRa: number; readonly poleDec: number; readonly meridian: number };

/** Evaluates rotation elements. @param days TDB from J2000. */
export function orientationAt(elements: RotationElements, days: number): Orientation {
  const { poleRa, poleDec, meridian, term } = elements;
  const centuries = days / DAYS_PER_JULIAN_CENTURY;
  const argument = term === undefined ? 0 : (term.argument[0] + term.argument[1] * days) * DEGREE;
  const sine = term === undefined ? 0 : Math.sin(argument);
  const cosine = term === undefined ? 0 : Math.cos(argument);
  return {
    poleRa: DEGREE * (poleRa[0] + poleRa[1] * centuries + (term?.ra ?? 0) * sine),
    poleDec: DEGREE * (poleDec[0] + poleDec[1] * centuries + (term?.dec ?? 0) * cosine),
    meridian: DEGREE * ((meridian[0] + meridian[1] * days + (term?.meridian ?? 0) * sine) % 360),
  };
}
