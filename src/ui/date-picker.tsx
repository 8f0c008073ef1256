import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { DateBox } from './date-box.tsx';
import { dayMonthYear } from './date-text.ts';
import { FieldLabel, FieldNotes } from './field.tsx';

export type DatePickerProps = {
  label: string;
  isLabelHidden?: boolean;
  /** yyyy-MM-dd, Gregorian, without a time scale of its own; nothing shows dd/MM/yyyy to fill in. */
  value: string | undefined;
  /** Called with yyyy-MM-dd when a day is picked or a typed date is left, also for one typed out of range. */
  onChange: (value: string) => void;
  /** First and last day that can be chosen, yyyy-MM-dd. */
  min: string;
  max: string;
  /** First day at which a value is right that was chosen when `min` was another; `min` when it is left out. */
  validFrom?: string;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  /** An info mark beside the label. */
  aside?: ReactNode;
};

/** A day, typed as dd/MM/yyyy or picked from a calendar with a list of every year. It cannot be cleared. */
export function DatePicker({ label, value, onChange, ...rest }: DatePickerProps) {
  const [draft, setDraft] = useState<DateValue>();
  const [isOpen, setOpen] = useState(false);
  const [min, max] = [parseDate(rest.min), parseDate(rest.max)];
  const validFrom = rest.validFrom === undefined ? min : parseDate(rest.validFrom);
  const shown = draft ?? (value === undefined ? null : parseDate(value));
  const error =
    rest.error ?? (draft === undefined ? rangeError(shown, validFrom, max) : rangeError(draft, min, max));

  const commit = (date: DateValue | undefined) => {
    if (date === undefined) return;
    setDraft(undefined);
    if (date.toString() !== value) onChange(date.toString());
  };

  return (
    <AriaDatePicker<CalendarDate>
      className="field"
      value={shown as CalendarDate | null}
      onChange={(date) => (isOpen ? commit(date ?? undefined) : setDraft(date ?? undefined))}
      onFocusChange={(isFocused) => (isFocused ? undefined : commit(draft))}
      isOpen={isOpen}
      onOpenChange={setOpen}
      minValue={min}
      maxValue={max}
      isInvalid={error !== undefined}
      isDisabled={rest.isDisabled ?? false}
      shouldForceLeadingZeros
      granularity="day"
      firstDayOfWeek="mon"
      {...(rest.isLabelHidden === true ? { 'aria-label': label } : {})}
    >
      {rest.isLabelHidden === true ? null : <FieldLabel aside={rest.aside}>{label}</FieldLabel>}
      <DateBox first={min} last={max} />
      <FieldNotes hint={rest.hint} error={error} />
    </AriaDatePicker>
  );
}

function rangeError(date: DateValue | null, first: CalendarDate, last: CalendarDate): string | undefined {
  if (date === null) return undefined;
  if (date.compare(first) >= 0 && date.compare(last) <= 0) return undefined;
  return `Please provide a date from ${dayMonthYear(first)} to ${dayMonthYear(last)}`;
}
