import { julianDate } from '#engine/time/calendar.ts';
import { BadFileError } from '../source.ts';
import { horizonsColumns, type HorizonsCells } from './horizons-columns.ts';
import { horizonsHeader, type HorizonsHeader } from './horizons-header.ts';
import { RowError } from './rows.ts';
import { linesOf } from './text.ts';
import { numberOf, optionalNumber } from './value.ts';

/** One row of an observer table. */
export type HorizonsRow = {
  /** Julian date UTC, before 1962 UT1. */
  readonly dayUtc: number;
  /** Astrometric, ICRF. */
  readonly raDeg: number;
  readonly decDeg: number;
  /** Apparent magnitude, of comets the total one. */
  readonly magnitude?: number;
  /** Distances from observer and Sun. */
  readonly deltaAu?: number;
  readonly rAu?: number;
  /** Airless, apparent. */
  readonly azimuthDeg?: number;
  readonly elevationDeg?: number;
};

/** An observer table of JPL Horizons. */
export type HorizonsTable = HorizonsHeader & {
  /** In the order of their dates, at least one. */
  readonly rows: readonly HorizonsRow[];
  /** Half of the last printed digit of right ascension or declination, whichever is larger. */
  readonly roundingArcsec: number;
};

/** Longest table that is read, characters: some 60,000 rows with the usual columns. */
export const MAX_TABLE_CHARACTERS = 8_000_000;

/** Lines among the rows that say where some were left out. */
const CUT_OUT = /^\s*$|^\s*>/;

/**
 * Reads an observer table as Horizons prints it, in fixed width or comma-separated.
 *
 * @throws {BadFileError} with a sentence that names line and reason: no such table, a column missing, a cell unreadable, or several objects.
 * Source: https://ssd.jpl.nasa.gov/horizons/manual.html
 */
export function readHorizonsTable(text: string): HorizonsTable {
  if (text.length > MAX_TABLE_CHARACTERS)
    throw new BadFileError(
      `The table has ${text.length} characters; at most ${MAX_TABLE_CHARACTERS} are read.`,
    );
  const lines = linesOf(text);
  const header = horizonsHeader(lines);
  const start = soleLineIndex(lines, '$$SOE');
  const end = soleLineIndex(lines, '$$EOE');
  const titles = lines.slice(0, start).findLastIndex((line) => !/^\s*\**\s*$/.test(line));
  const cellsOf = horizonsColumns(lines[titles] ?? '', titles + 1);
  const rows: HorizonsRow[] = [];
  let roundingArcsec = 0;
  for (let at = start + 1; at < end; at++) {
    const line = lines[at] ?? '';
    if (CUT_OUT.test(line)) continue;
    const cells = atLine(at + 1, () => cellsOf(line));
    rows.push(atLine(at + 1, () => readRow(cells, rows.at(-1)?.dayUtc)));
    if (rows.length === 1) roundingArcsec = roundingOf(cells.place);
  }
  if (rows.length === 0) throw new BadFileError(`Line ${start + 1}: no rows follow.`);
  return { ...header, rows, roundingArcsec };
}

/** Index of the one line with a mark. */
function soleLineIndex(lines: readonly string[], mark: string): number {
  const found = lines.findIndex((line) => line.trim() === mark);
  if (found < 0) throw new BadFileError(`Line ${lines.length}: the text ends without ${mark}.`);
  const second = lines.findIndex((line, index) => index > found && line.trim() === mark);
  if (second < 0) return found;
  throw new BadFileError(
    `Line ${second + 1}: there is a second ${mark} here; one table at a time can be compared.`,
  );
}

function atLine<Value>(line: number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RowError || error instanceof RangeError)) throw error;
    throw new BadFileError(`Line ${line}: ${error.message}.`);
  }
}

function readRow(cells: HorizonsCells, before: number | undefined): HorizonsRow {
  const dayUtc = dayOf(cells.date);
  if (before !== undefined && dayUtc <= before)
    throw new RowError('its date is not after that of the row before');
  const [magnitude, deltaAu, rAu] = [cells.magnitude, cells.delta, cells.r].map(optional);
  const [azimuthDeg, elevationDeg] = (cells.horizontal ?? '').split(/\s+/).map(optional);
  return {
    dayUtc,
    ...placeOf(cells.place),
    ...(magnitude !== undefined && { magnitude }),
    ...(deltaAu !== undefined && { deltaAu }),
    ...(rAu !== undefined && { rAu }),
    ...(azimuthDeg !== undefined && elevationDeg !== undefined && { azimuthDeg, elevationDeg }),
  };
}

function optional(cell: string | undefined): number | undefined {
  return cell === 'n.a.' ? undefined : optionalNumber(cell, 'a cell');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DATE = /^(\d{4})-([A-Z][a-z]{2})-(\d\d) (\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?$/;

function dayOf(cell: string): number {
  if (/^\d+\.\d+$/.test(cell)) return Number(cell);
  const match = DATE.exec(cell);
  if (match === null) throw new RowError(`${JSON.stringify(cell.slice(0, 40))} is not a date`);
  const [year = 0, , day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return julianDate({ year, month: MONTHS.indexOf(match[2] ?? '') + 1, day, hour, minute, second });
}

/** Its numbers, without the marks of Sun and Moon before them. */
function numbersOf(place: string): readonly string[] {
  return place.split(/\s+/).filter((part) => /^[-+]?\d+(?:\.\d*)?$/.test(part));
}

function placeOf(place: string): { readonly raDeg: number; readonly decDeg: number } {
  const numbers = numbersOf(place);
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = numbers;
  if (numbers.length !== 2 && numbers.length !== 6)
    throw new RowError(`${JSON.stringify(place)} is not a right ascension and declination`);
  const [raDeg, decDeg] =
    numbers.length === 2
      ? [numberOf(a, 'RA'), numberOf(b, 'Dec')]
      : [15 * sexagesimal(a, b, c), sexagesimal(d, e, f)];
  if (raDeg < 0 || raDeg >= 360 || Math.abs(decDeg) > 90)
    throw new RowError(`${JSON.stringify(place)} is not a place on the sky`);
  return { raDeg, decDeg };
}

function sexagesimal(whole: string, minutes: string, seconds: string): number {
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return whole.startsWith('-') ? -size : size;
}

function roundingOf(place: string): number {
  const numbers = numbersOf(place);
  return numbers.length === 2
    ? 3600 * Math.max(halfDigit(numbers[0]), halfDigit(numbers[1]))
    : Math.max(15 * halfDigit(numbers[2]), halfDigit(numbers[5]));
}

function halfDigit(text = ''): number {
  return 10 ** -(text.split('.')[1]?.length ?? 0) / 2;
}
