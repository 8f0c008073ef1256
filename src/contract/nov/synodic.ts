import * as z from 'zod/mini';
import { type NumberRange, numberWithin } from '../number-within.ts';
import { photometry } from '../photometry.ts';
import { utcText } from '../rest/date-text.ts';
import { booleanText, numberText, wordText } from '../rest/query-values.ts';
import {
  COMET_SLOPE_RANGE,
  PHASE_SLOPES_RANGE,
  USER_DEFINED_RANGES,
} from '../user-defined/user-defined-ranges.ts';
import { ellipseFields, openOrbitFields, openOrbitForce } from '../user-defined/user-defined.ts';
import { ephemerisError, orbitProvenance } from './keplerian.ts';
import { mjdUtc } from '../rest/modified-julian-dates.ts';

/** Most rows of a path: a century by days, both ends included. */
export const MOST_SYNODIC_ROWS = 36_526;

const optionalWithin = (range: NumberRange) => z.optional(numberText(numberWithin(range)));

const H = optionalWithin(USER_DEFINED_RANGES.absoluteMagnitude);
const SLOPE = optionalWithin(USER_DEFINED_RANGES.slopeParameter);

const slopeParameter = optionalWithin(PHASE_SLOPES_RANGE);

/** An object, a time frame, and how it moves and shines, as every call about the rotating frame has them. */
export const pathFields = {
  /** Number, name or designation; of a user-defined object its name. */
  desig: z.string().check(z.minLength(1), z.maxLength(200)),
  /** ISO instants UTC, within 1950 to 100 years ahead. */
  initD: utcText(),
  finalD: utcText(),
  propagation: z.optional(wordText(['perturbed', 'keplerian'])),
  /** For an asteroid: the H-G law with this G, instead of that of the catalogue. */
  g: SLOPE,
  /** Both together: the H-G1-G2 law with the H of an asteroid, instead of H-G. */
  g1: slopeParameter,
  g2: slopeParameter,
  /** Says of user-defined elements that they are those of a comet, whose magnitude is M1. */
  k1: optionalWithin(COMET_SLOPE_RANGE),
};

const windowFields = {
  ...pathFields,
  /** Whether the places of the planets are listed, too. */
  planet: z.optional(booleanText),
  timeStep: z.optional(numberText(z.number().check(z.gte(0.01), z.lte(3653)))),
  timeStepUnit: z.optional(wordText(['days'])),
};

const { kep_epoch, kep_a, kep_e, kep_i, kep_long, kep_omega, kep_mean } = ellipseFields;

/** An ellipse that may be left out, with its H and G. */
export const optionalEllipseFields = {
  kep: z.optional(booleanText),
  kep_epoch: z.optional(kep_epoch),
  kep_a: z.optional(kep_a),
  kep_e: z.optional(kep_e),
  kep_i: z.optional(kep_i),
  kep_long: z.optional(kep_long),
  kep_omega: z.optional(kep_omega),
  kep_mean: z.optional(kep_mean),
  kep_mag: H,
  kep_slope: SLOPE,
};

/** H and G of an open orbit. */
export const openOrbitBrightness = { com_mag: H, com_slope: SLOPE };

/** Query of `/nov/synodic`: an object of the catalogue, or with `kep=true` the ellipse of its elements. */
export const synodicQuery = z.object({ ...windowFields, ...optionalEllipseFields });

/** Query of `/nov/synodic_hyperbolic`: a hyperbola, or with e = 1 a parabola. */
export const synodicHyperbolicQuery = z.object({
  ...windowFields,
  ...openOrbitFields,
  ...openOrbitForce,
  ...openOrbitBrightness,
});

/**
 * A row of a path in the frame in which Sun and Earth rest: the Sun at the origin, x towards the Earth, z to the
 * ecliptic north; au, geometric. Distances, angles (degrees) and magnitude are as seen from the Earth's centre, with light
 * time.
 */
const synodicRow = z.object({
  epoch: mjdUtc,
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** Distance of the Earth from the Sun. */
  earthSunDistance: z.number(),
  sunDistance: z.number(),
  earthDistance: z.number(),
  phaseAngle: z.number(),
  elongation: z.number(),
  /** V; absent where no law is known. */
  apparentMag: z.optional(z.number()),
});

/** Places of a planet in the same frame, row by row. */
const synodicPlanet = z.object({
  name: z.string(),
  data: z.array(z.object({ x: z.number(), y: z.number(), z: z.number() })),
});

/** Response of both calls. */
export const synodicPath = z.object({
  data: z.array(synodicRow),
  errors: z.array(ephemerisError),
  /** Present where they were requested. */
  planets: z.optional(z.array(synodicPlanet)),
  /** The fall onto a body, where rows are missing after it. */
  impact: z.optional(z.object({ body: z.string(), epoch: mjdUtc })),
  /** Law of the magnitudes. */
  photometry: z.optional(photometry),
  provenance: z.optional(orbitProvenance),
});

export type SynodicQuery = z.output<typeof synodicQuery>;
export type SynodicHyperbolicQuery = z.output<typeof synodicHyperbolicQuery>;
export type SynodicRow = z.output<typeof synodicRow>;
export type SynodicResponse = z.output<typeof synodicPath>;
