import {
  MINIMUM_FILTERS,
  type FilterName,
  type MinimumFilterName,
  type RangeFilterName,
} from '#contract/filters.ts';
import type { FilterChange, Filters, OptionFilterName, OptionFilters } from '#machines/filters.ts';
import { OPTION_FILTERS } from '#machines/filters.ts';
import { FilterButton } from '#ui/filter-button.tsx';
import { FILTER_TITLES, minimumSummary, optionSummary, rangeSummary } from './filter-texts.ts';
import { MinimumForm } from './minimum-form.tsx';
import { OptionForm, type FilterOption } from './option-form.tsx';
import { RangeForm } from './range-form.tsx';

/** A column that can be filtered. */
export type FilteredColumn = FilterName | OptionFilterName;

type Props = {
  readonly name: FilteredColumn;
  readonly filters: Filters;
  readonly onChange: (change: FilterChange) => void;
};

/** The button below the head of a column that shows its filter and opens it. */
export function ColumnFilter({ name, filters, onChange }: Props) {
  const { long } = FILTER_TITLES[name];
  const summary = filterSummary(name, filters);
  return (
    <FilterButton label={long} summary={summary} isActive={isLimiting(summary)}>
      {(close) => (
        <FilterForm
          name={name}
          filters={filters}
          onChange={(change) => {
            onChange(change);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}

/** The filter of a column in a few characters. */
export function filterSummary(name: FilteredColumn, { options, ranges, minimums }: Filters): string {
  if (isOption(name)) return optionSummary(name, options[name]);
  return isMinimum(name) ? minimumSummary(name, minimums[name]) : rangeSummary(name, ranges[name]);
}

/** Whether a filter of this summary keeps any object out. */
export function isLimiting(summary: string): boolean {
  return summary !== 'Any' && summary !== 'All';
}

function FilterForm({ name, filters, onChange }: Props) {
  if (isOption(name)) {
    const apply = (checked: readonly FilterOption[]): void =>
      onChange({ kind: 'options', options: { [name]: checked } as Partial<OptionFilters> });
    return <OptionForm name={name} checked={filters.options[name]} onApply={apply} />;
  }
  if (isMinimum(name)) {
    return (
      <MinimumForm
        name={name}
        filter={filters.minimums[name]}
        onApply={(filter) => onChange({ kind: 'minimum', name, filter })}
      />
    );
  }
  return (
    <RangeForm
      name={name}
      filter={filters.ranges[name]}
      onApply={(filter) => onChange({ kind: 'range', name, filter })}
    />
  );
}

function isOption(name: FilteredColumn): name is OptionFilterName {
  return name in OPTION_FILTERS;
}

function isMinimum(name: RangeFilterName | MinimumFilterName): name is MinimumFilterName {
  return name in MINIMUM_FILTERS;
}
