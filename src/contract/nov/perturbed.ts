import * as z from 'zod/mini';
import { utcText } from '../rest/date-text.ts';
import { ellipseFields, openOrbitFields, openOrbitForce } from '../user-defined/user-defined.ts';
import { ephemerisError, orbitProvenance } from './keplerian.ts';
import { mjdTdb } from '../rest/modified-julian-dates.ts';

/** Planets whose approaches a table lists. */
export const PLANETS = [
  'mercury',
  'venus',
  'earth',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
] as const;
const planet = z.enum(PLANETS);

/** Longest span of a user-defined perturbed orbit, days. */
export const LONGEST_USER_DEFINED_DAYS = 36_525;

/** A row of a perturbed orbit: heliocentric, ecliptic J2000, au. */
const perturbedRow = z.object({
  epoch: mjdTdb,
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** Zero: rows have places alone; the binary twin has velocities. */
  vx: z.literal(0),
  vy: z.literal(0),
  vz: z.literal(0),
  /** 1 where the orbit is unreliable. */
  unc: z.union([z.literal(0), z.literal(1)]),
});

/** An approach to a planet, Julian dates TDB. */
const planetApproach = z.object({
  planet,
  /**
   * Span in which the object is nearer than the limit: 3 lunar distances for the Earth, else the sphere of
   * influence.
   */
  fromDay: z.number(),
  toDay: z.number(),
  nearestDay: z.number(),
  /** Distance from the planet's centre, au. */
  nearestAu: z.number(),
});

/** A span of days, Julian dates TDB. */
const daySpan = z.object({ fromDay: z.number(), toDay: z.number() });

/** Facts of a table beside its rows. */
export const tableFacts = z.object({
  name: z.string(),
  designator: z.optional(z.string()),
  approaches: z.array(planetApproach),
  /** Spans in which one standard deviation of the place is more than 3 lunar distances. */
  unreliable: z.array(daySpan),
  /** What `unreliable` follows from; `none` where nothing is known, and then no day is marked. */
  uncertaintyFrom: z.optional(z.enum(['covariance', 'U', 'none'])),
  /** The end of the object, and of its rows. */
  impact: z.optional(
    z.object({
      /** `sun`, a planet, `moon` or `pluto`. */
      body: z.string(),
      /** Julian date TDB. */
      day: z.number(),
      /** ISO instant UTC. */
      date: z.string(),
    }),
  ),
  provenance: orbitProvenance,
});

/** Query of `/nov/ephemerides/perturbed`. */
export const perturbedQuery = z.object({ name: z.string().check(z.maxLength(200)) });

/** Rows of a perturbed orbit, or why there are none. */
const perturbedTable = z.object({
  data: z.array(perturbedRow),
  errors: z.array(ephemerisError),
  /** Present where there are rows. */
  facts: z.optional(tableFacts),
});

/** Response of `/nov/ephemerides/perturbed`. */
export const perturbedOrbit = z.object({ ephemerides: perturbedTable });

/** Response of the calls for user-defined objects. */
export const perturbedUserDefined = z.object({ ephemerides: z.object({ ephemerides: perturbedTable }) });

const spanFields = {
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** ISO instants UTC, within 1950 to 100 years ahead. */
  utcStart: utcText(),
  utcEnd: utcText(),
  /** Days between rows. */
  step: z.optional(z.literal('1')),
};

/** Query of `/nov/ephemerides/perturbed_user_defined`: an ellipse. */
export const perturbedEllipticalQuery = z.object({ ...spanFields, ...ellipseFields });

/** Query of `/nov/ephemerides/perturbed_user_defined_hyperbolic`: a hyperbola, or with e = 1 a parabola. */
export const perturbedHyperbolicQuery = z.object({
  ...spanFields,
  ...openOrbitFields,
  ...openOrbitForce,
});

export type PerturbedRow = z.output<typeof perturbedRow>;
export type PlanetApproach = z.output<typeof planetApproach>;
export type TableFacts = z.output<typeof tableFacts>;
export type PerturbedTable = z.output<typeof perturbedTable>;
export type PerturbedEllipticalQuery = z.output<typeof perturbedEllipticalQuery>;
export type PerturbedHyperbolicQuery = z.output<typeof perturbedHyperbolicQuery>;
