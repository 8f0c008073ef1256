import { MIN_STEP_DAYS } from '#contract/limits.ts';
import type { HorizonsRow, HorizonsTable } from '#catalogue/parse/horizons-table.ts';
import { BadFileError } from '#catalogue/source.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';

/** Dates of a calculation with equal steps, and the rows of a table at those dates. */
export type TableGrid = {
  /** Julian dates UTC, and days. */
  readonly startUtc: number;
  readonly endUtc: number;
  readonly stepDays: number;
  readonly rows: readonly { readonly row: HorizonsRow; readonly epoch: number }[];
};

/** Most epochs that are calculated for a table; of a longer one every so many rows are compared. */
export const MAX_EPOCHS = 1000;

/** By how far a row may be off an equal step, days: half of the last digit of a date with tenths of a second, and the grain of a Julian date. */
const OFF_STEP = 0.05 / 86_400 + 1e-9;

/**
 * The rows of a table that a calculation with equal steps has. A table that leaves rows out, as of days, is on a grid all the same; one with
 * steps of less than ten minutes, or too many rows, is thinned out evenly.
 *
 * @throws {BadFileError} naming the date that is on no grid.
 */
export function gridOf({ rows }: Pick<HorizonsTable, 'rows'>): TableGrid {
  const startUtc = itemAt(rows, 0).dayUtc;
  const span = itemAt(rows, rows.length - 1).dayUtc - startUtc;
  const least = rows
    .slice(1)
    .reduce((least, { dayUtc }, before) => Math.min(least, dayUtc - itemAt(rows, before).dayUtc), Infinity);
  if (span === 0)
    return { startUtc, endUtc: startUtc, stepDays: 1, rows: rows.map((row) => ({ row, epoch: 0 })) };
  const steps = Math.round(span / least);
  const step = span / steps;
  const placed = rows.map((row) => ({ row, place: Math.round((row.dayUtc - startUtc) / step) }));
  const isOnGrid = placed.every(
    ({ row, place }) => Math.abs(startUtc + place * step - row.dayUtc) <= OFF_STEP,
  );
  if (!isOnGrid) throw new BadFileError(unequalText(rows, least));
  const stride = Math.max(Math.ceil(MIN_STEP_DAYS / step - 1e-6), Math.ceil(steps / (MAX_EPOCHS - 1)));
  return {
    startUtc,
    endUtc: startUtc + Math.floor(steps / stride) * stride * step,
    stepDays: stride * step,
    rows: placed
      .filter(({ place }) => place % stride === 0)
      .map(({ row, place }) => ({ row, epoch: place / stride })),
  };
}

function unequalText(rows: HorizonsTable['rows'], least: number): string {
  const off = rows.findIndex(({ dayUtc }, index) => {
    const steps = (dayUtc - (rows[index - 1]?.dayUtc ?? dayUtc)) / least;
    return Math.abs(steps - Math.round(steps)) * least > OFF_STEP;
  });
  const { dayUtc } = itemAt(rows, Math.max(0, off));
  return `The dates are not at equal steps: ${isoFromJulianDate(dayUtc)} is no whole number of steps of ${(least * 1440).toPrecision(6)} minutes after the date before.`;
}
