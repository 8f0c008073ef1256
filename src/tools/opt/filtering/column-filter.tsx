import { type FormEvent, useState } from 'react';
import type { Filters } from '#contract/opt/saved-filters.ts';
import {
  type FilterChange,
  isLimiting,
  isMinimumFilter,
  isOptionFilter,
  OPTION_FILTERS,
  type OptionFilterName,
} from '#machines/opt/filtering/filters.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FilterButton } from '#ui/table/filter-button.tsx';
import { type FilteredColumn, filterSummary } from './limits-text.ts';
import { FILTER_TITLES, optionTitle } from './filter-texts.ts';
import { MinimumForm, RangeForm } from './limit-forms.tsx';
import './filter-form.css';

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

/** An option of any checkbox filter. */
type FilterOption = string | boolean;

type OptionFormProps = {
  readonly name: OptionFilterName;
  readonly checked: readonly FilterOption[];
  readonly onApply: (checked: readonly FilterOption[]) => void;
};

/** Which options of a checkbox filter let an object pass. */
function OptionForm({ name, checked, onApply }: OptionFormProps) {
  const options: readonly FilterOption[] = OPTION_FILTERS[name];
  const [draft, setDraft] = useState(checked);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply(draft);
  };

  return (
    <form className="filter-form" onSubmit={submit} aria-label={FILTER_TITLES[name].long}>
      <h3>
        <Glossed words={FILTER_TITLES[name].long} />
      </h3>
      {options.map((option) => (
        <Checkbox
          key={String(option)}
          isSelected={draft.includes(option)}
          onChange={(isOn) =>
            setDraft(options.filter((each) => (each === option ? isOn : draft.includes(each))))
          }
        >
          {optionTitle(name, option)}
        </Checkbox>
      ))}
      <div className="row">
        <Button size="small" onPress={() => setDraft(options)}>
          All
        </Button>
        <Button size="small" onPress={() => setDraft([])}>
          None
        </Button>
      </div>
      <Button type="submit" kind="primary">
        Apply
      </Button>
    </form>
  );
}
