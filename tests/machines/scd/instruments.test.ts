import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { scdState } from '#contract/scd/scd-state.ts';
import { DEGREE } from '#engine/constants.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import { cameraField, eyepieceField, instrumentsMachine } from '#machines/scd/instruments.ts';
import { startSkyChart } from '../fakes/sky-chart.ts';

const REFRACTOR = { ...COMMON_TELESCOPE, name: 'Refractor', focalLengthMm: 600, rotationDeg: 30 };

test('the field of a camera is that of its chip at its focal length, at the position angle of its profile', () => {
  const { width, height, angle } = cameraField(REFRACTOR, {});
  expect(width / DEGREE).toBeCloseTo(2.2431, 4); // 3124 binned pixels of 7.52 µm at 600 mm, 2 atan(d / 2f)
  expect(height / DEGREE).toBeCloseTo(1.4993, 4);
  expect(angle / DEGREE).toBeCloseTo(30, 12);
});

test('the field of a camera turns on the chart, and stays at its own angle for another telescope', () => {
  const { actor, shown } = start();
  actor.send({ type: 'camera.turned', telescope: 'Refractor', angleDeg: -20 });
  expect(cameraField(REFRACTOR, shown()).angle / DEGREE).toBeCloseTo(340, 9);
  expect(cameraField({ ...REFRACTOR, name: 'Other' }, shown()).angle / DEGREE).toBeCloseTo(30, 9);
  actor.send({ type: 'camera.turned', telescope: 'Refractor', angleDeg: Number.NaN });
  expect(cameraField(REFRACTOR, shown()).angle / DEGREE).toBeCloseTo(340, 9);
});

test('the circle of an eyepiece is its apparent field through the magnification of the telescope in use', () => {
  const { actor, shown } = start();
  expect(eyepieceField(shown().eyepiece, REFRACTOR)).toBeUndefined();
  actor.send({ type: 'eyepiece.chosen', kind: 'eyepiece' });
  actor.send({ type: 'eyepiece.typed', name: 'focalLengthMm', value: 20 });
  actor.send({ type: 'eyepiece.typed', name: 'apparentFieldDeg', value: 66 });
  expect((eyepieceField(shown().eyepiece, REFRACTOR) ?? 0) / DEGREE).toBeCloseTo(2.2, 9); // 30 ×
  expect(eyepieceField(shown().eyepiece, undefined)).toBeUndefined();
});

test('the field of a camera is shown and drawn as wide as it is, where a short telescope takes in a large part of the sky', () => {
  const { actor, shown } = start();
  actor.send({ type: 'eyepiece.chosen', kind: 'eyepiece' });
  actor.send({ type: 'eyepiece.typed', name: 'focalLengthMm', value: 40 });
  actor.send({ type: 'eyepiece.typed', name: 'apparentFieldDeg', value: 100 });
  expect((eyepieceField(shown().eyepiece, { focalLengthMm: 100 }) ?? 0) / DEGREE).toBeCloseTo(40, 9); // 2.5 ×
});

test('the circle of an eyepiece is the true field that was typed, brought into its range, whatever the telescope', () => {
  const { actor, shown } = start();
  actor.send({ type: 'eyepiece.chosen', kind: 'field' });
  actor.send({ type: 'eyepiece.typed', name: 'fieldDeg', value: 400 });
  expect((eyepieceField(shown().eyepiece, undefined) ?? 0) / DEGREE).toBeCloseTo(30, 9);
  actor.send({ type: 'eyepiece.typed', name: 'fieldDeg', value: Number.NaN });
  expect((eyepieceField(shown().eyepiece, undefined) ?? 0) / DEGREE).toBeCloseTo(30, 9);
});

test('the fields of a saved chart come back with the telescope that they are of', () => {
  const before = startSkyChart();
  before.telescopes.send({ type: 'telescope.saved', profile: REFRACTOR, before: undefined });
  before.instruments.send({ type: 'camera.turned', telescope: 'Refractor', angleDeg: 75 });
  before.instruments.send({ type: 'eyepiece.chosen', kind: 'field' });
  before.instruments.send({ type: 'centre.chosen', centre: 'middle' });
  const after = startSkyChart();
  after.scd.send({ type: 'state.loaded', state: before.saved() });
  expect(after.saved()).toEqual(before.saved());
  expect(after.telescopes.getSnapshot().context.chosen).toBe('Refractor');
  expect(after.instruments.getSnapshot().context.turned).toEqual({ telescope: 'Refractor', angleDeg: 75 });
});

test('the fields of a saved chart are as at first where a state of a former version has none', () => {
  const chart = startSkyChart();
  const { instruments: _none, ...former } = chart.saved();
  chart.instruments.send({ type: 'centre.chosen', centre: 'middle' });
  chart.scd.send({ type: 'state.loaded', state: scdState.parse(former) });
  expect(chart.instruments.getSnapshot().context.centre).toBe('object');
});

function start() {
  const actor = createActor(instrumentsMachine).start();
  return { actor, shown: () => actor.getSnapshot().context };
}
