import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FilterName } from '#contract/opt/filters.ts';
import type { MinimumFilter } from '#contract/opt/saved-filters.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FILTER_NOTES, FILTER_TITLES } from './filter-texts.ts';
import './filter-form.css';

/** Whether a quantity is limited at all, and whether objects without a value pass. */
type Limit = Pick<MinimumFilter, 'limited' | 'absent'>;

type LimitFormProps = {
  readonly name: FilterName;
  readonly limit: Limit;
  /** What the limit is, beside the box that switches it on. */
  readonly label: string;
  /** Returns whether that led to something that the form reports. */
  readonly onApply: (limit: Limit) => boolean;
  /** Called when the form has nothing more to report and can be closed. */
  readonly onDone: () => void;
  /** The fields of its ends; `onRemark` is called by one that reports that it took another value than was typed. */
  readonly children: (isLimited: boolean, onRemark: () => void) => ReactNode;
};

/**
 * The limit of one quantity, and whether objects without a value pass. Where the press that applies it also leads to something
 * that is reported of a value, the form stays, and goes with the next press.
 */
export function LimitForm({ name, limit, label, onApply, onDone, children }: LimitFormProps) {
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
