import { MJD_ORIGIN } from '#engine/constants.ts';
import { FIRST_TIMELINE_JULIAN_DATE, LAST_JULIAN_DATE } from '../limits.ts';

/** Longest name of a user-defined object, characters. */
export const MAX_OBJECT_NAME_LENGTH = 200;

/** First day a timeline shows, Modified Julian Date. */
export const FIRST_TIMELINE_MJD = FIRST_TIMELINE_JULIAN_DATE - MJD_ORIGIN;

/** End of the last day the service calculates for, Modified Julian Date. */
export const LAST_MJD = LAST_JULIAN_DATE - MJD_ORIGIN;

/** Slope parameter G that the fields of the page are filled with where an object has none; requests name it then. */
export const USER_DEFINED_SLOPE = 0.25;

/** What the elements of user-defined objects may be: au, degrees, magnitudes. */
export const USER_DEFINED_RANGES = {
  perihelionDistance: { min: 0.01, max: 100 },
  aphelionDistance: { min: 0.1, max: 100 },
  /** Eccentricity of parabolas, exactly 1, and of hyperbolas. */
  openEccentricity: { min: 1, max: 100 },
  inclination: { min: 0, max: 180 },
  /** Node, argument and mean anomaly. */
  angle: { min: 0, max: 360 },
  absoluteMagnitude: { min: -30, max: 32 },
  slopeParameter: { min: 0, max: 1 },
  pericentreDistance: { min: 0, max: 1000 },
  flybyEccentricity: { min: 0, max: 1000 },
  /** A1, A2 and A3 of an open orbit, au/d²: at 1 au up to a thirtieth of the Sun's pull. */
  nonGravitational: { min: -1e-5, max: 1e-5 },
  /** DT of an open orbit, days. */
  nonGravitationalDelay: { min: -365, max: 365 },
} as const;

/** Laws by which the non-gravitational force of an open orbit fades with the distance from the Sun; the first where none is named. */
export const RADIAL_LAWS = ['water-ice', 'carbon-monoxide', 'inverse-square'] as const;

/** Range of K1 of a comet. */
export const COMET_SLOPE_RANGE = { min: 0, max: 100 } as const;

/** What G1 and G2 of the H-G1-G2 law may be. */
export const PHASE_SLOPES_RANGE = { min: -1, max: 2 } as const;
