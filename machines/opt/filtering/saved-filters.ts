import type { SavedFilters } from '#contract/opt/saved-filters.ts';
import type { Filters } from './filters.ts';

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
