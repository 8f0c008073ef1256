import * as z from 'zod/mini';
import { progress } from '../opt/filtering.ts';
import { photometry } from '../photometry.ts';
import { utcText } from '../rest/date-text.ts';
import { booleanText, numberText } from '../rest/query-values.ts';
import { SOVT_RANGES } from './ranges.ts';
import { limit } from './windows.ts';
import { mjdUtc } from '../rest/modified-julian-dates.ts';

/** Query of `/sovt/population`; the time frame is the first year from the present day on unless it is narrowed. */
export const populationQuery = z.object({
  /** ISO instants UTC. */
  initD: z.optional(utcText()),
  finalD: z.optional(utcText()),
  magnitudeLimit: z.optional(limit('magnitudeLimit')),
  elongationMin: z.optional(limit('elongationMin')),
  /** Comets that count as lost are listed only with `true`; the binary twin marks them. */
  includeLost: z.optional(booleanText),
  /** Objects that are listed at most. */
  most: z.optional(numberText(z.int().check(z.gte(SOVT_RANGES.most.min), z.lte(SOVT_RANGES.most.max)))),
});

/** An object of the list. */
const populationObject = z.object({
  designator: z.string(),
  /** Readable name: "(99942) Apophis". */
  object: z.string(),
  /** V magnitude at its brightest while it is farther from the Sun than the least elongation. */
  apparentMag: z.number(),
  /** Law of its magnitudes. */
  photometry: z.optional(photometry),
  /** The moment at which it is brightest. */
  epoch: mjdUtc,
  /** The first span of the time frame in which it is inside the limits. */
  window: z.object({ start: mjdUtc, end: mjdUtc }),
  /** Integrated because it meets a planet; else it follows its conic of today. */
  integrated: z.boolean(),
  /** Whether it hits a body in the time frame. */
  impact: z.optional(z.literal(true)),
  /**
   * For a comet that counts as lost: when it was last observed, YYYY-MM-DD, or YYYY where no catalogue knows
   * the day.
   */
  lostSince: z.optional(z.string()),
});

/** Response of `/sovt/population`, of survey accuracy; the binary twin has every object, and comes in parts. */
export const populationResponse = z.object({
  /** The time frame. */
  start: mjdUtc,
  end: mjdUtc,
  /** Objects that were examined, and those among them that come inside the limits. */
  looked: z.number(),
  totalResults: z.number(),
  /** The brightest of them, brightest first. */
  objects: z.readonly(z.array(populationObject)),
  /** ISO date of the catalogue, and how its orbits were followed, in words. */
  catalogueDate: z.string(),
  forceModel: z.string(),
  /** Orbits prepared so far, while some are missing. */
  preparation: z.optional(progress),
});

export type PopulationQuery = z.output<typeof populationQuery>;
export type PopulationResponse = z.output<typeof populationResponse>;
