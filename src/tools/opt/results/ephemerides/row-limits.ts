import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { RowLimits } from '#machines/opt/calculation/columns.ts';
import { localMoment, zoneTitle } from '#parts/time-zone/local-time.ts';
import { fixedText } from '#parts/quantities/number-text.ts';

const MINUTES_PER_HOUR = 60;

/** The hours that are proposed when one end is chosen first. */
const EVENING = 18;
const MORNING = 6;

/** Values that are read of a row. */
type Row = { readonly value: (key: EphemerisColumnKey) => number | null };

type LimitedBy = { readonly limits: RowLimits; readonly zone?: string | undefined };

/**
 * Whether a row lies within the user's limits. From the geocentre nothing has an altitude, and every row passes.
 * Both ends of the hours belong to them.
 */
export function rowTest({ limits: { minimumAltitude, hours }, zone }: LimitedBy): (row: Row) => boolean {
  const minuteOf = minuteReader(zone ?? 'UTC');
  const isHighEnough = (row: Row): boolean => {
    const altitude = row.value('AST_ALT');
    return minimumAltitude === undefined || altitude === null || altitude >= minimumAltitude;
  };
  const isInTime = (row: Row): boolean => {
    const date = row.value('JD_UTC');
    if (hours === undefined || date === null) return true;
    const minute = minuteOf(date);
    const [isAfter, isBefore] = [
      minute >= hours.from * MINUTES_PER_HOUR,
      minute <= hours.to * MINUTES_PER_HOUR,
    ];
    return hours.from < hours.to ? isAfter && isBefore : isAfter || isBefore;
  };
  return (row) => isHighEnough(row) && isInTime(row);
}

/** The minute of the day of a Julian date; objects share their dates, so that each is converted once. */
function minuteReader(zone: string): (julianDate: number) => number {
  const known = new Map<number, number>();
  return (julianDate) => {
    const found = known.get(julianDate);
    if (found !== undefined) return found;
    const moment = localMoment(unixTimeFromJulianDate(julianDate), zone).round('minute');
    const minute = moment.hour * MINUTES_PER_HOUR + moment.minute;
    known.set(julianDate, minute);
    return minute;
  };
}

/**
 * The hours after one end was chosen; where there were none, the other end is that of a whole night: morning for an evening, evening for a
 * morning.
 */
export function hoursWith(
  hours: RowLimits['hours'],
  end: 'from' | 'to',
  hour: number,
): NonNullable<RowLimits['hours']> {
  if (hours !== undefined) return { ...hours, [end]: hour };
  return end === 'from'
    ? { from: hour, to: hour === MORNING ? EVENING : MORNING }
    : { from: hour === EVENING ? MORNING : EVENING, to: hour };
}

/** The limits of the rows in words, one after the other. */
export function limitTexts({ limits: { minimumAltitude, hours }, zone }: LimitedBy): readonly string[] {
  return [
    ...(minimumAltitude === undefined ? [] : [`Altitude from ${fixedText(minimumAltitude, 0)}°`]),
    ...(hours === undefined ? [] : [hoursText(hours, zone)]),
  ];
}

/** `22:00–04:00 GMT +01:00`. */
export function hoursText({ from, to }: NonNullable<RowLimits['hours']>, zone: string | undefined): string {
  return `${hourText(from)}–${hourText(to)} ${zone === undefined ? 'UTC' : zoneTitle(zone)}`;
}

/** '05:00'. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
