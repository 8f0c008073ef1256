import type { FilterName } from '#contract/opt/filters.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';
import { isMinimumFilter, isOptionFilter, type OptionFilterName } from '#machines/opt/filtering/filters.ts';
import { minimumSummary, optionSummary, rangeSummary } from './filter-texts.ts';

/** A column that can be filtered. */
export type FilteredColumn = FilterName | OptionFilterName;

/** The filter of a column in a few characters. */
export function filterSummary(name: FilteredColumn, { options, ranges, minimums }: Filters): string {
  if (isOptionFilter(name)) return optionSummary(name, options[name]);
  return isMinimumFilter(name) ? minimumSummary(name, minimums[name]) : rangeSummary(name, ranges[name]);
}
