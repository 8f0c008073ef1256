import * as z from 'zod/mini';
import { BODY_TYPES, DATABASES, namesText, ORBIT_TYPES } from '../asteroid.ts';
import { mjdTdb } from '../rest/modified-julian-dates.ts';

/** A name that led to no orbit, and why. */
export const ephemerisError = z.object({ name: z.string(), message: z.string() });

/** Where the numbers of an orbit come from. */
export const orbitProvenance = z.object({
  /** "JPL SBDB, solution 220". */
  source: z.string(),
  /** ISO date of the catalogue that the orbit is from. */
  catalogueDate: z.string(),
  /** Force model by which the orbit was propagated, in words; absent for the elements themselves. */
  forceModel: z.optional(z.string()),
  ephemeris: z.optional(z.string()),
  software: z.optional(z.string()),
});

/**
 * Osculating elements of an object: heliocentric, ecliptic and equinox J2000; au, degrees.
 *
 * Members that a conic or an object does not have are absent.
 */
const orbitRecord = z.object({
  catalogueNumber: z.optional(z.string()),
  designator: z.string(),
  /** Readable name: "(99942) Apophis". */
  object: z.string(),
  name: z.string(),
  epoch: mjdTdb,
  a: z.optional(z.number()),
  e: z.number(),
  i: z.number(),
  /** Mean anomaly. */
  ma: z.optional(z.number()),
  /** Longitude of the ascending node. */
  om: z.number(),
  aphelion: z.optional(z.number()),
  q: z.number(),
  /** Argument of the perihelion. */
  w: z.number(),
  /** Mean motion, degrees per day. */
  n: z.optional(z.number()),
  /** Days. */
  orbitPeriod: z.optional(z.number()),
  /** Time of perihelion. */
  tp: mjdTdb,
  /** H, or M1 of a comet. */
  mag: z.optional(z.number()),
  /** Slope parameter G, or K1 of a comet. */
  g: z.optional(z.number()),
  /** Metres; measured or estimated. */
  diam: z.optional(z.number()),
  diameterEstimated: z.optional(z.boolean()),
  taxonomy: z.optional(z.string()),
  bodyType: z.enum(BODY_TYPES),
  orbitClass: z.enum(ORBIT_TYPES),
  database: z.enum(DATABASES),
  /** Day of a known impact on the Earth, YYYY-MM-DD. */
  impactDate: z.optional(z.string()),
  provenance: orbitProvenance,
});

/** Query of `/nov/ephemerides/keplerian`. */
export const keplerianQuery = z.object({ names: namesText });

/** Response of `/nov/ephemerides/keplerian`: orbits in the order of the names, and names without one. */
export const keplerianOrbits = z.object({
  ephemerides: z.object({ data: z.array(orbitRecord), errors: z.array(ephemerisError) }),
});

export type OrbitRecord = z.output<typeof orbitRecord>;
export type OrbitProvenance = z.output<typeof orbitProvenance>;
export type EphemerisError = z.output<typeof ephemerisError>;
export type KeplerianOrbits = z.output<typeof keplerianOrbits>;
