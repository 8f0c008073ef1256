import { FIRST_TIMELINE_MJD } from '#contract/user-defined-ranges.ts';
import { DateTimePicker } from '#ui/date-time-picker.tsx';
import { InfoMark } from '#ui/info-mark.tsx';
import { mjdOfMoment, momentOfMjd } from './field-moment.ts';
import type { EditorFieldProps } from './typed-field.tsx';

const EARLIEST = momentOfMjd(String(FIRST_TIMELINE_MJD)) ?? '';

export type DateFieldProps = Omit<EditorFieldProps, 'isFaulty' | 'onLeave'> & {
  /** The last date allowed, Modified Julian Date. */
  readonly latestMjd: number;
};

/** A date of a form: shown and picked as a moment UTC, kept as Modified Julian Date. */
export function DateField({ field, text, error, isDisabled, onType, latestMjd }: DateFieldProps) {
  return (
    <DateTimePicker
      label={`${field.label} (UTC)`}
      aside={<InfoMark label={`About ${field.label}`} text={field.tooltip} />}
      value={momentOfMjd(text)}
      min={EARLIEST}
      max={momentOfMjd(String(latestMjd)) ?? EARLIEST}
      error={error}
      isDisabled={isDisabled}
      isTakenAtOnce
      onChange={(moment) => onType(mjdOfMoment(moment))}
    />
  );
}
