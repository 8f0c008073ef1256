import { useState } from 'react';
import { RANGE_FILTERS, type RangeBounds, type RangeFilterName } from '#contract/opt/filters.ts';
import type { RangeFilter } from '#contract/opt/saved-filters.ts';
import { defaultRange, rangeEnd, rangeEnds } from '#machines/opt/filtering/filters.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { exchangedText } from '#ui/fields/accepted-value.ts';
import { decimalsOf, unitText } from './filter-texts.ts';
import { LimitForm } from './limit-form.tsx';

export type RangeFormProps = {
  readonly name: RangeFilterName;
  /** The filter in force; nothing for one that was never touched. */
  readonly filter: RangeFilter | undefined;
  readonly onApply: (filter: RangeFilter) => void;
  readonly onDone: () => void;
};

/** Least and greatest value of one quantity, and whether objects without a value pass. Ends the wrong way round change places. */
export function RangeForm({ name, filter, onApply, onDone }: RangeFormProps) {
  const bounds: RangeBounds = RANGE_FILTERS[name];
  const initial = filter ?? defaultRange(name);
  const [draft, setDraft] = useState<{ min: number | undefined; max: number | undefined }>(initial);
  const [remark, setRemark] = useState<string>();
  const change = (end: 'min' | 'max', typed: number | undefined, onRemark: () => void) => {
    const taken = rangeEnd(name, end, typed);
    setDraft({ ...draft, [end]: taken });
    setRemark(undefined);
    if (finiteOrNothing(taken) !== typed) onRemark();
  };
  const apply = (limit: Pick<RangeFilter, 'limited' | 'absent'>): boolean => {
    const ends = rangeEnds(name, draft);
    onApply({ ...limit, ...ends });
    const { min, max } = draft;
    if (!limit.limited || min === undefined || max === undefined || min <= max) return false;
    setDraft(ends);
    setRemark(exchangedText(min, max));
    return true;
  };
  return (
    <LimitForm name={name} limit={initial} label="Value within" onApply={apply} onDone={onDone}>
      {(isLimited, onRemark) => {
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
              onCommit={(min) => change('min', min, onRemark)}
            />
            <NumberField
              {...field}
              label="Max"
              value={finiteOrNothing(draft.max)}
              placeholder="no limit"
              min={bounds.leastMax ?? bounds.min}
              {...finite(bounds.max)}
              onCommit={(max) => change('max', max, onRemark)}
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
