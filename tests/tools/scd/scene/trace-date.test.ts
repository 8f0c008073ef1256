import { expect, test } from 'vitest';
import { datingTrace, pointAt, traceDate } from '#tools/scd/scene/trace-date.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { startSkyChart } from '../../../machines/fakes/sky-chart.ts';
import { tracePointAt, traceThrough } from '../../../machines/fakes/traces.ts';

/** 5 March 2026 14:30 UTC. */
const START = 2_461_105.104_166_67;
const EROS = traceThrough([START, START + 0.5, START + 1].map((date) => tracePointAt(date)));
const APOPHIS = traceThrough([START + 0.25, START + 0.75].map((date) => tracePointAt(date)));

test('the date of a chart is the beginning of the time frame until a path is there', () => {
  expect(traceDate(opened())).toBeCloseTo(START, 8);
});

test('the date of a chart is the first of the object that is listed first, then that of the chosen row', () => {
  const chart = opened();
  chart.arrive(0, EROS);
  expect(traceDate(chart)).toBe(START);
  chart.chart.send({ type: 'row.chosen', row: 2 });
  expect(traceDate(chart)).toBe(START + 1);
});

test('the date of a chart is that of the object whose details are shown', () => {
  const chart = opened();
  chart.arrive(0, EROS);
  chart.arrive(1, APOPHIS);
  chart.chart.send({ type: 'object.pressed', designator: '99942' });
  expect(datingTrace(chart)).toBe(APOPHIS);
  chart.chart.send({ type: 'row.moved', by: 1, count: 2 });
  expect(traceDate(chart)).toBe(START + 0.75);
});

test('the date of a chart is the last there is where the path ends before the chosen row', () => {
  const chart = opened();
  chart.arrive(1, APOPHIS);
  chart.chart.send({ type: 'row.chosen', row: 20 });
  expect(traceDate(chart)).toBe(START + 0.75);
});

test('the date of a chart passes over a path without points', () => {
  const chart = opened();
  chart.arrive(0, traceThrough([]));
  chart.arrive(1, APOPHIS);
  expect(traceDate(chart)).toBe(START + 0.25);
});

const path = traceThrough([0, 0.25, 0.5].map((part) => tracePointAt(START + part, { raDeg: part })));

test.each([
  [0, 0],
  [0.24, 0.25],
  [0.37, 0.25],
  [0.38, 0.5],
  [0.62, 0.5],
])('the point of a path %d days from its beginning is the nearest one', (part, raDeg) => {
  expect(pointAt(path, START + part)?.raDeg).toBe(raDeg);
});

test('a path has no point at a date before it begins, after it has ended in an impact, and where there are no points', () => {
  expect(pointAt(path, START - 0.2)).toBeUndefined();
  expect(pointAt(path, START + 0.7)).toBeUndefined();
  expect(pointAt(traceThrough([]), START)).toBeUndefined();
  expect(pointAt(traceThrough([tracePointAt(START)]), START)?.julianDate).toBe(START);
  expect(pointAt(traceThrough([tracePointAt(START)]), START + 0.1)).toBeUndefined();
});

/** A chart of two objects whose paths have not arrived. */
function opened() {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [listedObject('433'), listedObject('99942')] });
  chart.setup.send({ type: 'setup.submitted' });
  const [calls] = chart.calls.traces;
  return {
    ...chart,
    arrive: (place: number, trace: typeof EROS) =>
      calls?.send({ type: 'trace.loaded', key: calls.requested[place]?.key ?? '', trace }),
  };
}
