import { recordOf } from '#engine/typed-record.ts';
import { BODY_TYPES, DATABASES, ORBIT_TYPES } from '#contract/asteroid.ts';
import {
  type FilterName,
  MINIMUM_FILTER_NAMES,
  MINIMUM_FILTERS,
  type MinimumFilterName,
  RANGE_FILTER_NAMES,
  RANGE_FILTERS,
  type RangeBounds,
  type RangeFilterName,
} from '#contract/opt/filters.ts';
import type { Filters, MinimumFilter, RangeFilter } from '#contract/opt/saved-filters.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import type { Observatory } from '../../planning/observatory.ts';

/** Options of every checkbox filter, as calls name them. */
export const OPTION_FILTERS = {
  database: DATABASES,
  bodyType: BODY_TYPES,
  orbitType: ORBIT_TYPES,
  risk: [true, false],
  pha: [true, false],
} as const;

export type OptionFilterName = keyof typeof OPTION_FILTERS;

/** Checked options; an empty list lets nothing pass. */
export type OptionFilters = Filters['options'];

/** One filter the user set. */
export type FilterChange =
  | { readonly kind: 'options'; readonly options: Partial<OptionFilters> }
  | { readonly kind: 'range'; readonly name: RangeFilterName; readonly filter: RangeFilter }
  | { readonly kind: 'minimum'; readonly name: MinimumFilterName; readonly filter: MinimumFilter }
  | { readonly kind: 'lost'; readonly isIncluded: boolean };

/** Ranges that are not sent until the user sets them. */
const NOT_SENT_AT_FIRST: readonly RangeFilterName[] = ['densityOfStars', 'moonglow', 'skyUncertainty'];

/**
 * The filters of the first request: five limits, everything else open, three ranges not sent at all.
 * Objects without a value pass wherever there is no limit.
 */
export function defaultFilters(observatory?: Pick<Observatory, 'code'>): Filters {
  const sent = RANGE_FILTER_NAMES.filter((name) => !NOT_SENT_AT_FIRST.includes(name));
  const filters = {
    options: OPTION_FILTERS,
    ranges: recordOf(sent, defaultRange),
    minimums: minimums({ limited: true, min: 0, absent: true }),
  };
  return observatory === undefined ? filters : filtersAt(observatory, filters);
}

/** Filters as they can apply at a site: from the geocentre nothing has an elevation to be limited. */
export function filtersAt({ code }: Pick<Observatory, 'code'>, filters: Filters): Filters {
  if (code !== GEOCENTRE_CODE) return filters;
  return { ...filters, ranges: { ...filters.ranges, elevation: clearedRange('elevation') } };
}

/** Filters that let everything pass: every option checked, every limit off. */
export function clearedFilters(): Filters {
  return {
    options: OPTION_FILTERS,
    ranges: recordOf(RANGE_FILTER_NAMES, clearedRange),
    minimums: minimums({ limited: false, min: 0, absent: false }),
  };
}

/** The range a filter starts with: its default limit, else its bounds. */
export function defaultRange(name: RangeFilterName): RangeFilter {
  const { min, max, defaultMin, defaultMax }: RangeBounds = RANGE_FILTERS[name];
  const hasLimit = defaultMin !== undefined || defaultMax !== undefined;
  return { limited: true, min: defaultMin ?? min, max: defaultMax ?? max, absent: !hasLimit };
}

function clearedRange(name: RangeFilterName): RangeFilter {
  return { ...defaultRange(name), limited: false, absent: false };
}

/** The filters with one of them changed. */
export function withFilter(filters: Filters, change: FilterChange): Filters {
  switch (change.kind) {
    case 'options':
      return { ...filters, options: { ...filters.options, ...change.options } };
    case 'range':
      return { ...filters, ranges: { ...filters.ranges, [change.name]: change.filter } };
    case 'minimum':
      return { ...filters, minimums: { ...filters.minimums, [change.name]: change.filter } };
    case 'lost': {
      const { includeLost: _, ...others } = filters;
      return change.isIncluded ? { ...others, includeLost: true } : others;
    }
  }
}

/**
 * The ends of a range that was typed: one that is missing is the bound, one outside is brought to it, and ends in the
 * wrong order are exchanged.
 */
export function rangeEnds(
  name: RangeFilterName,
  { min, max }: { readonly min: number | undefined; readonly max: number | undefined },
): { min: number; max: number } {
  const ends = [rangeEnd(name, 'min', min), rangeEnd(name, 'max', max)];
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

/** One end of a range that was typed: a missing one is the bound, one outside is brought to it. */
export function rangeEnd(name: RangeFilterName, end: 'min' | 'max', typed: number | undefined): number {
  const { min, max, leastMax = min }: RangeBounds = RANGE_FILTERS[name];
  const bounds = { min, max };
  return Math.min(max, Math.max(end === 'max' ? leastMax : min, typed ?? bounds[end]));
}

/** The smallest value that was typed: a missing one is 0, one below the bound is the bound. */
export function minimumEnd(name: MinimumFilterName, min: number | undefined): number {
  return Math.max(MINIMUM_FILTERS[name].min, min ?? 0);
}

/** Which ends of a range lie within its bounds, and so keep objects out. */
export function limitedEnds(
  name: RangeFilterName,
  { min, max }: RangeFilter,
): { readonly min: boolean; readonly max: boolean } {
  const bounds: RangeBounds = RANGE_FILTERS[name];
  return { min: min > bounds.min, max: max < bounds.max };
}

/** Whether the filter of a column keeps any object out. */
export function isLimiting(
  name: FilterName | OptionFilterName,
  { options, ranges, minimums: smallest }: Filters,
): boolean {
  if (isOptionFilter(name)) return options[name].length < OPTION_FILTERS[name].length;
  if (isMinimumFilter(name)) {
    const { limited, min, absent } = smallest[name];
    return limited ? min > MINIMUM_FILTERS[name].min || !absent : absent;
  }
  const range = ranges[name];
  if (range === undefined) return false;
  const ends = limitedEnds(name, range);
  return range.limited ? ends.min || ends.max || !range.absent : range.absent;
}

/** Whether a column has a checkbox filter. */
export function isOptionFilter(name: FilterName | OptionFilterName): name is OptionFilterName {
  return name in OPTION_FILTERS;
}

/** Whether a column has a smallest value only. */
export function isMinimumFilter(name: FilterName): name is MinimumFilterName {
  return name in MINIMUM_FILTERS;
}

function minimums(filter: MinimumFilter): Filters['minimums'] {
  return recordOf(MINIMUM_FILTER_NAMES, () => filter);
}
