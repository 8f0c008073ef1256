import { ARCSECOND } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { type EarthOrientation, earthOrientation, ut1Error } from '#engine/earth/earth-orientation.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { TT_MINUS_TAI_S, taiMinusUtc } from '#engine/time/leap-seconds.ts';
import { deltaT } from '#engine/earth/delta-t.ts';
import { isWebPage } from '../merge/bad-archive.ts';
import { BadFileError, type DroppedRow } from '../source.ts';
import { collectRows, RowError } from './rows.ts';
import { decodeText, linesOf } from './text.ts';
import { numberOf } from './value.ts';

/** A file of the IERS as it is used, and the rows that are not. */
export type ParsedEarthOrientation = {
  readonly earth: EarthOrientation;
  readonly dropped: readonly DroppedRow[];
};

/** Name of the file, at the IERS and here. */
export const EARTH_ORIENTATION_FILE = 'finals2000A.all';

/** Name of a copy with a seal behind it. */
export const STORED_EARTH_ORIENTATION_FILE = `${EARTH_ORIENTATION_FILE}.sealed`;

/** Longest file that is read, bytes: twice what daily rows since 1973 take. */
export const MOST_EARTH_ORIENTATION_BYTES = 8_000_000;

/** The Earth never turns this much faster or slower than the clock, s per day; twice the largest excess of a day. */
const MOST_DRIFT_S = 0.01;

/** How far a first row may be from the built-in table, s, beside five standard errors of that. */
const MOST_FIRST_S = 0.05;

/** The pole never goes this far in a day, arcsec; several times its fastest. */
const MOST_POLE_DRIFT_ARCSEC = 0.05;

/** Days without a good row that are bridged by a line; a wider hole makes the file useless. */
const WIDEST_HOLE_DAYS = 30;

type Row = {
  readonly mjd: number;
  readonly ut1MinusTai: number;
  readonly x: number;
  readonly y: number;
  readonly isMeasured: boolean;
};

/**
 * Earth orientation of the IERS Rapid Service (`finals2000A.all`, `.data` or `.daily`): UT1 and the pole day by day, measured
 * and about a year ahead, set on the built-in table before its first row.
 *
 * Every damaged row is dropped by its own marks or because it leaves the neighbour before it faster than the Earth can. Rows
 * without values, at the end of the file, do not count. A leap second that the engine's table does not know makes the rows after
 * it drop.
 *
 * @throws {BadFileError} when the file is too long, of another kind, mostly damaged, or has a hole of more than a month
 */
export function parseFinals2000A(bytes: Uint8Array): ParsedEarthOrientation {
  if (bytes.length > MOST_EARTH_ORIENTATION_BYTES)
    throw new BadFileError(`${bytes.length} bytes are too many for a file of Earth orientation`);
  if (isWebPage(bytes)) throw new BadFileError('a web page instead of rows');
  const lines = linesOf(decodeText(bytes)).filter((line) => !isWithoutValues(line));
  const accepts = follower();
  const { rows, dropped } = collectRows<string, Row>(lines, {
    nameOf: (line) => line.slice(7, 15),
    read: (line) => accepts(readRow(line)),
    keyOf: ({ mjd }) => String(mjd),
  });
  for (const [k, { mjd }] of rows.entries()) {
    const before = rows[k - 1]?.mjd ?? mjd;
    if (mjd - before > WIDEST_HOLE_DAYS)
      throw new BadFileError(`no good row between MJD ${before} and ${mjd}`);
  }
  if (rows.length < 2) throw new BadFileError('a single row is no table');
  return { earth: onTopOfBuiltIn(rows), dropped };
}

/** A table that is cut short ends before the one that it is to replace. @throws {BadFileError} for such a table */
export function requireNoEarlier({ measuredTo }: EarthOrientation, last: EarthOrientation): void {
  if (measuredTo >= last.measuredTo) return;
  throw new BadFileError(
    `measured to MJD ${measuredTo}, but the table that is there to MJD ${last.measuredTo}`,
  );
}

/** The last rows of the file name days for which nothing is predicted yet. */
function isWithoutValues(line: string): boolean {
  return /^\d+\.\d+$/.test(line.slice(7, 15)) && line.slice(15).trim() === '';
}

/** Columns as the IERS describes them in readme.finals2000A. */
function readRow(line: string): Row {
  const mjd = numberOf(line.slice(7, 15), 'date');
  if (!Number.isInteger(mjd) || mjd < 41_684 || mjd > 100_000)
    throw new RowError(`date ${mjd} is impossible`);
  const flag = line[57] ?? '';
  if (flag !== 'I' && flag !== 'P') throw new RowError(`neither measured nor predicted, but "${flag}"`);
  return {
    mjd,
    ut1MinusTai: within(line.slice(58, 68), 'UT1 - UTC', 60) - taiMinusUtc(mjd),
    x: within(line.slice(18, 27), 'x of the pole', 2),
    y: within(line.slice(37, 46), 'y of the pole', 2),
    isMeasured: flag === 'I' && line[16] === 'I',
  };
}

function within(cell: string, name: string, most: number): number {
  const value = numberOf(cell, name);
  if (Math.abs(value) > most) throw new RowError(`${name} ${value} is impossible`);
  return value;
}

/** Lets a row pass that the Earth could have reached from the last one that passed; the first, from the built-in table. */
function follower(): (row: Row) => Row {
  let last: Row | undefined;
  return (row) => {
    const days = row.mjd - (last ?? row).mjd;
    if (days < 0) throw new RowError(`out of order: ${row.mjd} follows ${last?.mjd}`);
    const expected = last?.ut1MinusTai ?? TT_MINUS_TAI_S - deltaT(row.mjd, BUILT_IN_EARTH);
    const allowed =
      last === undefined
        ? MOST_FIRST_S + 5 * ut1Error(row.mjd, BUILT_IN_EARTH)
        : MOST_DRIFT_S * Math.max(days, 1);
    if (Math.abs(row.ut1MinusTai - expected) > allowed)
      throw new RowError(`UT1 - TAI ${row.ut1MinusTai} s is out of line with ${expected.toFixed(4)} s`);
    const drift = last === undefined ? 0 : Math.hypot(row.x - last.x, row.y - last.y);
    if (drift > MOST_POLE_DRIFT_ARCSEC * Math.max(days, 1))
      throw new RowError(`the pole moves by ${drift.toFixed(3)} arcsec`);
    last = row;
    return row;
  };
}

function onTopOfBuiltIn(rows: readonly Row[]): EarthOrientation {
  const first = itemAt(rows, 0).mjd;
  const before = BUILT_IN_EARTH.mjd.filter((mjd) => mjd < first).length;
  const joined = (built: Float64Array, columnOf: (row: Row) => number) =>
    Float64Array.of(...built.subarray(0, before), ...rows.map(columnOf));
  return earthOrientation({
    source: 'IERS finals2000A',
    mjd: joined(BUILT_IN_EARTH.mjd, ({ mjd }) => mjd),
    ut1MinusTai: joined(BUILT_IN_EARTH.ut1MinusTai, ({ ut1MinusTai }) => ut1MinusTai),
    poleX: joined(BUILT_IN_EARTH.poleX, ({ x }) => x * ARCSECOND),
    poleY: joined(BUILT_IN_EARTH.poleY, ({ y }) => y * ARCSECOND),
    poleFrom: first,
    measuredTo: rows.findLast(({ isMeasured }) => isMeasured)?.mjd ?? BUILT_IN_EARTH.measuredTo,
  });
}
