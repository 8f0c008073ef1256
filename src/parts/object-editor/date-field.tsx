import { modifiedTdbOfUtc } from '#contract/nov/modified-date.ts';
import { FIRST_TIMELINE_MJD } from '#contract/user-defined/user-defined-ranges.ts';
import { DateTimePicker } from '#ui/dates/date-time-picker.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { mjdOfMoment, momentOfMjd } from './field-moment.ts';
import type { EditorFieldProps } from './typed-field.tsx';

const EARLIEST = momentOfMjd(String(FIRST_TIMELINE_MJD)) ?? '';

export type DateFieldProps = Omit<EditorFieldProps, 'isFaulty' | 'onLeave'> & {
  /** The last date allowed, Modified Julian Date. */
  readonly latestMjd: number;
};

/** A date of a form: shown and picked as a moment UTC, stored as Modified Julian Date. */
export function DateField({ field, text, error, isDisabled, onType, latestMjd }: DateFieldProps) {
  return (
    <DateTimePicker
      label={`${field.label} (UTC)`}
      aside={<InfoMark label={`About ${field.label}`} text={field.tooltip} />}
      value={momentOfMjd(text)}
      min={EARLIEST}
      max={momentOfMjd(String(latestMjd)) ?? EARLIEST}
      hint={hintOf(text)}
      error={error}
      isDisabled={isDisabled}
      isTakenAtOnce
      onChange={(moment) => onType(mjdOfMoment(moment))}
    />
  );
}

/** A Modified Julian Date UTC in the time scale of orbits, which catalogues give epochs in. */
function hintOf(text: string): string | undefined {
  const mjd = Number(text);
  return text === '' || !Number.isFinite(mjd) ? undefined : `MJD ${modifiedTdbOfUtc(mjd).toFixed(5)} TDB`;
}
