import type { CalendarDate, CalendarDateTime, DateValue } from '@internationalized/date';
import type { ReactNode } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { DateBox } from './date-box.tsx';
import { useDateDraft } from './date-draft.ts';
import { FieldLabel, FieldNotes } from '../fields/field.tsx';

/** The common behaviour of pickers of days and of moments, which differ in their texts. */
export type PickerProps = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  /** An info mark beside the label. */
  aside?: ReactNode;
  /** A date in range is also taken over while it is typed, at each of its parts. */
  isTakenAtOnce?: boolean;
};

type MomentPickerProps<Moment> = PickerProps & {
  value: Moment | undefined;
  /** Called when a day is picked or a typed moment is left, also for one typed out of range. */
  onChange: (moment: Moment) => void;
  /** First and last moment that can be chosen. */
  min: Moment;
  max: Moment;
  /** First moment that counts for a value chosen before `min` changed; `min` when it is left out. */
  validFrom?: Moment | undefined;
  granularity: 'day' | 'minute';
  /** A moment in the message about those that can be chosen. */
  written: (moment: Moment) => string;
};

/** A day, or a day and time of day of 24 hours: typed, or the day picked from a calendar. It cannot be cleared. */
export function MomentPicker<Moment extends CalendarDate | CalendarDateTime>({
  label,
  isLabelHidden = false,
  value,
  onChange,
  min,
  max,
  validFrom = min,
  granularity,
  written,
  ...rest
}: MomentPickerProps<Moment>) {
  const { draft, refusal, picker, box } = useDateDraft<Moment>({
    value: value ?? null,
    onCommit: onChange,
    ...(rest.isTakenAtOnce === true
      ? { isTakenAtOnce: (moment) => moment.compare(min) >= 0 && moment.compare(max) <= 0 }
      : {}),
  });
  const shown = draft ?? value ?? null;
  const first = draft === undefined ? validFrom : min;
  const isWithin = shown === null || (shown.compare(first) >= 0 && shown.compare(max) <= 0);
  const error =
    rest.error ?? (isWithin ? undefined : `Please provide a date from ${written(first)} to ${written(max)}`);

  return (
    <AriaDatePicker<DateValue>
      className="field"
      {...picker}
      value={shown}
      onChange={(chosen) => picker.onChange(chosen as Moment | null)}
      minValue={min}
      maxValue={max}
      isInvalid={error !== undefined}
      isDisabled={rest.isDisabled ?? false}
      shouldForceLeadingZeros
      granularity={granularity}
      hourCycle={24}
      firstDayOfWeek="mon"
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel aside={rest.aside}>{label}</FieldLabel>}
      <DateBox first={min} last={max} {...box} />
      <FieldNotes hint={rest.hint} error={error} remark={refusal} />
    </AriaDatePicker>
  );
}
