import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { rowOf } from '#machines/orbits/orbit-list.ts';
import { SERVER_ERROR } from '../fakes/calculation.ts';
import { listedObject } from '../fakes/objects.ts';
import { APOPHIS, EROS, MINE } from '../fakes/orbit-objects.ts';
import { NOW, startOrbits, objectsOf, type OrbitContext, withObjects } from '../fakes/orbit-tool.ts';
import { elementsOf, perturbedOrbit } from '../fakes/orbits.ts';

const SPAN = { startMs: NOW, endMs: NOW + 1 };

test('the list of the objects popup becomes the list of the tool', () => {
  const { ovt, popup, context } = startOrbits();
  ovt.send({ type: 'objects.requested', tab: 'select' });
  expect(popup()).toMatchObject({ kind: 'objects' });
  context().objectList.send({ type: 'objects.added', objects: [EROS] });
  context().objectList.send({ type: 'list.saved' });
  expect(popup()).toBeUndefined();
  expect(rowOf(objectsOf(context), '433')?.title).toBe('(433) Eros');
});

test('showing an object loads it, and locks dates and editor meanwhile', async () => {
  const { keplerian, context } = withObjects();
  context().objects.send({ type: 'check.toggled', designator: '433' });
  expect(context().timeline.getSnapshot().hasTag('locked')).toBe(true);
  expect(context().editor.getSnapshot().context.loading).toBe(true);
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(context().timeline.getSnapshot().hasTag('locked')).toBe(false);
  expect(context().editor.getSnapshot().context.loading).toBe(false);
  expect(context().loading.getSnapshot().context.keplerian.has('433')).toBe(true);
});

test('an object without perturbed orbit ends Keplerian, with a warning, and turns the setting off', async () => {
  const { keplerian, perturbed, popup, context, clock } = withObjects();
  context().objects.send({ type: 'check.toggled', designator: '433' });
  context().objects.send({ type: 'propagation.toggled', designator: '433' });
  expect(propagates(context)).toBe(true);
  await keplerian.calls[1]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.fail(SERVER_ERROR);
  expect(rowOf(objectsOf(context), '433')).toMatchObject({ perturbedOn: false, keplerianOnly: true });
  expect(popup()).toMatchObject({
    severity: 'warning',
    message: 'perturbed orbit for object (433) Eros does not exist.',
  });
  expect(propagates(context)).toBe(false);
  const before = keplerian.calls.length;
  clock.increment(999);
  expect(keplerian.calls).toHaveLength(before);
  clock.increment(1);
  expect(keplerian.calls).toHaveLength(before + 1); // requested again
});

test('the setting of perturbed propagation turns the switches of what is shown, and is off where none can be', () => {
  const { context } = withObjects();
  const choose = (value: boolean) =>
    context().settings.send({ type: 'option.changed', key: 'perturbedOrbitPropagation', value });
  choose(true);
  expect(propagates(context)).toBe(false);
  context().objects.send({ type: 'check.toggled', designator: '433' });
  choose(true);
  expect(propagates(context)).toBe(true);
  expect(rowOf(objectsOf(context), '433')?.perturbedOn).toBe(true);
  expect(rowOf(objectsOf(context), APOPHIS.designator)?.perturbedOn).toBe(false);
  choose(false);
  expect(propagates(context)).toBe(false);
  expect(rowOf(objectsOf(context), '433')?.perturbedOn).toBe(false);
});

test('a user-defined object is defined, requested over two years at least, and warned of when it impacts', async () => {
  const { perturbed, popup, context } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  context().objects.send({ type: 'propagation.toggled', designator: MINE.designator });
  context().objects.send({ type: 'check.toggled', designator: MINE.designator });
  expect(perturbed.calls[0]?.input).toMatchObject({
    kind: 'user-defined',
    span: { startMs: Date.parse('2024-02-29T12:00:00Z'), endMs: Date.parse('2036-03-01') },
  });
  await perturbed.calls[0]?.answer({
    orbit: perturbedOrbit(MINE.designator, '2030-01-02T03:04:05Z'),
    errors: [],
  });
  expect(popup()).toMatchObject({
    severity: 'warning',
    message: 'Object mine impacted on 2030-01-02.',
    details: ['The impact of mine comes after the simulated date: the object is shown until then.'],
  });
});

test('an impact before the simulated date is reported as past', async () => {
  const { impactors, popup, context } = withObjects();
  context().objects.send({ type: 'check.toggled', designator: '433' });
  await impactors.calls[0]?.answer([{ number: '433', impactDate: '2020-01-01' }]);
  expect(popup()).toMatchObject({ message: 'Object (433) Eros impacted on 2020-01-01.', details: [] });
});

test('the editor opens in a popup and what it saves joins the list', () => {
  const { ovt, popup, context } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  ovt.send({ type: 'redefinition.requested', designator: MINE.designator });
  expect(popup()).toMatchObject({ kind: 'editor' });
  context().editor.send({ type: 'field.typed', id: 'objectName', text: 'other' });
  context().editor.send({ type: 'object.saved' });
  expect(popup()).toBeUndefined();
  expect(objectsOf(context).objects.map(({ title }) => title)).toContain('other');
});

test('deleting opens a question with the name; its answer decides', () => {
  const { ovt, popup, press, context } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  ovt.send({ type: 'deletion.requested', designator: MINE.designator });
  expect(popup()).toMatchObject({ kind: 'dialog', message: 'Do you want to delete the object mine?' });
  press('popup.cancelled');
  expect(rowOf(objectsOf(context), MINE.designator)).toBeDefined();
  ovt.send({ type: 'deletion.requested', designator: MINE.designator });
  press('popup.submitted');
  expect(rowOf(objectsOf(context), MINE.designator)).toBeUndefined();
  expect(popup()).toBeUndefined();
});

test('an unknown object of the address is reported with a hint how objects are found', async () => {
  const { ovt, find, popup } = startOrbits();
  ovt.send({ type: 'object.requested', phrase: 'zzz' });
  await find.calls[0]?.answer({ asteroids: [], errors: [] });
  expect(popup()).toMatchObject({
    message: 'Load through URL: Object "zzz" was not found',
    details: [expect.stringContaining('exact number and name')],
  });
});

test('an object the address names in other capitals is offered, and shown when it is chosen', async () => {
  const { ovt, find, popup, press, context } = startOrbits();
  ovt.send({ type: 'object.requested', phrase: 'apophis' });
  const errors = [{ name: 'apophis', message: 'Not found.', suggestions: ['Apophis'] }];
  await find.calls[0]?.answer({ asteroids: [], errors });
  expect(popup()).toMatchObject({
    message: 'Load through URL: Object "apophis" was not found',
    details: ['Did you mean Apophis?', expect.any(String)],
    option: { label: 'Show Apophis' },
  });
  press('popup.option-chosen');
  expect(find.calls[1]?.input).toEqual({ names: ['Apophis'] });
  await find.calls[1]?.answer({ asteroids: [APOPHIS], errors: [] });
  expect(rowOf(objectsOf(context), '2004 MN4')?.checked).toBe(true);
  expect(popup()).toBeUndefined();
});

test('a flyby is opened by number or name, and refused for user-defined objects', () => {
  const { ovt, popup, emitted, context } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  ovt.send({ type: 'flyby.requested', designator: '2004 MN4', body: 'earth', span: SPAN });
  expect(emitted).toEqual([{ type: 'flyby.opened', object: '99942', body: 'earth', span: SPAN }]);
  ovt.send({ type: 'flyby.requested', designator: MINE.designator, body: 'earth', span: SPAN });
  expect(emitted).toHaveLength(1);
  expect(popup()).toMatchObject({
    severity: 'warning',
    message: 'connection to FBVT is not enabled for user-defined objects',
  });
});

test('objects that are added to the list are shown, and the first is selected and led to', () => {
  const { ovt, emitted, context } = startOrbits();
  const [eros, apophis, ganymed] = ['433', '2004 MN4', '1036'].map((name) => listedObject(name));
  ovt.send({ type: 'list.committed', objects: [eros] });
  expect(objectsOf(context)).toMatchObject({
    selected: '433',
    objects: [{ designator: '433', checked: true }],
  });
  expect(emitted).toEqual([{ type: 'object.introduced', designator: '433' }]);
  ovt.send({ type: 'list.committed', objects: [eros, apophis, ganymed] });
  expect(objectsOf(context).objects.map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(objectsOf(context).selected).toBe('2004 MN4');
  expect(emitted).toHaveLength(2);
  ovt.send({ type: 'object.defined', object: MINE });
  expect(objectsOf(context).selected).toBe(MINE.designator);
});

test('objects that another tool hands over join the list once, are shown, and the first is selected and led to', () => {
  const { ovt, context, emitted } = withObjects();
  const handed = { objects: [APOPHIS], userDefinedObjects: [MINE] };
  ovt.send({ type: 'objects.handed', handed });
  ovt.send({ type: 'objects.handed', handed });
  expect(objectsOf(context).objects.map(({ designator, checked }) => [designator, checked])).toEqual([
    ['433', false],
    [APOPHIS.designator, true],
    [MINE.designator, true],
  ]);
  expect(objectsOf(context).selected).toBe(APOPHIS.designator);
  expect(emitted).toContainEqual({ type: 'object.introduced', designator: APOPHIS.designator });
});

test('objects that are handed over with an instant are seen at it', () => {
  const { ovt, context } = withObjects();
  const ms = Date.parse('2015-07-25T12:00Z');
  ovt.send({ type: 'objects.handed', handed: { objects: [APOPHIS], userDefinedObjects: [], ms } });
  expect(context().timeline.getSnapshot().context.currentMs).toBe(ms);
});

test('objects that are handed over to be seen perturbed have their switches on, and no others', () => {
  const { ovt, context } = withObjects();
  const handed = { objects: [APOPHIS], userDefinedObjects: [], isPerturbed: true } as const;
  ovt.send({ type: 'objects.handed', handed });
  expect(objectsOf(context).objects.map(({ designator, perturbedOn }) => [designator, perturbedOn])).toEqual([
    ['433', false],
    [APOPHIS.designator, true],
  ]);
});

test('of very many objects that are added at once the first are shown, and a note says so', () => {
  const { ovt, context, toasts } = startOrbits();
  const many = Array.from({ length: 30 }, (_, index) => listedObject(String(index + 1)));
  ovt.send({ type: 'list.committed', objects: many });
  expect(objectsOf(context).objects.filter(({ checked }) => checked)).toHaveLength(10);
  expect(toasts()).toMatchObject([{ message: expect.stringContaining('first 10') }]);
});

test('a close approach that was chosen moves the date there and follows what is approached', () => {
  const { ovt, context } = withObjects();
  const ms = Date.parse('2029-04-13T21:45:04Z');
  ovt.send({ type: 'approach.chosen', ms, body: 'earth' });
  expect(context().timeline.getSnapshot().context.currentMs).toBe(ms);
  expect(objectsOf(context).focus).toEqual({ kind: 'body', body: 'earth' });
});

test('small objects that cannot be loaded are reported in a popup', async () => {
  const { swarms, popup } = startOrbits();
  await swarms.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
  expect(popup()).toMatchObject({
    severity: 'error',
    message: 'This functionality is temporarily unavailable. Please try again later.',
  });
});

test('impactors mark the objects of the list; a list of them that fails is reported', async () => {
  const { impactors, popup, context } = withObjects();
  await impactors.calls[0]?.answer([{ number: '433', impactDate: '2020-01-01' }]);
  expect(rowOf(objectsOf(context), '433')?.impactDate).toBe('2020-01-01');
  const other = startOrbits();
  await other.impactors.calls[0]?.fail(
    new RequestFailed({ kind: 'problem', message: 'no list', type: 'x', status: 500 }),
  );
  expect([popup(), other.popup()]).toMatchObject([undefined, { message: 'no list' }]);
});

function propagates(context: OrbitContext): boolean {
  return isOn(context().settings.getSnapshot().context.settings.objectsSettings, 'perturbedOrbitPropagation');
}
