import * as z from 'zod/mini';
import { BODY_TYPES, DATABASES, ORBIT_TYPES } from '../asteroid.ts';
import { type MinimumFilterName, RANGE_FILTER_NAMES, type RangeFilterName } from './filters.ts';
import { listOf } from '../rest/list-of.ts';

/** `limited`: the value box is checked. `absent`: the NA box is, objects without a value pass. */
const minimumFilter = z.object({ limited: z.boolean(), min: z.number(), absent: z.boolean() });

/** A range whose `max` is null has no upper end. */
const savedRange = z.object({ ...minimumFilter.shape, max: z.nullable(z.number()) });

const responses = listOf(z.boolean(), 2);

/** Filters of all columns as a state or a preset stores them; a range that is missing was never touched. */
export const savedFilters = z.object({
  options: z.object({
    database: listOf(z.enum(DATABASES), DATABASES.length),
    bodyType: listOf(z.enum(BODY_TYPES), BODY_TYPES.length),
    orbitType: listOf(z.enum(ORBIT_TYPES), ORBIT_TYPES.length),
    risk: responses,
    pha: responses,
  }),
  ranges: z.partialRecord(z.enum(RANGE_FILTER_NAMES), savedRange),
  minimums: z.object({
    nrOfDaysUnobserved: minimumFilter,
    /** The arc in filters that were saved when it had no greatest value. */
    observationArc: z.optional(minimumFilter),
  }),
  /** Comets that count as lost are listed; absent where they are not. */
  includeLost: z.optional(z.literal(true)),
});

export type SavedFilters = z.output<typeof savedFilters>;

export type MinimumFilter = z.output<typeof minimumFilter>;

export type RangeFilter = MinimumFilter & { readonly max: number };

/** State of every column filter; a range that is missing was never touched and is not sent. */
export type Filters = Omit<SavedFilters, 'ranges' | 'minimums'> & {
  readonly ranges: Readonly<Partial<Record<RangeFilterName, RangeFilter>>>;
  readonly minimums: Readonly<Record<MinimumFilterName, MinimumFilter>>;
};

/** Filters with ranges that have no upper end as JSON can represent them. */
export function filtersToSave(filters: Filters): SavedFilters {
  const entries = Object.entries(filters.ranges).map(([name, range]) => {
    const max = Number.isFinite(range.max) ? range.max : null;
    return [name, { ...range, max }];
  });
  return { ...filters, ranges: Object.fromEntries(entries) };
}

/** The filters that were saved; an arc that was stored with its smallest value alone has no upper end. */
export function filtersFromSaved(saved: SavedFilters): Filters {
  const entries = Object.entries(saved.ranges).map(([name, range]) => [
    name,
    { ...range, max: range.max ?? Infinity },
  ]);
  const { observationArc: atLeast, ...minimums } = saved.minimums;
  const arc = atLeast === undefined ? {} : { observationArc: { ...atLeast, max: Infinity } };
  return { ...saved, minimums, ranges: { ...arc, ...Object.fromEntries(entries) } };
}
