import { MINIMUM_FILTER_NAMES, RANGE_FILTER_NAMES } from '#contract/filters.ts';
import {
  clearedFilters,
  type FilterChange,
  type Filters,
  isLimiting,
  isMinimumFilter,
  isOptionFilter,
  OPTION_FILTERS,
  type OptionFilterName,
} from '#machines/opt/filters.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { filterSummary, type FilteredColumn } from './filter-summary.ts';
import { FILTER_TITLES, unitText } from './filter-texts.ts';

/** Every column that can be filtered, in the order of the table. */
export const ALL_FILTERED_COLUMNS: readonly FilteredColumn[] = [
  ...(Object.keys(OPTION_FILTERS) as OptionFilterName[]),
  ...RANGE_FILTER_NAMES,
  ...MINIMUM_FILTER_NAMES,
];

/** The columns whose filters keep objects out, in the order of the table. */
export function limitingColumns(filters: Filters): readonly FilteredColumn[] {
  return ALL_FILTERED_COLUMNS.filter((name) => isLimiting(name, filters));
}

type Props = {
  readonly filters: Filters;
  readonly onFilter: (change: FilterChange) => void;
  readonly onClear: () => void;
};

/** The filters in force, each removable, and all of them at once. */
export function ActiveFilters({ filters, onFilter, onClear }: Props) {
  const limiting = limitingColumns(filters);
  return (
    <section className="active-filters desk-only" aria-label="Active filters">
      <span className="small muted">{limiting.length === 0 ? 'No filters on' : 'Filters on'}</span>
      {limiting.map((name) => (
        <Chip
          key={name}
          isActive
          text={chipText(name, filters)}
          onRemove={() => onFilter(withoutLimit(name))}
        />
      ))}
      <Button kind="quiet" size="small" onPress={onClear}>
        Clear all filters
      </Button>
    </section>
  );
}

/** Units as chips have room for them. */
const SHORT_UNITS: Readonly<Record<string, string>> = {
  deg: '°',
  'arcsec/min': '″/min',
  arcsec: '″',
  mag: '',
};

function chipText(name: FilteredColumn, filters: Filters): string {
  const summary = filterSummary(name, filters);
  const { long } = FILTER_TITLES[name];
  if (isOptionFilter(name)) return `${long}: ${summary}`;
  if (!/\d/.test(summary)) return `${long}: ${summary}`;
  const unit = unitText(name);
  return `${long} ${summary}${SHORT_UNITS[unit] ?? ` ${unit}`}`;
}

/** The change that takes the limit of a column away. */
function withoutLimit(name: FilteredColumn): FilterChange {
  if (isOptionFilter(name)) return { kind: 'options', options: { [name]: OPTION_FILTERS[name] } };
  const { ranges, minimums } = clearedFilters();
  if (isMinimumFilter(name)) {
    return { kind: 'minimum', name, filter: minimums[name] };
  }
  const filter = ranges[name];
  if (filter === undefined) throw new RangeError(`no cleared filter for ${name}`);
  return { kind: 'range', name, filter };
}
