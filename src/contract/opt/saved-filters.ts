import * as z from 'zod/mini';
import { BODY_TYPES, DATABASES, ORBIT_TYPES } from '../asteroid.ts';
import { RANGE_FILTER_NAMES } from './filters.ts';
import { listOf } from '../rest/list-of.ts';

const minimumFilter = z.object({ limited: z.boolean(), min: z.number(), absent: z.boolean() });

/** A range whose `max` is null has no upper end. */
const rangeFilter = z.object({ ...minimumFilter.shape, max: z.nullable(z.number()) });

const responses = listOf(z.boolean(), 2);

/** Filters of all columns as a state or a preset keeps them; a range that is missing was never touched. */
export const savedFilters = z.object({
  options: z.object({
    database: listOf(z.enum(DATABASES), DATABASES.length),
    bodyType: listOf(z.enum(BODY_TYPES), BODY_TYPES.length),
    orbitType: listOf(z.enum(ORBIT_TYPES), ORBIT_TYPES.length),
    risk: responses,
    pha: responses,
  }),
  ranges: z.partialRecord(z.enum(RANGE_FILTER_NAMES), rangeFilter),
  minimums: z.object({
    nrOfDaysUnobserved: minimumFilter,
    /** In filters that were saved when the arc had no greatest value. */
    observationArc: z.optional(minimumFilter),
  }),
  /** Comets that count as lost are listed; absent where they are not. */
  includeLost: z.optional(z.literal(true)),
});

export type SavedFilters = z.output<typeof savedFilters>;
