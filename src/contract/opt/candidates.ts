import * as z from 'zod/mini';
import { elementFields } from '../user-defined/element-fields.ts';
import { endpoint } from '../rest/endpoint.ts';
import { observatoryFields } from '../site/observing-window.ts';
import { julianDateText } from '../rest/date-text.ts';

/** Farthest moment from the present for which the places of a candidate are computed, days. */
export const MAX_SCATTER_DAYS = 30;

/** A line of the list; degrees, magnitudes and days; what the list does not have is left out. */
const candidate = z.object({
  designation: z.string(),
  /** Desirability score of the Minor Planet Center, 0 to 100. */
  score: z.number(),
  /** Nominal place when the list was made, ICRF. */
  rightAscension: z.number(),
  declination: z.number(),
  /** V when the list was made. */
  magnitude: z.optional(z.number()),
  absoluteMagnitude: z.optional(z.number()),
  observations: z.optional(z.number()),
  /** Days between its first and last observation. */
  arc: z.optional(z.number()),
  /** Days since its last observation, when the list was made. */
  unseen: z.optional(z.number()),
});

/** Response of `candidates`: the list as it was last read. */
const candidateList = z.object({
  /** When the list was made, ISO instant or date UTC; absent where none was ever read. */
  asOf: z.optional(z.string()),
  candidates: z.readonly(z.array(candidate)),
});

export type ListedCandidate = z.output<typeof candidate>;
export type CandidateList = z.output<typeof candidateList>;

/**
 * Query of `candidateScatter`: a candidate, the observer's place and the moment, which is the present where
 * none is named.
 */
const candidateScatterQuery = z.object({
  name: z.string().check(z.maxLength(40)),
  moment: z.optional(julianDateText()),
  ...observatoryFields,
});

/**
 * The orbit that fits best, as `orbitRecord` has orbits: heliocentric, ecliptic and equinox J2000; au, degrees, Modified
 * Julian Dates TDB.
 */
const candidateOrbit = z.object({
  ...elementFields,
  /** Aphelion distance, au; left out where the orbit is not an ellipse. */
  aphelion: z.optional(z.number()),
  /** H. */
  mag: z.optional(z.number()),
  /** Slope parameter G. */
  g: z.optional(z.number()),
});

/** Response of `candidateScatter`; degrees, arcsec, arcsec/min and magnitudes V; unknown values are left out. */
const candidateScatter = z.object({
  designation: z.string(),
  /** Desirability score of the Minor Planet Center, 0 to 100. */
  score: z.number(),
  /** When the places hold, and when the orbits were fetched: ISO instants UTC. */
  moment: z.string(),
  orbitsOf: z.string(),
  orbit: candidateOrbit,
  /** Where the orbit that fits best leads, seen from the place: astrometric, ICRF. */
  nominal: z.object({
    rightAscension: z.number(),
    declination: z.number(),
    magnitude: z.optional(z.number()),
    altitude: z.optional(z.number()),
    motion: z.optional(z.number()),
    positionAngle: z.optional(z.number()),
  }),
  /** One standard deviation of the variants about the nominal place. */
  ellipse: z.object({ major: z.number(), minor: z.number(), positionAngle: z.number() }),
  /** Number of variants whose places are listed, and of all. */
  variants: z.object({ told: z.int(), all: z.int() }),
  /** Places of variants about the nominal one, arcsec to the east and to the north. */
  places: z.array(z.tuple([z.number(), z.number()])),
});

export type CandidateScatterQuery = z.output<typeof candidateScatterQuery>;
export type CandidateScatter = z.output<typeof candidateScatter>;

/** Candidates whose places are requested, by name, for one place and moment. */
export type CandidatesRequest = Omit<CandidateScatterQuery, 'name'> & { readonly names: readonly string[] };

/** How well places of candidates are known, by the designators of the user-defined objects that they are planned as. */
export type CandidateEllipses = Readonly<Record<string, CandidateScatter['ellipse']>>;

/** The calls about candidates of the NEO Confirmation Page, by their names. */
export const CANDIDATE_ENDPOINTS = {
  candidates: endpoint({
    route: 'candidates',
    summary: 'The candidates of the NEO Confirmation Page, as it was last read',
    query: z.object({}),
    response: candidateList,
    token: 'none',
    problems: [],
  }),
  candidateScatter: endpoint({
    route: 'candidateScatter',
    summary: 'Where a candidate of the NEO Confirmation Page may be, by the orbits that fit its observations',
    query: candidateScatterQuery,
    response: candidateScatter,
    token: 'none',
    problems: [
      'unknown-names',
      'no-variants',
      'observatory-invalid',
      'observatory-unknown',
      'date-out-of-range',
      'queue-full',
    ],
  }),
} as const;
