import type { DateValue } from '@internationalized/date';
import { useRef, useState } from 'react';
import type { ImpossibleDay } from './impossible-day.ts';

type Options<Day> = {
  /** The day that the picker shows while nobody types. */
  readonly value: Day | null;
  /** A day was picked, or a typed one left. */
  readonly onCommit: (day: Day) => void;
  /** Whether a day is also taken over while it is typed. */
  readonly isTakenAtOnce?: (day: Day) => boolean;
};

/** What a date picker holds while somebody types: a day that is taken over at Enter or when the box is left, and never one that does not exist. */
export function useDateDraft<Day extends DateValue>({ value, onCommit, isTakenAtOnce }: Options<Day>) {
  const [draft, setDraft] = useState<Day>();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refused = useRef<ImpossibleDay>(undefined);
  const former = useRef<Day>(undefined);

  const onChange = (day: Day | null): void => {
    if (
      !isOpen &&
      refused.current !== undefined &&
      day?.toString().startsWith(refused.current.nearest) === true
    )
      return;
    refused.current = undefined;
    setRefusal(undefined);
    setDraft(isOpen ? undefined : (day ?? undefined));
    if (day !== null && (isOpen || isTakenAtOnce?.(day) === true)) onCommit(day);
  };

  const take = (): void => {
    setDraft(undefined);
    if (draft !== undefined && refused.current === undefined) onCommit(draft);
    refused.current = undefined;
  };

  const onFocusChange = (isFocused: boolean): void => {
    if (isFocused) former.current = value ?? undefined;
    else take();
  };

  const onKeyDown = ({ key }: { readonly key: string }): void => {
    if (key === 'Enter') take();
  };

  return {
    draft,
    /** Why the day that was typed last was not taken over. */
    refusal,
    picker: { isOpen, onOpenChange: setOpen, onChange, onFocusChange, onKeyDown },
    box: {
      hasDraft: draft !== undefined,
      onImpossible: (day: ImpossibleDay): void => {
        refused.current = day;
        setRefusal(day.reason);
        setDraft(undefined);
      },
      onRestore: (): void => {
        setDraft(undefined);
        setRefusal(undefined);
        if (isTakenAtOnce !== undefined && former.current !== undefined) onCommit(former.current);
      },
    },
  };
}
