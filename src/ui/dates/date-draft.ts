import type { DateValue } from '@internationalized/date';
import { useRef, useState } from 'react';
import type { ImpossibleDay } from './impossible-day.ts';

type Options<Day> = {
  /** The day that the picker shows while the user does not type. */
  readonly value: Day | null;
  /** A day was picked, or a typed one left. */
  readonly onCommit: (day: Day) => void;
  /** Whether a day is also taken over while it is typed. */
  readonly isTakenAtOnce?: (day: Day) => boolean;
};

/**
 * What a date picker contains while the user types: a day that is taken over at Enter or when the box is left, and never one that does not
 * exist.
 */
export function useDateDraft<Day extends DateValue>({ value, onCommit, isTakenAtOnce }: Options<Day>) {
  const [draft, setDraft] = useState<Day>();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refused = useRef<ImpossibleDay>(undefined);
  const former = useRef<Day>(undefined);
  const latest = useRef<Day>(undefined); // the draft before it is drawn: the same press may complete it and take it over

  const changeDraft = (day: Day | undefined): void => {
    latest.current = day;
    setDraft(day);
  };

  const onChange = (day: Day | null): void => {
    if (
      !isOpen &&
      refused.current !== undefined &&
      day?.toString().startsWith(refused.current.nearest) === true
    )
      return;
    refused.current = undefined;
    setRefusal(undefined);
    changeDraft(isOpen ? undefined : (day ?? undefined));
    if (day !== null && (isOpen || isTakenAtOnce?.(day) === true)) onCommit(day);
  };

  const commitDraft = (): void => {
    const day = latest.current;
    changeDraft(undefined);
    if (day !== undefined && refused.current === undefined) onCommit(day);
    refused.current = undefined;
  };

  const onFocusChange = (isFocused: boolean): void => {
    if (isFocused) former.current = value ?? undefined;
    else commitDraft();
  };

  return {
    draft,
    /** Why the day that was typed last was not taken over. */
    refusal,
    picker: { isOpen, onOpenChange: setOpen, onChange, onFocusChange },
    box: {
      hasDraft: draft !== undefined,
      onTake: commitDraft,
      onImpossible: (day: ImpossibleDay): void => {
        refused.current = day;
        setRefusal(day.reason);
        changeDraft(undefined);
      },
      onRestore: (): void => {
        changeDraft(undefined);
        setRefusal(undefined);
        if (isTakenAtOnce !== undefined && former.current !== undefined) onCommit(former.current);
      },
    },
  };
}
