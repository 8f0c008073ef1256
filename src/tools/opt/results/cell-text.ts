import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';

/** How dates and places are written. */
export type Notation = {
  /** Calendar date and time in place of the Julian date, both UTC. */
  readonly calendarDates: boolean;
  /** Hours or degrees, minutes and seconds in place of decimal degrees. */
  readonly sexagesimal: boolean;
};

/** Stands for a value that does not exist. */
export const ABSENT = '–';
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
  const text = fixed(value, EPHEMERIS_COLUMNS[EPHEMERIS_INDEX[key]].decimals);
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

/** 'hh mm ss.sss' of a right ascension in degrees. */
export function rightAscensionText(degrees: number): string {
  const milliseconds = Math.round((((degrees % 360) + 360) % 360) * 240_000) % 86_400_000;
  return sexagesimal(milliseconds, 3);
}

/** '±dd mm ss.ss' of a declination in degrees. */
export function declinationText(degrees: number): string {
  const sign = degrees < 0 ? '−' : '+';
  return sign + sexagesimal(Math.round(Math.abs(degrees) * 360_000), 2);
}

function sexagesimal(parts: number, decimals: number): string {
  const scale = 10 ** decimals;
  const seconds = parts % (60 * scale);
  const minutes = Math.floor(parts / (60 * scale)) % 60;
  const whole = Math.floor(parts / (3600 * scale));
  const written = (seconds / scale).toFixed(decimals).padStart(3 + decimals, '0');
  return `${pad(whole)} ${pad(minutes)} ${written}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function fixed(value: number, decimals: number): string {
  const size = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(size) !== 0 ? `−${size}` : size;
}
