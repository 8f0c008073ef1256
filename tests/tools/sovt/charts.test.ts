import { expect, test } from 'vitest';
import { chartDataOf } from '#client/sovt/chart-data.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { chartRows } from '#tools/sovt/charts/chart-rows.ts';
import { chartTable } from '#tools/sovt/charts/save-charts.ts';
import { domainOf } from '#tools/sovt/charts/chart-domains.ts';
import { observableSpans } from '#tools/sovt/observable-spans.ts';
import { synodicPath } from '../../machines/fakes/synodic-tool.ts';

test('the charts end at magnitude 32, where fainter values are drawn', () => {
  const path = synodicPath(2);
  path.columns.magnitudes.set([20, 35]);
  const data = chartDataOf(path);
  expect(data.apparentMag).toEqual([20, 32]);
  expect(data.apparentMagOriginalValues).toEqual([20, 35]);
  expect(domainOf(data, 'apparentMag', 22)).toEqual({ min: 20, max: 32 });
});

test('the charts hold the limit, and begin at nothing for distance and phase', () => {
  const data = chartDataOf(synodicPath(3));
  expect(domainOf(data, 'apparentMag', 18)).toEqual({ min: 18, max: 21 });
  expect(domainOf(data, 'earthDistance', 18)).toEqual({ min: 0, max: 1.1 });
  expect(domainOf(data, 'phaseAngle', 18)).toEqual({ min: 0, max: 10 });
});

test('the charts shade the days on which an object is brighter than the limit and far enough from the Sun', () => {
  const path = synodicPath(5);
  path.columns.magnitudes.set([19, 17, 17, 17, 19]);
  path.columns.elongations.set([90, 90, 90, 10, 90]);
  const spans = (least: number) =>
    observableSpans(path, 18, least).map(({ start, end }) =>
      [start, end].map((day) => day - MJD_ORIGIN - 61_041),
    );
  expect(spans(0)).toEqual([[0.5, 3.5]]);
  expect(spans(45)).toEqual([[0.5, 2.5]]);
});

test('the charts have a row for each day in their file, with two decimals and the magnitude as it is', () => {
  const path = synodicPath(2);
  path.columns.magnitudes.set([20, 35]);
  path.columns.earthDistances[0] = 1.234_56;
  expect(chartRows({ file: path })).toEqual([
    ['2026-01-01', '0', '1.23', '0.00', '20.00'],
    ['2026-01-02', '1', '1.01', '0.00', '35.00'],
  ]);
});

test('the file of the charts has the exact values beside the rounded ones', () => {
  const path = synodicPath(1);
  path.columns.earthDistances[0] = 0.012_345_678;
  path.columns.magnitudes[0] = 20.126;
  const { columns, rows } = chartTable(path);
  const cell = (name: string) => rows[0]?.[columns.findIndex((column) => column.name === name)];
  expect([cell('DELTA'), cell('DELTA_FULL')]).toEqual(['0.01', '0.012345678']);
  expect([cell('MAG'), cell('MAG_FULL')]).toEqual(['20.13', '20.126']);
  expect(chartTable({ ...path, hasMagnitudes: false }).rows[0]?.at(-1)).toBe('');
});
