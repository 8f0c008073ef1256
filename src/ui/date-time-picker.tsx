import { parseDateTime, type CalendarDateTime, type DateValue } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { DateBox } from './date-box.tsx';
import { dayMonthYear, hourMinute } from './date-text.ts';
import { FieldLabel, FieldNotes } from './field.tsx';

export type DateTimePickerProps = {
  label: string;
  isLabelHidden?: boolean;
  /** yyyy-MM-ddTHH:mm, without a time scale of its own; nothing shows dd/MM/yyyy HH:mm to fill in. */
  value: string | undefined;
  /** Called with yyyy-MM-ddTHH:mm when a day is picked or a typed moment is left, also for one out of range. */
  onChange: (value: string) => void;
  /** First and last moment that can be chosen, yyyy-MM-ddTHH:mm. */
  min: string;
  max: string;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  /** An info mark beside the label. */
  aside?: ReactNode;
};

/** A day and time of day of 24 hours, typed or with the day picked from a calendar. It cannot be cleared. */
export function DateTimePicker({
  label,
  isLabelHidden = false,
  value,
  onChange,
  ...rest
}: DateTimePickerProps) {
  const [draft, setDraft] = useState<DateValue>();
  const [isOpen, setOpen] = useState(false);
  const [min, max] = [parseDateTime(rest.min), parseDateTime(rest.max)];
  const shown = draft ?? (value === undefined ? null : parseDateTime(value));
  const error = rest.error ?? rangeError(shown, min, max);

  const commit = (moment: DateValue | undefined) => {
    if (moment === undefined) return;
    setDraft(undefined);
    const text = moment.toString().slice(0, 16);
    if (text !== value) onChange(text);
  };

  return (
    <AriaDatePicker<CalendarDateTime>
      className="field"
      value={shown as CalendarDateTime | null}
      onChange={(moment) => (isOpen ? commit(moment ?? undefined) : setDraft(moment ?? undefined))}
      onFocusChange={(isFocused) => (isFocused ? undefined : commit(draft))}
      isOpen={isOpen}
      onOpenChange={setOpen}
      minValue={min}
      maxValue={max}
      isInvalid={error !== undefined}
      isDisabled={rest.isDisabled ?? false}
      shouldForceLeadingZeros
      granularity="minute"
      hourCycle={24}
      firstDayOfWeek="mon"
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel aside={rest.aside}>{label}</FieldLabel>}
      <DateBox first={min} last={max} />
      <FieldNotes hint={rest.hint} error={error} />
    </AriaDatePicker>
  );
}

function rangeError(
  moment: DateValue | null,
  min: CalendarDateTime,
  max: CalendarDateTime,
): string | undefined {
  if (moment === null || (moment.compare(min) >= 0 && moment.compare(max) <= 0)) return undefined;
  return `Please provide a date from ${written(min)} to ${written(max)}`;
}

function written(moment: CalendarDateTime): string {
  return `${dayMonthYear(moment)} ${hourMinute(moment)}`;
}
