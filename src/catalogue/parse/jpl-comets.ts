import { BadFileError, type Parsed } from '../source.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { type BodyRow, bodyNames } from './body-row.ts';
import { elementsOf } from './elements.ts';
import { julianDateOf } from './calendar.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, linesOf } from './text.ts';
import { numberOf, textOf } from './value.ts';

/** First characters of the header: a file without them is of another kind. */
const HEADER = 'Num  Name';
/** Columns of a line, 0-based: number and name, epoch (MJD), q, e, i, w, node, Tp, reference. */
const COLUMNS = [0, 43, 51, 63, 74, 84, 94, 104, 119] as const;
const LEAST_WIDTH = 118;

/** A name with the epoch, five elements, and the perihelion as a date without marks. */
const LINE = /^(\s*\S.*?\s-?\d{1,6})((?:\s+\d+\.\d+){5}\s+-?\d{5,8}\.\d+(?:\s.*)?)$/;

/**
 * Comets of JPL's `ELEMENTS.COMET`: fixed width, two header lines, ecliptic J2000, times TDB.
 *
 * @throws {BadFileError} when the header differs.
 */
export function parseJplComets(bytes: Uint8Array): Parsed<BodyRow> {
  const lines = linesOf(decodeText(bytes));
  if (!(lines[0] ?? '').startsWith(HEADER)) throw new BadFileError('not the header of ELEMENTS.COMET');
  return collectRows(lines.slice(2), {
    nameOf: (line) => line.slice(0, 43).trim(),
    read: readLine,
    keyOf: (row) => row.number ?? row.designation,
  });
}

/** Whether a line is one of `ELEMENTS.COMET`, whose blanks before the name may be missing. */
export function isJplComet(line: string): boolean {
  return LINE.test(line);
}

/**
 * The row of such a line.
 *
 * @throws {RowError} naming what cannot be read. Source: ssd.jpl.nasa.gov/sb/elem_tables.html.
 */
export function readJplComet(line: string): BodyRow {
  const [, named = line, elements = ''] = LINE.exec(line) ?? [];
  return readLine(named.padStart(COLUMNS[2]) + elements);
}

function readLine(line: string): BodyRow {
  if (line.length < LEAST_WIDTH) {
    throw new RowError(`line has ${line.length} characters, not ${LEAST_WIDTH} or more`);
  }
  const [name, epoch, q, e, i, peri, node, perihelion, reference] = COLUMNS.map((start, k) =>
    line.slice(start, COLUMNS[k + 1]).trim(),
  );
  return {
    ...bodyNames(textOf(name, 'name')),
    bodyType: 'Comet',
    elements: elementsOf({
      epochJd: numberOf(epoch, 'epoch') + MJD_ORIGIN,
      perihelionDistanceAu: numberOf(q, 'q'),
      eccentricity: numberOf(e, 'e'),
      inclinationDeg: numberOf(i, 'i'),
      nodeDeg: numberOf(node, 'node'),
      argumentOfPerihelionDeg: numberOf(peri, 'w'),
      perihelionJd: packedCalendarJd(textOf(perihelion, 'Tp')),
    }),
    solution: reference,
  };
}

/** Julian date of "20140529.86872": year, month, day and fraction without marks. */
function packedCalendarJd(text: string): number {
  const parts = /^(-?\d{1,4})(\d{2})(\d{2}\.\d+)$/.exec(text);
  if (parts === null) throw new RowError(`Tp is no date: ${text}`);
  return julianDateOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}
