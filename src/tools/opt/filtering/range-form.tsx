import { useState, type FormEvent } from 'react';
import { RANGE_FILTERS, type RangeBounds, type RangeFilterName } from '#contract/filters.ts';
import { defaultRange, rangeEnds, type RangeFilter } from '#machines/opt/filters.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { decimalsOf, FILTER_TITLES, unitText } from './filter-texts.ts';
import './filter-form.css';

export type RangeFormProps = {
  readonly name: RangeFilterName;
  /** The filter in force; nothing for one that was never touched. */
  readonly filter: RangeFilter | undefined;
  readonly onApply: (filter: RangeFilter) => void;
};

/** Least and greatest value of one quantity, and whether objects without a value pass. */
export function RangeForm({ name, filter, onApply }: RangeFormProps) {
  const bounds: RangeBounds = RANGE_FILTERS[name];
  const initial = filter ?? defaultRange(name);
  const [draft, setDraft] = useState<{ min: number | undefined; max: number | undefined }>(initial);
  const [limited, setLimited] = useState(initial.limited);
  const [absent, setAbsent] = useState(initial.absent);
  const field = { unit: unitText(name), decimals: decimalsOf(name), isDisabled: !limited };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply({ limited, absent, ...rangeEnds(name, draft) });
  };

  return (
    <form className="filter-form" noValidate onSubmit={submit} aria-label={FILTER_TITLES[name].long}>
      <h3>{FILTER_TITLES[name].long}</h3>
      <Checkbox isSelected={limited} onChange={setLimited}>
        Value within
      </Checkbox>
      <div className="filter-form-ends">
        <NumberField
          {...field}
          label="Min"
          value={draft.min}
          min={bounds.min}
          {...finite(bounds.max)}
          onCommit={(min) => setDraft({ ...draft, min: min ?? bounds.min })}
        />
        <NumberField
          {...field}
          label="Max"
          value={finiteOrNothing(draft.max)}
          placeholder="no limit"
          min={bounds.min}
          {...finite(bounds.max)}
          onCommit={(max) => setDraft({ ...draft, max: max ?? bounds.max })}
        />
      </div>
      <Checkbox isSelected={absent} onChange={setAbsent}>
        Objects without a value (NA)
      </Checkbox>
      <Button type="submit" kind="primary">
        Apply
      </Button>
    </form>
  );
}

function finite(max: number): { max?: number } {
  return Number.isFinite(max) ? { max } : {};
}

function finiteOrNothing(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}
