import { expect, test } from 'vitest';
import type { ServiceStatus } from '#contract/status.ts';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';
import { MAUNAKEA } from '../fakes/setup.ts';
import { startSkyChart } from '../fakes/sky-chart.ts';
import { tracePointAt, traceThrough } from '../fakes/traces.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const IVAR = listedObject('1627', { name: 'Ivar', number: '1627' });
const MINE = ellipticalObject('mine');

test('the sky chart begins with the day from now, rounded to ten minutes, by the hour', () => {
  expect(startSkyChart().setup.getSnapshot().context).toMatchObject({
    dates: { start: '2026-03-05T14:30', end: '2026-03-06T14:30' },
    timeStep: { step: 1, unit: 'h' },
    objectSource: 'list',
  });
});

test('the sky chart opens with a submitted set-up, and requests the paths of its objects', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS, nonNea('1')] });
  chart.setup.send({ type: 'object.defined', object: MINE });
  chart.setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.screens()).toEqual(['visualisation']);
  expect(chart.calls.traces[0]?.requested.map(({ title }) => title)).toEqual(['(433) Eros', 'mine']);
  expect(chart.popup()).toBeUndefined();
});

test('the sky chart locks the form of a user-defined object while paths are loaded', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS] });
  chart.setup.send({ type: 'object.defined', object: MINE });
  chart.setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  chart.setup.send({ type: 'setup.submitted' });
  chart.editor.send({ type: 'editor.opened', objects: [MINE], edited: MINE });
  expect(chart.editor.getSnapshot().hasTag('locked')).toBe(true);
  chart.calls.traces[0]?.send({ type: 'all.loaded' });
  expect(chart.editor.getSnapshot().hasTag('locked')).toBe(false);
});

test('the sky chart opens by its tab in the same way', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS] });
  chart.scd.send({ type: 'visualisation.requested' });
  expect(chart.screens()).toEqual(['visualisation']);
  expect(chart.calls.traces[0]?.requested).toHaveLength(1);
});

test('the sky chart opens for another set-up without a question', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS] });
  chart.setup.send({ type: 'setup.submitted' });
  chart.setup.send({ type: 'end.chosen', date: '2026-03-09T14:30' });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.screens()).toEqual(['visualisation', 'visualisation']);
  expect(chart.popup()).toBeUndefined();
  expect(chart.calls.traces[0]?.isEnded()).toBe(true);
  expect(chart.calls.traces[1]?.requested[0]?.call.query).toMatchObject({ utcEnd: '2026-03-09T14:30' });
});

test('the sky chart stays closed with nothing to show, and for an object of the main belt alone', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'setup.submitted' });
  chart.setup.send({ type: 'objects.saved', objects: [nonNea('1')] });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.screens()).toEqual([]);
  expect(chart.calls.traces).toHaveLength(0);
});

test('the sky chart stays closed for more data points than there may be, and says how many there are', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS, APOPHIS] });
  chart.setup.send({ type: 'end.chosen', date: '2027-03-05T14:30' });
  chart.setup.send({ type: 'step.typed', timeStep: { step: 10, unit: 'm' } });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.popup()).toMatchObject({
    severity: 'warning',
    message: 'Your input data has exceeded maximum data points limit',
    details: ['Maximum: 10000', 'Current: 105120'],
  });
  expect(chart.calls.traces).toHaveLength(0);
  expect(chart.screens()).not.toContain('visualisation');
});

test('the sky chart counts the points of half a day as those of half a day, user-defined objects too', () => {
  const chart = startSkyChart();
  const objects = Array.from({ length: 137 }, (_, index) => listedObject(`A${index}`));
  chart.setup.send({ type: 'objects.saved', objects });
  chart.setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  chart.setup.send({ type: 'object.defined', object: MINE });
  chart.setup.send({ type: 'end.chosen', date: '2026-03-06T02:30' });
  chart.setup.send({ type: 'step.typed', timeStep: { step: 10, unit: 'm' } });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.popup()).toBeUndefined();
  expect(chart.calls.traces[0]?.requested).toHaveLength(138);
  chart.setup.send({ type: 'end.chosen', date: '2026-03-06T03:00' });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.popup()).toMatchObject({ details: ['Maximum: 10000', 'Current: 10350'] });
});

test('the sky chart warns of a user-defined object that hits the Earth, and not of one in the catalogue', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS] });
  chart.setup.send({ type: 'object.defined', object: MINE });
  chart.setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  chart.setup.send({ type: 'setup.submitted' });
  const impact = { body: 'Earth', date: '2026-03-06T02:00:00Z' };
  const [eros, mine] = chart.calls.traces[0]?.requested ?? [];
  for (const requested of [eros, mine]) {
    expect(chart.popup()).toBeUndefined();
    chart.calls.traces[0]?.send({
      type: 'trace.loaded',
      key: requested?.key ?? '',
      trace: traceThrough([tracePointAt(1)], {
        object: { name: 'mine', designator: 'mine', database: 'JPL', impact },
      }),
    });
  }
  expect(chart.popup()).toMatchObject({
    severity: 'warning',
    message: 'Object mine impacted on 2026-03-06.',
  });
});

test('the sky chart reports which objects have no path, and shows the others', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS, APOPHIS, IVAR] });
  chart.setup.send({ type: 'setup.submitted' });
  const [calls] = chart.calls.traces;
  const [eros, apophis, ivar] = calls?.requested ?? [];
  const failure = { kind: 'problem', message: 'no answer', type: 'about:blank', status: 500 } as const;
  calls?.send({ type: 'trace.failed', key: eros?.key ?? '', failure });
  calls?.send({ type: 'trace.failed', key: ivar?.key ?? '', failure });
  calls?.send({ type: 'trace.loaded', key: apophis?.key ?? '', trace: traceThrough([tracePointAt(1)]) });
  expect(chart.popup()).toMatchObject({
    severity: 'error',
    message: 'no answer',
    details: ['(433) Eros', '(1627) Ivar'],
  });
  expect(chart.traces.getSnapshot().context.objects.map(({ trace }) => trace?.points.length)).toEqual([
    undefined,
    1,
    undefined,
  ]);
});

test('the sky chart opens no dialog where the service that has the paths cannot be reached', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS] });
  chart.setup.send({ type: 'setup.submitted' });
  const [calls] = chart.calls.traces;
  const failure = { kind: 'network', message: 'no answer' } as const;
  calls?.send({ type: 'trace.failed', key: calls.requested[0]?.key ?? '', failure });
  expect(chart.popup()).toBeUndefined();
});

test('the sky chart says so where stars cannot be obtained', async () => {
  const chart = startSkyChart();
  chart.stars.send({ type: 'place.shown', place: { ra: 10, dec: 20, fov: 2 }, sight: {} });
  await chart.calls.stars[0]?.fail(new Error('broken'));
  expect(chart.popup()).toMatchObject({ severity: 'error' });
});

test('the sky chart leaves the object of an earlier set-up that is no longer shown', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [EROS, APOPHIS] });
  chart.setup.send({ type: 'setup.submitted' });
  chart.chart.send({ type: 'object.pressed', designator: '433' });
  chart.setup.send({ type: 'object.removed', object: APOPHIS });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.chart.getSnapshot().context.active).toBe('433');
  chart.setup.send({ type: 'objects.saved', objects: [APOPHIS] });
  chart.setup.send({ type: 'setup.submitted' });
  expect(chart.chart.getSnapshot().context.active).toBeUndefined();
});

test('the sky chart shows the first date of another time frame, and goes on where it was for another list', () => {
  const chart = startSkyChart();
  const row = () => chart.chart.getSnapshot().context.row;
  chart.setup.send({ type: 'objects.saved', objects: [EROS] });
  chart.setup.send({ type: 'setup.submitted' });
  chart.chart.send({ type: 'object.pressed', designator: '433' });
  chart.chart.send({ type: 'row.chosen', row: 9 });
  chart.setup.send({ type: 'objects.saved', objects: [EROS, APOPHIS] });
  chart.setup.send({ type: 'setup.submitted' });
  expect(row()).toBe(9);
  chart.setup.send({ type: 'end.chosen', date: '2026-03-05T16:30' });
  chart.setup.send({ type: 'setup.submitted' });
  expect(row()).toBe(0);
});

test('the sky chart follows the clock of the service to the minute', async () => {
  const chart = startSkyChart();
  const status = { now: '2031-01-01T12:04:30Z', tileAddress: undefined };
  await chart.calls.status[0]?.answer(status as Partial<ServiceStatus> as ServiceStatus);
  expect(chart.setup.getSnapshot().context.dates).toEqual({
    start: '2031-01-01T12:00',
    end: '2031-01-02T12:00',
  });
});
