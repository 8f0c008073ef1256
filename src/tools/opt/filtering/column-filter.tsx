import {
  type FilterChange,
  type Filters,
  isLimiting,
  isMinimumFilter,
  isOptionFilter,
} from '#machines/opt/filtering/filters.ts';
import { FilterButton } from '#ui/table/filter-button.tsx';
import { filterSummary, type FilteredColumn } from './filter-summary.ts';
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
  return (
    <FilterButton label={long} summary={filterSummary(name, filters)} isActive={isLimiting(name, filters)}>
      {(close) => <FilterForm name={name} filters={filters} onChange={onChange} onDone={close} />}
    </FilterButton>
  );
}

function FilterForm({ name, filters, onChange, onDone }: Props & { readonly onDone: () => void }) {
  const apply = (change: FilterChange): void => {
    onChange(change);
    onDone();
  };
  if (isOptionFilter(name)) {
    return (
      <OptionForm
        name={name}
        checked={filters.options[name]}
        onApply={(checked: readonly FilterOption[]) =>
          apply({ kind: 'options', options: { [name]: checked } })
        }
      />
    );
  }
  if (isMinimumFilter(name)) {
    return (
      <MinimumForm
        name={name}
        filter={filters.minimums[name]}
        onApply={(filter) => onChange({ kind: 'minimum', name, filter })}
        onDone={onDone}
      />
    );
  }
  return (
    <RangeForm
      name={name}
      filter={filters.ranges[name]}
      onApply={(filter) => onChange({ kind: 'range', name, filter })}
      onDone={onDone}
    />
  );
}
