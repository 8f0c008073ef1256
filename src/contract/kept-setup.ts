import * as z from 'zod/mini';
import { asteroid } from './asteroid.ts';
import { MAX_NAMES } from './limits.ts';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A set-up as a browser keeps it over a reload. */
export const keptSetup = z.object({
  version: z.literal(1),
  /** First and last day, YYYY-MM-DD. */
  dates: z.object({ start: date, end: date }),
  /** The last observatory on the ground; one without a code is known by its coordinates alone. */
  recentObservatory: z.object({
    code: z.optional(z.string()),
    id: z.optional(z.number()),
    name: z.string(),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(360)),
    alt: z.number().check(z.gte(-500), z.lte(1_000_000)),
  }),
  /** Observed from the centre of the Earth instead. */
  isGeocentric: z.boolean(),
  timezone: z.object({ name: z.string(), offsetMinutes: z.number().check(z.gte(-900), z.lte(900)) }),
  objectSource: z.enum(['filtering', 'list']),
  objects: z.array(asteroid).check(z.maxLength(MAX_NAMES)),
  /** It was submitted: the list of observable objects belongs to it. */
  isSubmitted: z.boolean(),
});

export type KeptSetup = z.output<typeof keptSetup>;
