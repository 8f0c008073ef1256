import { EPHEMERIS_COLUMN, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { localText, zoneTitle } from '../time-zone/local-time.ts';
import { utcOf } from '../timeline/moment-text.ts';
import { declinationText, rightAscensionText } from './angle-text.ts';
import { ABSENT, fixedText } from './number-text.ts';

/** How dates and places are written. */
export type Notation = {
  /** Calendar date and time in place of the Julian date. */
  readonly calendarDates: boolean;
  /** Zone of calendar dates, IANA name or offset; UTC without one. Julian dates are always UTC. */
  readonly zone?: string | undefined;
  /** Hours or degrees, minutes and seconds in place of decimal degrees. */
  readonly sexagesimal: boolean;
};

/** Angles from 0 to 360 degrees: what rounds to the full circle is written as its beginning. */
const FULL_CIRCLE: ReadonlySet<EphemerisColumnKey> = new Set([
  'AST_RA',
  'AST_AZ',
  'AST_ECLONG',
  'AST_GLONG',
  'POS_ANG',
]);

/** Writes one value with the decimals of its column; a dash where there is none. */
export function cellText(key: EphemerisColumnKey, value: number | null, notation: Notation): string {
  if (value === null) return ABSENT;
  if (key === 'JD_UTC' && notation.calendarDates) {
    return notation.zone === undefined
      ? calendarText(value)
      : localText(unixTimeFromJulianDate(value), notation.zone);
  }
  if (key === 'AST_RA' && notation.sexagesimal) return rightAscensionText(value);
  if (key === 'AST_DEC' && notation.sexagesimal) return declinationText(value);
  const text = fixedText(value, EPHEMERIS_COLUMN[key].decimals);
  return FULL_CIRCLE.has(key) ? text.replace(/^360(?=\.0+$)/, '0') : text;
}

/** Whether a column has dates of a local calendar in place of Julian dates, which are UTC. */
export function isLocalDate(key: EphemerisColumnKey, { calendarDates, zone }: Notation): boolean {
  return key === 'JD_UTC' && calendarDates && zone !== undefined;
}

/** Unit of a column in this notation. */
export function unitText(key: EphemerisColumnKey, unit: string, notation: Notation): string {
  if (key === 'JD_UTC' && notation.calendarDates) {
    return notation.zone === undefined ? 'UTC date' : zoneTitle(notation.zone);
  }
  if (key === 'AST_RA' && notation.sexagesimal) return 'h m s';
  return key === 'AST_DEC' && notation.sexagesimal ? '° ′ ″' : unit;
}

/** The source of an orbit as the column shows it; `N/A` where none is known. */
export function sourceText(database: string | undefined): string {
  return database === 'ESA/PDO' ? 'NEOCC' : (database ?? 'N/A');
}

/** 'yyyy-MM-dd HH:mm', to the nearest minute, of a Julian date; both UTC. */
export function calendarText(julianDateUtc: number): string {
  const moment = nearestMinute(julianDateUtc);
  return `${moment.toPlainDate().toString()} ${hourMinute(moment)}`;
}

/** 'yyyy-MM-dd' of a Julian date, rounded to the nearest minute first. */
export function calendarDay(julianDate: number): string {
  return nearestMinute(julianDate).toPlainDate().toString();
}

function nearestMinute(julianDate: number): Temporal.PlainDateTime {
  return utcOf(unixTimeFromJulianDate(julianDate)).round('minute');
}
