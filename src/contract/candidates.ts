import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { observatoryFields } from './observing-window.ts';
import { numberText } from './query-values.ts';

/** Farthest moment from the present for which the places of a candidate are told, days. */
export const MAX_SCATTER_DAYS = 30;

/** Query of `candidateScatter`: a candidate, who looks for it, and when; now where no moment is named. */
const candidateScatterQuery = z.object({
  name: z.string().check(z.maxLength(40)),
  moment: z.optional(numberText()),
  ...observatoryFields,
});

/** Answer of `candidateScatter`; degrees, arcsec, arcsec/min and magnitudes V; what nobody knows is left out. */
const candidateScatter = z.object({
  designation: z.string(),
  /** Desirability score of the Minor Planet Center, 0 to 100. */
  score: z.number(),
  /** When the places hold, and when the orbits were fetched: ISO instants UTC. */
  moment: z.string(),
  orbitsOf: z.string(),
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
  /** Of how many variants the places are told, and how many there are. */
  variants: z.object({ told: z.int(), all: z.int() }),
  /** Places of variants about the nominal one, arcsec to the east and to the north. */
  places: z.array(z.tuple([z.number(), z.number()])),
});

export type CandidateScatter = z.output<typeof candidateScatter>;

/** The call about candidates of the NEO Confirmation Page, by its name. */
export const CANDIDATE_ENDPOINTS = {
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
