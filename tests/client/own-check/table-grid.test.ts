import { expect, test } from 'vitest';
import { itemAt } from '#engine/numbers-in.ts';
import { gridsOf, MAX_EPOCHS, MAX_GRIDS } from '#client/own-check/table-grid.ts';

const JD = 2_460_000.5;
const MINUTE = 1 / 1440;

test('a table of every day is calculated at its own dates', () => {
  const grid = gridOf(tableOf([0, 1, 2, 3]));
  expect(grid).toMatchObject({ startUtc: JD, endUtc: JD + 3, stepDays: 1 });
  expect(epochs(grid)).toEqual([0, 1, 2, 3]);
});

test('a table whose days are cut out is on the grid of its nights', () => {
  expect(epochs(gridOf(tableOf([0, 1, 2, 49, 50].map((place) => place / 48))))).toEqual([0, 1, 2, 49, 50]);
});

test('steps that were divided, and dates printed to a tenth of a second, are equal steps', () => {
  const step = (28 + 46.8 / 60) * MINUTE;
  const printed = Array.from({ length: 51 }, (_, k) => Math.round(k * step * 864_000) / 864_000);
  expect(epochs(gridOf(tableOf(printed)))).toHaveLength(51);
});

test('of a table of every minute, every tenth row is compared', () => {
  const grid = gridOf(tableOf(Array.from({ length: 61 }, (_, k) => k * MINUTE)));
  expect(grid.stepDays).toBeCloseTo(10 * MINUTE, 9);
  expect(grid.rows.map(({ row }) => Math.round((row.dayUtc - JD) / MINUTE))).toEqual([
    0, 10, 20, 30, 40, 50, 60,
  ]);
});

test('a table of very many rows is thinned out evenly', () => {
  const grid = gridOf(tableOf(Array.from({ length: 5000 }, (_, k) => k)));
  expect(grid.rows.length).toBeLessThanOrEqual(MAX_EPOCHS);
  expect(grid.rows.length).toBeGreaterThan(MAX_EPOCHS / 2);
});

test('a table of one row is calculated at one date', () => {
  expect(gridOf(tableOf([0]))).toMatchObject({ startUtc: JD, endUtc: JD, rows: [{ epoch: 0 }] });
});

test('a list of dates is calculated in as many parts as it has series of equal steps', () => {
  const grids = gridsOf(tableOf([0, 1, 2, 3.4, 3.9, 4.4, 7.123]));
  expect(grids.map(({ startUtc, endUtc, stepDays }) => [startUtc - JD, endUtc - JD, stepDays])).toEqual([
    [0, 2, 1],
    [expect.closeTo(3.4, 9), expect.closeTo(4.4, 9), expect.closeTo(0.5, 9)],
    [expect.closeTo(7.123, 9), expect.closeTo(7.123, 9), 1],
  ]);
  expect(grids.flatMap(({ rows }) => rows.map(({ row }) => row.dayUtc - JD))).toHaveLength(7);
});

test('a long list of dates is thinned out evenly, from its first date to near its last', () => {
  const dates = Array.from({ length: 400 }, (_, k) => k + 0.3 * Math.sin(k));
  const grids = gridsOf(tableOf(dates));
  expect(grids).toHaveLength(MAX_GRIDS);
  expect(itemAt(grids, 0).startUtc).toBe(JD);
  expect(itemAt(grids, MAX_GRIDS - 1).startUtc - JD).toBeGreaterThan(370);
});

function tableOf(days: readonly number[]) {
  return { rows: days.map((day) => ({ dayUtc: JD + day, raDeg: 0, decDeg: 0 })) };
}

/** The only grid of a table at equal steps. */
function gridOf(table: ReturnType<typeof tableOf>) {
  const grids = gridsOf(table);
  expect(grids).toHaveLength(1);
  return itemAt(grids, 0);
}

function epochs({ rows }: ReturnType<typeof gridOf>): readonly number[] {
  return rows.map(({ epoch }) => epoch);
}
