import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type FilterName,
  MINIMUM_FILTERS,
  type MinimumFilterName,
  RANGE_FILTERS,
  type RangeBounds,
  type RangeFilterName,
} from '#contract/opt/filters.ts';
import type { MinimumFilter, RangeFilter } from '#contract/opt/saved-filters.ts';
import { defaultRange, minimumEnd, rangeEnd, rangeEnds } from '#machines/opt/filtering/filters.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { exchangedText } from '#ui/fields/accepted-value.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { decimalsOf, FILTER_NOTES, FILTER_TITLES, unitText } from './filter-texts.ts';
import './filter-form.css';

type RangeFormProps = {
  readonly name: RangeFilterName;
  /** The filter in force; nothing for one that was never touched. */
  readonly filter: RangeFilter | undefined;
  readonly onApply: (filter: RangeFilter) => void;
  readonly onDone: () => void;
};

/** Least and greatest value of one quantity, and whether objects without a value pass. If the least value exceeds the greatest, the two are swapped. */
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

type MinimumFormProps = {
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

/** Whether a quantity is limited at all, and whether objects without a value pass. */
type Limit = Pick<MinimumFilter, 'limited' | 'absent'>;

type LimitFormProps = {
  readonly name: FilterName;
  readonly limit: Limit;
  /** The words beside the box that switches the limit on. */
  readonly label: string;
  /** Returns whether that led to something that the form reports. */
  readonly onApply: (limit: Limit) => boolean;
  /** Called when the form has nothing more to report and can be closed. */
  readonly onDone: () => void;
  /** The fields of its ends; `onRemark` is called by one that reports that it took another value than was typed. */
  readonly children: (isLimited: boolean, onRemark: () => void) => ReactNode;
};

/**
 * The limit of one quantity, and whether objects without a value pass. If the press that applies the limit also makes a field report a
 * corrected value, the form stays open and the next press closes it.
 */
function LimitForm({ name, limit, label, onApply, onDone, children }: LimitFormProps) {
  const [limited, setLimited] = useState(limit.limited);
  const [absent, setAbsent] = useState(limit.absent);
  const form = useRef<HTMLFormElement>(null);
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const goOn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement)) setUnread(false); // the user could read the remark on the way there
    };
    const { current } = form;
    current?.addEventListener('focusin', goOn);
    return () => current?.removeEventListener('focusin', goOn);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const hasRemark = onApply({ limited, absent }) || isUnread;
    setUnread(false);
    if (!hasRemark) onDone();
  };
  const title = FILTER_TITLES[name].long;
  const note = FILTER_NOTES[name];
  return (
    <form ref={form} className="filter-form" noValidate onSubmit={submit} aria-label={title}>
      <h3>
        <Glossed words={title} />
      </h3>
      {note === undefined ? null : <p>{note}</p>}
      <Checkbox isSelected={limited} onChange={setLimited}>
        {label}
      </Checkbox>
      {children(limited, () => setUnread(true))}
      <Checkbox isSelected={absent} onChange={setAbsent}>
        Objects without a value (NA)
      </Checkbox>
      <Button type="submit" kind="primary">
        Apply
      </Button>
    </form>
  );
}
