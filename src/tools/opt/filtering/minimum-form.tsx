import { useState } from 'react';
import { MINIMUM_FILTERS, type MinimumFilterName } from '#contract/opt/filters.ts';
import { minimumEnd, type MinimumFilter } from '#machines/opt/filtering/filters.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { decimalsOf, unitText } from './filter-texts.ts';
import { LimitForm } from './limit-form.tsx';

export type MinimumFormProps = {
  readonly name: MinimumFilterName;
  readonly filter: MinimumFilter;
  readonly onApply: (filter: MinimumFilter) => void;
  readonly onDone: () => void;
};

/** Smallest value of one quantity, and whether objects without a value pass. */
export function MinimumForm({ name, filter, onApply, onDone }: MinimumFormProps) {
  const [min, setMin] = useState<number | undefined>(filter.min);
  const apply = (limit: Pick<MinimumFilter, 'limited' | 'absent'>): boolean => {
    onApply({ ...limit, min: minimumEnd(name, min) });
    return false;
  };
  return (
    <LimitForm name={name} limit={filter} label="Value at least" onApply={apply} onDone={onDone}>
      {(isLimited, onRemark) => (
        <NumberField
          label="Min"
          value={min}
          min={MINIMUM_FILTERS[name].min}
          unit={unitText(name)}
          decimals={decimalsOf(name)}
          isDisabled={!isLimited}
          onCommit={(typed) => {
            const taken = minimumEnd(name, typed);
            setMin(taken);
            if (taken !== typed) onRemark();
          }}
        />
      )}
    </LimitForm>
  );
}
