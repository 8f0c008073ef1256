import { expect, test } from 'vitest';
import { gridOf, MAX_EPOCHS } from '#client/own-check/table-grid.ts';

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

test('a date between the steps of a table is named', () => {
  expect(() => gridOf(tableOf([0, 1, 2, 3.4]))).toThrow(
    /^The dates are not at equal steps: 2023-02-28T09:36:00 is no whole number of steps of 1440\.00 minutes/,
  );
});

function tableOf(days: readonly number[]) {
  return { rows: days.map((day) => ({ dayUtc: JD + day, raDeg: 0, decDeg: 0 })) };
}

function epochs({ rows }: ReturnType<typeof gridOf>): readonly number[] {
  return rows.map(({ epoch }) => epoch);
}
