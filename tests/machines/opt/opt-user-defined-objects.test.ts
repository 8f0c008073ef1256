import { expect, test } from 'vitest';
import { optState } from '#contract/opt/opt-state.ts';
import type { FieldId } from '#machines/editor/editor-fields.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { optStateOf } from '#machines/opt/opt-state.ts';
import { result } from '../fakes/objects.ts';
import { ellipticalObject, hyperbolicObject } from '../fakes/orbits.ts';
import { calculatedPlanning, filteredPlanning, startPlanning } from '../fakes/planning.ts';

const MINE = ellipticalObject('mine');
const COMET = hyperbolicObject('comet');

/** A form of the editor, filled. */
const ORBIT = {
  referenceEpoch: '60676.5',
  perihelionDistance: '0.9',
  aphelionDistance: '1.1',
  inclination: '5',
  rightAscension: '10',
  perihelionArgument: '20',
  meanAnomaly: '30',
  absoluteMagnitude: '20',
  slopeParameter: '0.15',
};

test('user-defined objects are defined, renamed and deleted by the editor, which confirms before one goes', () => {
  const opt = startPlanning();
  const own = () => opt.setup.getSnapshot().context.userDefinedObjects;
  opt.actor.send({ type: 'definition.requested' });
  expect(opt.popup()?.kind).toBe('editor');
  for (const [id, text] of Object.entries(ORBIT)) {
    opt.editor.send({ type: 'field.typed', id: id as FieldId, text });
  }
  opt.editor.send({ type: 'object.saved' });
  expect(opt.popup()).toBeUndefined();
  const [made] = own();
  expect(made).toMatchObject({ objectName: 'my elliptical object 1', perihelionDistance: 0.9 });

  opt.actor.send({ type: 'redefinition.requested', designator: made?.designator ?? '' });
  opt.editor.send({ type: 'field.typed', id: 'objectName', text: 'mine' });
  opt.editor.send({ type: 'object.saved' });
  expect(own()).toEqual([
    { ...made, objectName: 'mine', designator: MINE.designator, catalogueNumber: MINE.designator },
  ]);

  opt.actor.send({ type: 'deletion.requested', designator: MINE.designator });
  expect(opt.popup()).toMatchObject({ message: 'Do you want to delete the object mine?' });
  opt.press('popup.cancelled');
  expect(own()).toHaveLength(1);
  opt.actor.send({ type: 'deletion.requested', designator: MINE.designator });
  opt.press('popup.submitted');
  expect(own()).toEqual([]);
});

test('user-defined objects are at most 250', () => {
  const opt = startPlanning();
  for (let number = 1; number <= 250; number++) {
    opt.setup.send({ type: 'object.defined', object: ellipticalObject(`mine ${number}`) });
  }
  opt.actor.send({ type: 'definition.requested' });
  expect(opt.toasts()).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('at most 250') },
  ]);
  expect(opt.popup()).toBeUndefined();
});

test('user-defined objects wait in the form of the editor while ephemerides are calculated', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  opt.actor.send({ type: 'definition.requested' });
  expect(opt.editor.getSnapshot().hasTag('locked')).toBe(true);
  await opt.submit.calls[0]?.fail(new Error('broken'));
  expect(opt.editor.getSnapshot().hasTag('locked')).toBe(false);
});

test('user-defined objects are calculated beside the checked rows, and neither filter again nor count for starting', async () => {
  const opt = await filteredPlanning(3);
  opt.setup.send({ type: 'object.defined', object: MINE });
  opt.setup.send({ type: 'object.defined', object: COMET });
  opt.actor.send({ type: 'calculate.requested' });
  expect(opt.submit.calls).toHaveLength(0);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  expect(opt.submit.calls[0]?.input.query).toMatchObject({
    names: ['A1', 'A2', 'A3'],
    kep_name: ['mine'],
    kep_a: [1],
    com_name: ['comet'],
    com_e: [1.2],
  });
  expect(opt.calculation.getSnapshot().context.request?.userDefined).toEqual([MINE, COMET]);
  expect(opt.load.calls).toHaveLength(1);
});

test('user-defined objects that were changed block the results, which show again once the former set-up is restored', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.setup.send({ type: 'object.defined', object: MINE });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(opt.popup()).toMatchObject({
    key: 'setup-change',
    message: expect.stringMatching(/Restoring it discards what you have defined or changed since: mine\.$/),
  });
  opt.press('popup.cancelled');
  expect(opt.setup.getSnapshot().context.userDefinedObjects).toEqual([]);
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'results' });
  expect(opt.calculation.getSnapshot().context.calculation?.result).toEqual(result(3, 3));
});

test('user-defined objects count for the data points and the objects that one calculation may have', async () => {
  const opt = await filteredPlanning(250);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.setup.send({ type: 'object.defined', object: MINE });
  opt.actor.send({ type: 'calculate.requested' });
  expect(opt.popup()).toMatchObject({
    message: 'Your own objects and the selected ones together are too many for one calculation',
    details: ['Maximum: 250', 'Current: 251'],
  });
  opt.press('popup.dismissed');
  opt.filtering.send({ type: 'step.typed', timeStep: { step: 3, unit: 'h' } });
  opt.actor.send({ type: 'calculate.requested' });
  expect(opt.popup()).toMatchObject({ details: ['Maximum: 10000', 'Current: 14056'] });
  expect(opt.submit.calls).toHaveLength(0);
});

test('user-defined objects come back with the state, and so do those of the calculation', async () => {
  const before = await filteredPlanning(3);
  before.setup.send({ type: 'object.defined', object: MINE });
  before.filtering.send({ type: 'selection.toggled' });
  before.actor.send({ type: 'calculate.requested' });
  await before.submit.calls[0]?.answer({ token: 'job', estimatedTime: 9, selected: 4 });
  before.setup.send({ type: 'object.redefined', before: MINE.designator, object: COMET });
  const state = optState.parse(JSON.parse(JSON.stringify(stateOf(before))));
  const after = startPlanning();
  after.actor.send({ type: 'state.loaded', state });
  expect(after.setup.getSnapshot().context.userDefinedObjects).toEqual([COMET]);
  expect(after.calculation.getSnapshot().context).toMatchObject({
    request: { userDefined: [MINE], query: { kep_name: ['mine'] } },
    ticket: { selected: 4 },
  });
});

test('a state that was stored before there were user-defined objects has none', async () => {
  const { setup, ...rest } = stateOf(await filteredPlanning(3));
  const { userDefinedObjects: _none, ...current } = setup.current;
  const old = { ...rest, setup: { current, recentObservatory: setup.recentObservatory } };
  expect(optState.parse(JSON.parse(JSON.stringify(old))).setup.current.userDefinedObjects).toEqual([]);
});

test('user-defined objects that are not valid, or too many, are refused in a state', async () => {
  const state = stateOf(await filteredPlanning(3));
  const withOwn = (userDefinedObjects: readonly unknown[]) => ({
    ...state,
    setup: { ...state.setup, current: { ...state.setup.current, userDefinedObjects } },
  });
  expect(optState.safeParse(withOwn([MINE, COMET])).success).toBe(true);
  expect(optState.safeParse(withOwn([MINE, MINE])).success).toBe(false);
  expect(optState.safeParse(withOwn([{ ...MINE, objectName: 'another' }])).success).toBe(false);
  expect(optState.safeParse(withOwn([{ ...MINE, inclination: 200 }])).success).toBe(false);
  expect(
    optState.safeParse(withOwn(Array.from({ length: 251 }, (_, index) => ellipticalObject(`mine ${index}`))))
      .success,
  ).toBe(false);
});

function stateOf({ actor }: ReturnType<typeof startPlanning>) {
  return optStateOf(presentOf(actor.getSnapshot().context));
}
