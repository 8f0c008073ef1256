import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { rowOf } from '#machines/orbits/orbit-list.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { startOrbits } from '../fakes/orbit-tool.ts';
import { ellipticalObject } from '../fakes/orbits.ts';
import { calculatedPlanning, filteredPlanning, startPlanning } from '../fakes/planning.ts';
import { listedObject, result } from '../fakes/objects.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const MINE = ellipticalObject('mine');

test('two tools of one page with the same question each receive their answer, and nothing else', () => {
  const { opt, ovt, isRunning } = twoTools();
  opt.actor.send({ type: 'deletion.requested', designator: MINE.designator });
  ovt.ovt.send({ type: 'deletion.requested', designator: MINE.designator });
  opt.press('popup.submitted');
  expect(isRunning()).toEqual({ opt: false, ovt: true });
  ovt.press('popup.cancelled');
  expect(isRunning()).toEqual({ opt: false, ovt: true });
});

test('a tool that the page leaves takes its popups along, unsaved, and can open them again', () => {
  const { opt, ovt, popups } = twoTools();
  opt.actor.send({ type: 'columns.requested' });
  opt.actor.send({ type: 'objects.requested', tab: 'select' });
  ovt.ovt.send({ type: 'objects.requested', tab: 'select' });
  ovt.context().objectList.send({ type: 'objects.added', objects: [EROS] });
  ovt.ovt.send({ type: 'tool.left' });
  expect(ovt.popup()).toBeUndefined();
  expect(opt.popup()?.kind).toBe('columns');
  opt.actor.send({ type: 'tool.left' });
  expect(popups.getSnapshot().value).toBe('hidden');
  for (const kind of ['objects', 'columns'] as const) {
    opt.actor.send(
      kind === 'columns' ? { type: 'columns.requested' } : { type: 'objects.requested', tab: 'select' },
    );
    expect(opt.popup()?.kind).toBe(kind);
    opt.actor.send({ type: 'tool.left' });
  }
  ovt.ovt.send({ type: 'objects.requested', tab: 'select' });
  expect(ovt.popup()?.kind).toBe('objects');
  expect(ovt.context().objectList.getSnapshot().context.objects).toEqual([]);
});

test('a tool that the page leaves deletes nothing by an unanswered question', () => {
  const { ovt, isRunning } = twoTools();
  ovt.ovt.send({ type: 'deletion.requested', designator: MINE.designator });
  ovt.ovt.send({ type: 'tool.left' });
  expect(ovt.popup()).toBeUndefined();
  expect(isRunning().ovt).toBe(true);
  ovt.ovt.send({ type: 'deletion.requested', designator: MINE.designator });
  expect(ovt.popup()?.kind).toBe('dialog');
});

test('a tool that the page leaves opens the question about a changed set-up again when that is submitted again, and restores it on the set-up', async () => {
  const opt = await filteredPlanning(3);
  opt.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  opt.actor.send({ type: 'filtering.requested' });
  opt.actor.send({ type: 'tool.left' });
  expect(opt.popup()).toBeUndefined();
  expect(opt.setup.getSnapshot().context.dates.end).toBe('2026-03-20');
  opt.setup.send({ type: 'setup.submitted' });
  expect(opt.popup()).toMatchObject({ key: 'setup-change' });
  opt.press('popup.cancelled');
  expect(opt.screens.at(-1)?.screen).toBe('setup');
});

test('a tool that the page leaves finds the progress of its calculation again, also when the question whether to stop was open', async () => {
  const opt = await calculatingFor(9);
  for (const press of [() => undefined, () => opt.press('popup.cancelled')]) {
    press();
    opt.actor.send({ type: 'tool.left' });
    opt.actor.send({ type: 'tool.entered' });
    expect(opt.popup()?.kind).toBe('progress');
  }
  expect(opt.cancel.calls).toEqual([]);
});

test('a tool that the page leaves reports elsewhere that its calculation is finished', async () => {
  const opt = await calculatingFor(0.1);
  opt.actor.send({ type: 'tool.left' });
  opt.clock.increment(200);
  await opt.read.calls[0]?.answer(result(3, 3));
  expect(opt.popup()).toMatchObject({ severity: 'success' });
});

test('a screen that is left takes along the message that the ephemerides are ready', async () => {
  const opt = await calculatedPlanning();
  expect(opt.popup()).toMatchObject({ severity: 'success' });
  opt.actor.send({ type: 'screen.left' });
  expect(opt.popup()).toBeUndefined();
});

test('a screen that is left takes along the question whether to look at results of another time step', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.closed');
  opt.filtering.send({ type: 'step.typed', timeStep: { step: 2, unit: 'd' } });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(opt.popup()?.kind).toBe('dialog');
  opt.actor.send({ type: 'screen.left' });
  expect(opt.popup()).toBeUndefined();
});

test('a screen that is left takes along the question about a changed set-up, and where its answer would have led', async () => {
  const opt = await filteredPlanning(3);
  opt.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  opt.actor.send({ type: 'filtering.requested' });
  opt.actor.send({ type: 'screen.left' });
  expect(opt.popup()).toBeUndefined();
  opt.setup.send({ type: 'setup.submitted' });
  opt.press('popup.cancelled');
  expect(opt.screens.at(-1)?.screen).toBe('setup');
});

test('a screen that is left leaves the progress of a calculation that goes on, and the question whether to stop it unanswered', async () => {
  const opt = await calculatingFor(9);
  for (const press of [() => undefined, () => opt.press('popup.cancelled')]) {
    press();
    opt.actor.send({ type: 'screen.left' });
    expect(opt.popup()?.kind).toBe('progress');
  }
  expect(opt.cancel.calls).toEqual([]);
});

/** Observation planning with a calculation of three objects that is estimated to take this many seconds. */
async function calculatingFor(estimatedTime: number) {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.submit.calls[0]?.answer({ token: 'job', estimatedTime, selected: 3 });
  return opt;
}

function twoTools() {
  const popups = createActor(popupsMachine).start();
  const [opt, ovt] = [startPlanning(undefined, popups), startOrbits(popups)];
  opt.setup.send({ type: 'object.defined', object: MINE });
  ovt.context().objects.send({ type: 'object.defined', object: MINE });
  const isRunning = () => ({
    opt: opt.setup.getSnapshot().context.userDefinedObjects.length > 0,
    ovt: rowOf(ovt.context().objects.getSnapshot().context, MINE.designator) !== undefined,
  });
  return { opt, ovt, popups, isRunning };
}
