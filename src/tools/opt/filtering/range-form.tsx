import { useState } from 'react';
import { RANGE_FILTERS, type RangeBounds, type RangeFilterName } from '#contract/filters.ts';
import { defaultRange, rangeEnd, rangeEnds, type RangeFilter } from '#machines/opt/filters.ts';
import { NumberField } from '#ui/number-field.tsx';
import { decimalsOf, unitText } from './filter-texts.ts';
import { LimitForm } from './limit-form.tsx';

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
  return (
    <LimitForm
      name={name}
      limit={initial}
      label="Value within"
      onApply={(limit) => onApply({ ...limit, ...rangeEnds(name, draft) })}
    >
      {(isLimited) => {
        const field = { unit: unitText(name), decimals: decimalsOf(name), isDisabled: !isLimited };
        return (
          <div className="filter-form-ends">
            <NumberField
              {...field}
              label="Min"
              value={draft.min}
              min={bounds.min}
              {...finite(bounds.max)}
              onCommit={(min) => setDraft({ ...draft, min: rangeEnd(name, 'min', min) })}
            />
            <NumberField
              {...field}
              label="Max"
              value={finiteOrNothing(draft.max)}
              placeholder="no limit"
              min={bounds.leastMax ?? bounds.min}
              {...finite(bounds.max)}
              onCommit={(max) => setDraft({ ...draft, max: rangeEnd(name, 'max', max) })}
            />
          </div>
        );
      }}
    </LimitForm>
  );
}

function finite(max: number): { max?: number } {
  return Number.isFinite(max) ? { max } : {};
}

function finiteOrNothing(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}
