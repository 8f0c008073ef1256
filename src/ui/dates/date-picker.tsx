import { parseDate } from '@internationalized/date';
import { dayMonthYear } from './date-text.ts';
import { MomentPicker, type PickerProps } from './moment-picker.tsx';

export type DatePickerProps = PickerProps & {
  /** yyyy-MM-dd, Gregorian, without a time scale; nothing shows dd/MM/yyyy to fill in. */
  value: string | undefined;
  /** Called with yyyy-MM-dd when another day is picked or a typed one is left, also for one typed out of range. */
  onChange: (value: string) => void;
  /** First and last day that can be chosen, yyyy-MM-dd. */
  min: string;
  max: string;
  /** First day that counts for a value chosen before `min` changed; `min` when it is left out. */
  validFrom?: string;
};

/** A day, typed as dd/MM/yyyy or picked from a calendar with a list of every year. It cannot be cleared. */
export function DatePicker({ value, onChange, min, max, validFrom = min, ...rest }: DatePickerProps) {
  return (
    <MomentPicker
      {...rest}
      value={value === undefined ? undefined : parseDate(value)}
      onChange={(date) => {
        if (date.toString() !== value) onChange(date.toString());
      }}
      min={parseDate(min)}
      max={parseDate(max)}
      validFrom={parseDate(validFrom)}
      granularity="day"
      written={dayMonthYear}
    />
  );
}
