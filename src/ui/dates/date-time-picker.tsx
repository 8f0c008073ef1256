import { parseDateTime } from '@internationalized/date';
import { dayMonthYear, hourMinute } from './date-text.ts';
import { MomentPicker, type PickerProps } from './moment-picker.tsx';

export type DateTimePickerProps = PickerProps & {
  /** yyyy-MM-ddTHH:mm, without a time scale; nothing shows dd/MM/yyyy HH:mm to fill in. */
  value: string | undefined;
  /** Called with yyyy-MM-ddTHH:mm when a day is picked or a typed moment is left, also for one out of range. */
  onChange: (value: string) => void;
  /** First and last moment that can be chosen, yyyy-MM-ddTHH:mm. */
  min: string;
  max: string;
};

/** A day and time of day of 24 hours, typed or with the day picked from a calendar. It cannot be cleared. */
export function DateTimePicker({ value, onChange, min, max, ...rest }: DateTimePickerProps) {
  return (
    <MomentPicker
      {...rest}
      value={value === undefined ? undefined : parseDateTime(value)}
      onChange={(moment) => {
        const text = moment.toString().slice(0, 'yyyy-MM-ddTHH:mm'.length);
        if (text !== value) onChange(text);
      }}
      min={parseDateTime(min)}
      max={parseDateTime(max)}
      granularity="minute"
      written={(moment) => `${dayMonthYear(moment)} ${hourMinute(moment)}`}
    />
  );
}
