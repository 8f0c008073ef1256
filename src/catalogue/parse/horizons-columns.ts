import { BadFileError } from '../source.ts';
import { RowError } from './rows.ts';

/** Cells of a row that are read; what a table does not have is absent. */
export type HorizonsCells = {
  /** Calendar date, as `2017-Aug-15 00:28:46.800`, or a Julian date. */
  readonly date: string;
  /** Right ascension and declination: two numbers of degrees, or six of hours and degrees. */
  readonly place: string;
  readonly magnitude?: string;
  readonly delta?: string;
  readonly r?: string;
  /** Azimuth and elevation, degrees. */
  readonly horizontal?: string;
};

type ReadCells = (line: string) => HorizonsCells;

const FRAME = String.raw`\((?:ICRF|ICRF/J2000\.0|J2000\.0)\)`;
const CALENDAR_DATE = /^Date_+\((.+)\)_+HR:MN/;
const JULIAN_DATE = /^Date_+JD(.+)$/;
const RA = new RegExp(String.raw`^R\.A\._*${FRAME}`);
const DEC = new RegExp(String.raw`^DEC_*${FRAME}`);
const AZIMUTH = /^Azi_*\(a-app\)/;
const ELEVATION = /^Elev_*\(a-app\)/;

/**
 * Finds the columns of an observer table by the line above its rows, comma-separated or of fixed width. There a title ends where
 * its numbers end, and one title spans right ascension and declination, or azimuth and elevation.
 *
 * @param titles that line. @param line its number, from 1.
 * @throws {BadFileError} naming the line where a column that is needed is missing, or dates are not in UT; what it returns throws
 * {RowError} where a number of fixed width crosses an end of its column.
 */
export function horizonsColumns(titles: string, line: number): ReadCells {
  const columns = titles.includes(',') ? separatedColumns(titles) : alignedColumns(titles);
  const find = (pattern: RegExp) => columns.find(({ title }) => pattern.test(title));
  const findNeeded = (name: string, ...patterns: readonly RegExp[]) => {
    const found = patterns.map((pattern) => find(pattern)).find((column) => column !== undefined);
    if (found === undefined) throw new BadFileError(`Line ${line}: there is no column of ${name}.`);
    return found;
  };
  const date = findNeeded('the date', CALENDAR_DATE, JULIAN_DATE);
  const scale = (CALENDAR_DATE.exec(date.title) ?? JULIAN_DATE.exec(date.title))?.[1];
  if (scale !== 'UT') throw new BadFileError(`Line ${line}: the dates are in ${scale}, not in UT.`);
  const rightAscension = findNeeded('the astrometric right ascension (quantity 1)', RA);
  const declination = rightAscension.title.endsWith('DEC')
    ? undefined
    : findNeeded('the astrometric declination (quantity 1)', DEC);
  const [magnitude, delta, r] = [find(/^(?:APmag|T-mag)$/), find(/^delta$/), find(/^r$/)];
  const [azimuth, elevation] = [find(AZIMUTH), find(ELEVATION)];
  const isHorizontal = azimuth !== undefined && (elevation !== undefined || azimuth.title.endsWith('Elev'));
  return (line) => ({
    date: date.cell(line),
    place: cellsOf(line, rightAscension, declination),
    ...(magnitude !== undefined && { magnitude: magnitude.cell(line) }),
    ...(delta !== undefined && { delta: delta.cell(line) }),
    ...(r !== undefined && { r: r.cell(line) }),
    ...(isHorizontal && { horizontal: cellsOf(line, azimuth, elevation) }),
  });
}

function cellsOf(line: string, first: Column, second: Column | undefined): string {
  return second === undefined ? first.cell(line) : `${first.cell(line)} ${second.cell(line)}`;
}

type Column = { readonly title: string; readonly cell: (line: string) => string };

function separatedColumns(titles: string): readonly Column[] {
  return titles
    .split(',')
    .map((title, place) => ({ title: title.trim(), cell: (line) => line.split(',')[place]?.trim() ?? '' }));
}

function alignedColumns(titles: string): readonly Column[] {
  let from = 0;
  return [...titles.matchAll(/\S+/g)].map((match, place, all) => {
    const start = from;
    from = match.index + match[0].length;
    const end = place === all.length - 1 ? undefined : from;
    const [title] = match;
    return {
      title,
      cell: (line) => {
        if (isCut(line, start) || (end !== undefined && isCut(line, end)))
          throw new RowError(
            `a number crosses an end of the column ${title}; its spaces are not those of Horizons`,
          );
        return line.slice(start, end).trim();
      },
    };
  });
}

/** Whether digits of a number are on both sides of a place in a line. */
function isCut(line: string, at: number): boolean {
  return /^[\d.]{2}$/.test(line.slice(at - 1, at + 1));
}
