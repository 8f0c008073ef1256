import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { declinationText, rightAscensionText } from './angle-text.ts';
import { ABSENT, fixedText } from './number-text.ts';

/** How dates and places are written. */
export type Notation = {
  /** Calendar date and time in place of the Julian date, both UTC. */
  readonly calendarDates: boolean;
  /** Hours or degrees, minutes and seconds in place of decimal degrees. */
  readonly sexagesimal: boolean;
};

const MINUTE_MS = 60_000;

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
  if (key === 'JD_UTC' && notation.calendarDates) return calendarText(value);
  if (key === 'AST_RA' && notation.sexagesimal) return rightAscensionText(value);
  if (key === 'AST_DEC' && notation.sexagesimal) return declinationText(value);
  const text = fixedText(value, EPHEMERIS_COLUMNS[EPHEMERIS_INDEX[key]].decimals);
  return FULL_CIRCLE.has(key) ? text.replace(/^360(?=\.0+$)/, '0') : text;
}

/** Unit of a column in this notation. */
export function unitText(key: EphemerisColumnKey, unit: string, notation: Notation): string {
  if (key === 'JD_UTC' && notation.calendarDates) return 'UTC date';
  if (key === 'AST_RA' && notation.sexagesimal) return 'h m s';
  return key === 'AST_DEC' && notation.sexagesimal ? '° ′ ″' : unit;
}

/** The source of an orbit as the column shows it. */
export function sourceText(database: string): string {
  return database === 'ESA/PDO' ? 'NEOCC' : database;
}

/** 'yyyy-MM-dd HH:mm', to the nearest minute, of a Julian date; both UTC. */
export function calendarText(julianDateUtc: number): string {
  const minute = Math.round(unixTimeFromJulianDate(julianDateUtc) / MINUTE_MS) * MINUTE_MS;
  return new Date(minute).toISOString().slice(0, 16).replace('T', ' ');
}
