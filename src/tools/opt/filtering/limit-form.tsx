import { useState, type FormEvent, type ReactNode } from 'react';
import type { FilterName } from '#contract/filters.ts';
import type { MinimumFilter } from '#machines/opt/filters.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FILTER_NOTES, FILTER_TITLES } from './filter-texts.ts';
import './filter-form.css';

/** Whether a quantity is limited at all, and whether objects without a value pass. */
type Limit = Pick<MinimumFilter, 'limited' | 'absent'>;

type LimitFormProps = {
  readonly name: FilterName;
  readonly limit: Limit;
  /** What the limit is, beside the box that switches it on. */
  readonly label: string;
  readonly onApply: (limit: Limit) => void;
  /** The fields of its ends. */
  readonly children: (isLimited: boolean) => ReactNode;
};

/** The limit of one quantity, and whether objects without a value pass. */
export function LimitForm({ name, limit, label, onApply, children }: LimitFormProps) {
  const [limited, setLimited] = useState(limit.limited);
  const [absent, setAbsent] = useState(limit.absent);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply({ limited, absent });
  };

  const title = FILTER_TITLES[name].long;
  const note = FILTER_NOTES[name];
  return (
    <form className="filter-form" noValidate onSubmit={submit} aria-label={title}>
      <h3>{title}</h3>
      {note === undefined ? null : <p>{note}</p>}
      <Checkbox isSelected={limited} onChange={setLimited}>
        {label}
      </Checkbox>
      {children(limited)}
      <Checkbox isSelected={absent} onChange={setAbsent}>
        Objects without a value (NA)
      </Checkbox>
      <Button type="submit" kind="primary">
        Apply
      </Button>
    </form>
  );
}
