import { MIN_STEP_DAYS } from '#contract/limits.ts';
import type { HorizonsRow, HorizonsTable } from '#catalogue/parse/horizons-table.ts';
import { itemAt } from '#engine/numbers-in.ts';

/** Dates of a calculation with equal steps, and the rows of a table at those dates. */
export type TableGrid = {
  /** Julian dates UTC, and days. */
  readonly startUtc: number;
  readonly endUtc: number;
  readonly stepDays: number;
  readonly rows: readonly { readonly row: HorizonsRow; readonly epoch: number }[];
};

/** Most epochs that are calculated for a table; of a longer one only every nth row is compared. */
export const MAX_EPOCHS = 1000;

/** Most calculations for a table with unequal steps; beyond that, dates are left out evenly. */
export const MAX_GRIDS = 24;

/**
 * By how far a row may be off an equal step, days: half of the last digit of a date with tenths of a second, and the resolution of a Julian
 * date.
 */
const OFF_STEP = 0.05 / 86_400 + 1e-9;

/**
 * The rows of a table as those of calculations with equal steps. A table that leaves rows out, as of days, is on one grid all the same; one
 * with steps of less than ten minutes, or too many rows, is thinned out evenly. Dates of a list, at no equal steps, are on several grids.
 */
export function gridsOf({ rows }: Pick<HorizonsTable, 'rows'>): readonly TableGrid[] {
  const whole = gridOf(rows);
  if (whole !== undefined) return [whole];
  const runs = runsOf(rows);
  const count = Math.min(runs.length, MAX_GRIDS);
  return Array.from({ length: count }, (_, place) => {
    const run = itemAt(runs, Math.floor((place * runs.length) / count));
    return gridOf(run) ?? alone(itemAt(run, 0));
  });
}

type Rows = HorizonsTable['rows'];

/** The rows on the grid of their least step; nothing where one of them is on none. */
function gridOf(rows: Rows): TableGrid | undefined {
  const first = itemAt(rows, 0);
  const startUtc = first.dayUtc;
  const span = itemAt(rows, rows.length - 1).dayUtc - startUtc;
  if (span === 0) return alone(first);
  const least = rows
    .slice(1)
    .reduce((least, { dayUtc }, before) => Math.min(least, dayUtc - itemAt(rows, before).dayUtc), Infinity);
  const steps = Math.round(span / least);
  const step = span / steps;
  const placed = rows.map((row) => ({ row, place: Math.round((row.dayUtc - startUtc) / step) }));
  const isOnGrid = placed.every(
    ({ row, place }) => Math.abs(startUtc + place * step - row.dayUtc) <= OFF_STEP,
  );
  if (!isOnGrid) return undefined;
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

function alone(row: HorizonsRow): TableGrid {
  return { startUtc: row.dayUtc, endUtc: row.dayUtc, stepDays: 1, rows: [{ row, epoch: 0 }] };
}

/** Rows one after the other, as long as their steps are equal. */
function runsOf(rows: Rows): readonly Rows[] {
  const runs: HorizonsRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const [before, last] = [run?.at(-2), run?.at(-1)];
    const isFurther =
      last !== undefined &&
      (before === undefined || Math.abs(row.dayUtc - 2 * last.dayUtc + before.dayUtc) <= OFF_STEP);
    if (run !== undefined && isFurther) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
