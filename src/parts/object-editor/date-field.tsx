import { modifiedTdbOfUtc } from '#contract/nov/modified-date.ts';
import { FIRST_TIMELINE_MJD } from '#contract/user-defined/user-defined-ranges.ts';
import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { mjdOfMs, msOfMjd } from '#machines/kit/julian-date.ts';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { DateTimePicker } from '#ui/dates/date-time-picker.tsx';
import { Explanation } from '../glossary/term.tsx';
import { minuteOf, momentOf } from '../timeline/moment-text.ts';
import type { EditorFieldProps } from './typed-field.tsx';

/**
 * The moment that a date field shows, UTC, to the nearest minute.
 *
 * @param mjd Modified Julian Date in a form.
 * @returns `YYYY-MM-DDTHH:mm`; undefined while the field is empty.
 */
export function momentOfMjd(mjd: string): string | undefined {
  if (mjd.trim() === '') return undefined;
  const minutes = Math.round(msOfMjd(Number(mjd)) / MILLISECONDS_PER_MINUTE);
  return minuteOf(minutes * MILLISECONDS_PER_MINUTE);
}

/** The text of a form for a moment: the inverse of {@link momentOfMjd}. @param moment `YYYY-MM-DDTHH:mm`, UTC. */
export function mjdOfMoment(moment: string): string {
  return String(mjdOfMs(momentOf(moment)));
}

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
      aside={
        <InfoMark
          label={`About ${field.label}`}
          text={<Explanation text={`${field.tooltip}.`} words={field.label} />}
        />
      }
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
