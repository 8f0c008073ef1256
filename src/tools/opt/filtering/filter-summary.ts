import {
  MINIMUM_FILTERS,
  type FilterName,
  type MinimumFilterName,
  type RangeFilterName,
} from '#contract/filters.ts';
import { OPTION_FILTERS, type Filters, type OptionFilterName } from '#machines/opt/filters.ts';
import { minimumSummary, optionSummary, rangeSummary } from './filter-texts.ts';

/** A column that can be filtered. */
export type FilteredColumn = FilterName | OptionFilterName;

/** The filter of a column in a few characters. */
export function filterSummary(name: FilteredColumn, { options, ranges, minimums }: Filters): string {
  if (isOption(name)) return optionSummary(name, options[name]);
  return isMinimum(name) ? minimumSummary(name, minimums[name]) : rangeSummary(name, ranges[name]);
}

/** Whether a filter of this summary keeps any object out. */
export function isLimiting(summary: string): boolean {
  return summary !== 'Any' && summary !== 'All';
}

/** Whether a column has a checkbox filter. */
export function isOption(name: FilteredColumn): name is OptionFilterName {
  return name in OPTION_FILTERS;
}

/** Whether a column has a smallest value only. */
export function isMinimum(name: RangeFilterName | MinimumFilterName): name is MinimumFilterName {
  return name in MINIMUM_FILTERS;
}
