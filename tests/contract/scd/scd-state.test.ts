import { expect, test } from 'vitest';
import { readToolState } from '#contract/tool-state.ts';
import { ellipticalObject } from '../../machines/fakes/orbits.ts';
import { listedObject } from '../../machines/fakes/objects.ts';
import { startSkyChart } from '../../machines/fakes/sky-chart.ts';

const CAMERA = { position: [0, 0, 0], rotation: [0.3, 4.5, 0], quaternion: [0, 0, 0, 1] };

test('the saved state of a sky chart is read as it was saved', async () => {
  const saved = { ...state(), SCDcamera: CAMERA, screen: 'visualisation' };
  expect(await readToolState(JSON.stringify(saved))).toMatchObject({
    kind: 'valid',
    tool: 'scd',
    state: saved,
  });
});

test.each([
  ['an unknown version', { version: 2 }],
  ['a field of no width', { activeZoomSCD: 0 }],
  ['a field wider than the sky', { activeZoomSCD: 1e9 }],
  ['a field in words', { activeZoomSCD: '45' }],
  ['a magnitude out of range', { magnitude: 22 }],
  ['half a row', { traceRow: 1.5 }],
  ['a row before the first', { traceRow: -1 }],
  ['a row beyond all', { traceRow: 1e9 }],
  ['an endless name', { selectedObjectName: 'x'.repeat(201) }],
  ['a screen that is none', { screen: 'results' }],
  ['a camera out of the middle', { SCDcamera: { ...CAMERA, position: [0, 0, 1] } }],
  ['a camera that is rolled', { SCDcamera: { ...CAMERA, rotation: [0.3, 4.5, 1] } }],
  ['a camera that turns for ever', { SCDcamera: { ...CAMERA, rotation: [0.3, 1e300, 0] } }],
  ['a camera of words', { SCDcamera: { ...CAMERA, quaternion: ['<b>', 0, 0, 1] } }],
  ['no objects', { finalAsteroidsList: null }],
  ['a background that is no colour', settings({ backgroundColor: 'url(https://evil.example)' })],
  ['a day without a time', { timeFrame: { start: '2026-03-05', end: '2026-03-06' } }],
  ['an hour that is none', { timeFrame: { start: '2026-03-05T24:00', end: '2026-03-06T12:00' } }],
  ['a day that is none', { timeFrame: { start: '2026-02-30T12:00', end: '2026-03-06T12:00' } }],
  ['a script for a date', { timeFrame: { start: '<script>', end: '2026-03-06T12:00' } }],
  ['a frame that ends before it starts', form({ start: '2026-03-06T12:00', end: '2026-03-05T12:00' })],
  ['a frame in the form without minutes', form({ start: '2026-03-05T12', end: '2026-03-06T12' })],
  ['a place that there is not', place({ latitude: 95 })],
  ['a place in words', place({ longitude: '11' })],
  ['a step of nothing', withSetup({ timeStep: { step: 0, unit: 'h' } })],
  ['a step of a year', withSetup({ timeStep: { step: 1, unit: 'y' } })],
  [
    'an eyepiece that sees all the sky',
    withInstruments({
      eyepiece: { kind: 'field', fieldDeg: 360, focalLengthMm: 25, apparentFieldDeg: 60 },
    }),
  ],
  ['a camera turned to no number', withInstruments({ turned: { telescope: 'x', angleDeg: null } })],
  ['a submission in words', withSetup({ submitted: 'yes' })],
  ['two objects of one name', current({ userDefinedObjects: [mine(), mine()] })],
  [
    'too many objects',
    current({
      userDefinedObjects: Array.from({ length: 1000 }, (_, index) => ellipticalObject(`a${index}`)),
    }),
  ],
])('the saved state of a sky chart with %s is refused', async (_, change) => {
  expect(await readToolState(JSON.stringify({ ...state(), ...change }))).toMatchObject({ kind: 'invalid' });
});

test('the saved state of a sky chart that lacks anything it must have is refused', async () => {
  const { instruments, pictures, ...needed } = state(); // former versions had neither
  expect([instruments, pictures]).not.toContain(undefined);
  for (const key of Object.keys(needed)) {
    const { [key]: _, ...rest } = state() as Record<string, unknown>;
    expect(await readToolState(JSON.stringify(rest)), key).toMatchObject({ kind: 'invalid' });
  }
});

/** A chart of one object, as it is saved. */
function state() {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [listedObject('433')] });
  chart.setup.send({ type: 'setup.submitted' });
  chart.chart.send({ type: 'object.pressed', designator: '433' });
  return chart.saved();
}

function mine() {
  return ellipticalObject('mine');
}

function withSetup(change: object) {
  return { setup: { ...state().setup, ...change } };
}

function withInstruments(change: object) {
  return { instruments: { ...state().instruments, ...change } };
}

function current(change: object) {
  return withSetup({ current: { ...state().setup.current, ...change } });
}

function form(dates: object) {
  return current({ selectedTimeFrame: { ...state().setup.current.selectedTimeFrame, ...dates } });
}

function place(coordinates: object) {
  const { code: _code, id: _id, ...observatory } = state().setup.current.selectedObservatory;
  return current({ selectedObservatory: { ...observatory, ...coordinates } });
}

function settings(change: object) {
  return { displaySettings: { ...state().displaySettings, ...change } };
}
