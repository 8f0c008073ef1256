import { MINIMUM_FILTER_NAMES, RANGE_FILTER_NAMES, type FilterName } from '#contract/opt/filters.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';
import { keysOf } from '#engine/typed-record.ts';
import {
  isLimiting,
  isOptionFilter,
  OPTION_FILTERS,
  isMinimumFilter,
  type OptionFilterName,
} from '#machines/opt/filtering/filters.ts';
import { FILTER_TITLES, unitText, minimumSummary, optionSummary, rangeSummary } from './filter-texts.ts';

/** Every column that can be filtered, in the order of the table. */
export const ALL_FILTERED_COLUMNS: readonly FilteredColumn[] = [
  ...keysOf(OPTION_FILTERS),
  ...RANGE_FILTER_NAMES,
  ...MINIMUM_FILTER_NAMES,
];

/** The columns whose filters keep objects out, in the order of the table. */
export function limitingColumns(filters: Filters): readonly FilteredColumn[] {
  return ALL_FILTERED_COLUMNS.filter((name) => isLimiting(name, filters));
}

/** Units where there is little room. */
const SHORT_UNITS: Readonly<Record<string, string>> = {
  deg: '°',
  'arcsec/min': '″/min',
  arcsec: '″',
  mag: '',
};

/** The limit that the filter of a column sets, with the column and a short unit. */
export function limitText(name: FilteredColumn, filters: Filters): string {
  const summary = filterSummary(name, filters);
  const { long } = FILTER_TITLES[name];
  if (isOptionFilter(name)) return `${long}: ${summary}`;
  if (!/\d/.test(summary)) return `${long}: ${summary}`;
  const unit = unitText(name);
  return `${long} ${summary}${SHORT_UNITS[unit] ?? ` ${unit}`}`;
}

/** All limits of the filters, in one line. */
export function limitsText(filters: Filters): string {
  const limits = limitingColumns(filters).map((name) => limitText(name, filters));
  return limits.length === 0 ? 'No limits' : limits.join(' · ');
}

/** A column that can be filtered. */
export type FilteredColumn = FilterName | OptionFilterName;

/** The filter of a column in a few characters. */
export function filterSummary(name: FilteredColumn, { options, ranges, minimums }: Filters): string {
  if (isOptionFilter(name)) return optionSummary(name, options[name]);
  return isMinimumFilter(name) ? minimumSummary(name, minimums[name]) : rangeSummary(name, ranges[name]);
}
