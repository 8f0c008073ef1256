import type { FilterChange, Filters } from '#machines/opt/filters.ts';
import { FilterButton } from '#ui/filter-button.tsx';
import { filterSummary, isLimiting, isMinimum, isOption, type FilteredColumn } from './filter-summary.ts';
import { FILTER_TITLES } from './filter-texts.ts';
import { MinimumForm } from './minimum-form.tsx';
import { OptionForm, type FilterOption } from './option-form.tsx';
import { RangeForm } from './range-form.tsx';

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

function FilterForm({ name, filters, onChange }: Props) {
  if (isOption(name)) {
    const apply = (checked: readonly FilterOption[]): void =>
      onChange({ kind: 'options', options: { [name]: checked } });
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
