import { expect, test } from 'vitest';
import { scdAfterVisit } from '#machines/scd/scd-state.ts';
import { listedObject } from '../fakes/objects.ts';
import { ellipticalObject, hyperbolicObject } from '../fakes/orbits.ts';
import { startSkyChart } from '../fakes/sky-chart.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const CAMERA = {
  position: [0, 0, 0],
  rotation: [0.3, 4.5, 0],
  quaternion: [0.1162, 0.0939, 0.7694, 0.6211],
} as const;

test('the state of a sky chart names the tool, its time frame, objects, zoom, camera and trace date', () => {
  const chart = arranged();
  expect(chart.saved(CAMERA)).toMatchObject({
    version: 1,
    tool: 'scd',
    timeFrame: { start: '2026-03-05T20:10', end: '2026-03-06T04:20' },
    finalAsteroidsList: [EROS],
    selectedObjectName: '433',
    activeZoomSCD: 12.5,
    magnitude: 5,
    traceRow: 7,
    pictures: false,
    SCDcamera: CAMERA,
  });
});

test('the state of a sky chart brings back time of day, step, place, objects, field, magnitude, trace date and settings', () => {
  const before = arranged();
  const after = startSkyChart();
  after.scd.send({ type: 'state.loaded', state: before.saved(CAMERA) });
  expect(after.saved(CAMERA)).toEqual(before.saved(CAMERA));
  expect(after.setup.getSnapshot().context).toMatchObject({
    timeStep: { step: 20, unit: 'm' },
    observatory: { latitude: 48, longitude: 11, alt: 519 },
  });
  expect(after.emitted).toEqual([{ type: 'camera.restored', camera: CAMERA }]);
});

test('the state of a sky chart of a former version has pictures of the sky behind it', () => {
  const { pictures: _, ...former } = arranged().saved();
  const after = arranged();
  after.scd.send({ type: 'state.loaded', state: former });
  expect(after.chart.getSnapshot().context.pictures).toBe(true);
});

test('a state that was submitted requests the paths over its span, not over that of the form before', () => {
  const before = arranged();
  const after = startSkyChart();
  after.scd.send({ type: 'state.loaded', state: before.saved() });
  expect(after.calls.traces.map(({ requested }) => requested)).toEqual([before.calls.traces[0]?.requested]);
  expect(after.screens()).toEqual([]);
});

test('a state that was not submitted requests none, and lets go what another chart showed', () => {
  const form = startSkyChart();
  form.setup.send({ type: 'objects.saved', objects: [EROS] });
  const after = arranged();
  after.scd.send({ type: 'state.loaded', state: form.saved() });
  expect(after.calls.traces).toHaveLength(1);
  expect(after.calls.traces[0]?.isEnded()).toBe(true);
  expect(after.traces.getSnapshot().context.objects).toEqual([]);
  expect(after.setup.getSnapshot().context.memory).toBeUndefined();
});

test.each([
  ['1850-01-01T10:00', '1950-01-01T10:00', '1900-01-01T00:00', '1950-01-01T10:00'],
  ['2470-12-31T23:55', '2600-01-01T00:00', '2470-12-31T23:49', '2470-12-31T23:59'],
  ['1850-01-01T10:00', '1860-01-01T10:00', '1900-01-01T00:00', '1900-01-01T00:10'],
])(
  'a state from %s to %s is cut to the years of the toolkit, and that is reported',
  (start, end, from, to) => {
    const chart = startSkyChart();
    const state = arranged().saved();
    const { current } = state.setup;
    const selectedTimeFrame = { ...current.selectedTimeFrame, start, end };
    chart.scd.send({
      type: 'state.loaded',
      state: { ...state, setup: { ...state.setup, current: { ...current, selectedTimeFrame } } },
    });
    expect(chart.setup.getSnapshot().context.dates).toEqual({ start: from, end: to });
    expect(chart.toasts()).toMatchObject([
      { message: expect.stringContaining('cut to the years 1900 to 2470') },
    ]);
  },
);

test('a visit after that of an address has neither its object nor its night, but the rest as it was left', () => {
  const before = arranged().saved();
  const visited = arranged();
  const objects = [EROS, listedObject('1627')];
  visited.setup.send({ type: 'objects.saved', objects });
  visited.setup.send({ type: 'dates.chosen', dates: { start: '2026-03-07T16:00', end: '2026-03-08T08:00' } });
  visited.chart.send({ type: 'object.pressed', designator: '1627' });
  visited.chart.send({ type: 'magnitude.chosen', magnitude: 3 });
  const left = visited.saved(CAMERA);
  expect(scdAfterVisit(left, before, ['1627'])).toEqual({
    ...before,
    selectedObjectName: null,
    traceRow: 0,
    magnitude: 3,
  });
});

test('the state of a sky chart keeps user-defined objects of both kinds', () => {
  const before = startSkyChart();
  const [ellipse, hyperbola] = [ellipticalObject('mine'), hyperbolicObject('comet')];
  before.setup.send({ type: 'object.defined', object: ellipse });
  before.setup.send({ type: 'object.defined', object: hyperbola });
  const after = startSkyChart();
  after.scd.send({ type: 'state.loaded', state: before.saved() });
  expect(after.setup.getSnapshot().context.userDefinedObjects).toEqual([ellipse, hyperbola]);
});

/** A chart of Eros over a night from a custom place. */
function arranged() {
  const chart = startSkyChart();
  const { setup, settings } = chart;
  setup.send({ type: 'start.chosen', date: '2026-03-05T20:10' });
  setup.send({ type: 'end.chosen', date: '2026-03-06T04:20' });
  setup.send({ type: 'step.typed', timeStep: { step: 20, unit: 'm' } });
  setup.send({ type: 'coordinate.typed', name: 'alt', value: 519 });
  setup.send({ type: 'place.typed', latitude: 48, longitude: 11 });
  setup.send({ type: 'objects.saved', objects: [EROS] });
  setup.send({ type: 'setup.submitted' });
  chart.chart.send({ type: 'object.pressed', designator: '433' });
  chart.chart.send({ type: 'row.chosen', row: 7 });
  chart.chart.send({ type: 'fov.chosen', fov: 12.5 });
  chart.chart.send({ type: 'magnitude.chosen', magnitude: 5 });
  chart.chart.send({ type: 'pictures.switched', isOn: false });
  settings.send({ type: 'option.changed', key: 'atmosphere', value: true });
  return chart;
}
