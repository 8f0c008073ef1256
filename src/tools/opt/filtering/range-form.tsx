import { useState } from 'react';
import { RANGE_FILTERS, type RangeBounds, type RangeFilterName } from '#contract/filters.ts';
import { defaultRange, rangeEnd, rangeEnds, type RangeFilter } from '#machines/opt/filters.ts';
import { NumberField } from '#ui/number-field.tsx';
import { exchangedText } from '#ui/taken-value.ts';
import { decimalsOf, unitText } from './filter-texts.ts';
import { LimitForm } from './limit-form.tsx';

export type RangeFormProps = {
  readonly name: RangeFilterName;
  /** The filter in force; nothing for one that was never touched. */
  readonly filter: RangeFilter | undefined;
  readonly onApply: (filter: RangeFilter) => void;
  /** Nothing is left to be told: the form may go. */
  readonly onDone: () => void;
};

/**
 * Least and greatest value of one quantity, and whether objects without a value pass. Where both were exchanged as they were
 * applied, the form stays and says so.
 */
export function RangeForm({ name, filter, onApply, onDone }: RangeFormProps) {
  const bounds: RangeBounds = RANGE_FILTERS[name];
  const initial = filter ?? defaultRange(name);
  const [draft, setDraft] = useState<{ min: number | undefined; max: number | undefined }>(initial);
  const [remark, setRemark] = useState<string>();
  const change = (end: 'min' | 'max', typed: number | undefined) => {
    setDraft({ ...draft, [end]: rangeEnd(name, end, typed) });
    setRemark(undefined);
  };
  const apply = (limit: Pick<RangeFilter, 'limited' | 'absent'>) => {
    const ends = rangeEnds(name, draft);
    onApply({ ...limit, ...ends });
    const { min, max } = draft;
    if (!limit.limited || min === undefined || max === undefined || min <= max) return onDone();
    setDraft(ends);
    setRemark(exchangedText(min, max));
  };
  return (
    <LimitForm name={name} limit={initial} label="Value within" onApply={apply}>
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
              remark={remark}
              onCommit={(min) => change('min', min)}
            />
            <NumberField
              {...field}
              label="Max"
              value={finiteOrNothing(draft.max)}
              placeholder="no limit"
              min={bounds.leastMax ?? bounds.min}
              {...finite(bounds.max)}
              onCommit={(max) => change('max', max)}
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
