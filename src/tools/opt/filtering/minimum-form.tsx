import { useState, type FormEvent } from 'react';
import { MINIMUM_FILTERS, type MinimumFilterName } from '#contract/filters.ts';
import { minimumEnd, type MinimumFilter } from '#machines/opt/filters.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { decimalsOf, FILTER_NOTES, FILTER_TITLES, unitText } from './filter-texts.ts';
import './filter-form.css';

export type MinimumFormProps = {
  readonly name: MinimumFilterName;
  readonly filter: MinimumFilter;
  readonly onApply: (filter: MinimumFilter) => void;
};

/** Smallest value of one quantity, and whether objects without a value pass. */
export function MinimumForm({ name, filter, onApply }: MinimumFormProps) {
  const [min, setMin] = useState<number | undefined>(filter.min);
  const [limited, setLimited] = useState(filter.limited);
  const [absent, setAbsent] = useState(filter.absent);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply({ limited, absent, min: minimumEnd(name, min) });
  };

  const note = FILTER_NOTES[name];
  return (
    <form className="filter-form" noValidate onSubmit={submit} aria-label={FILTER_TITLES[name].long}>
      <h3>{FILTER_TITLES[name].long}</h3>
      {note === undefined ? null : <p>{note}</p>}
      <Checkbox isSelected={limited} onChange={setLimited}>
        Value at least
      </Checkbox>
      <NumberField
        label="Min"
        value={min}
        min={MINIMUM_FILTERS[name].min}
        unit={unitText(name)}
        decimals={decimalsOf(name)}
        isDisabled={!limited}
        onCommit={(value) => setMin(minimumEnd(name, value))}
      />
      <Checkbox isSelected={absent} onChange={setAbsent}>
        Objects without a value (NA)
      </Checkbox>
      <Button type="submit" kind="primary">
        Apply
      </Button>
    </form>
  );
}
