import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ListedObject } from '#contract/asteroid.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { UserDefinedObject } from '#contract/user-defined/user-defined-object.ts';
import { FORM_FIELDS } from '#machines/editor/editor-fields.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { type ObjectEditorEmitted, formIn, isChanged } from '#machines/editor/object-editor-context.ts';
import { type ObjectScope, objectSearchMachine } from '#machines/objects/object-search.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { listedObject } from '../fakes/objects.ts';
import { ellipticalObject, hyperbolicObject, orbitRecord } from '../fakes/orbits.ts';

const NOW = Date.parse('2026-03-01');
const MINE = ellipticalObject('mine');
const COMET = hyperbolicObject('my comet');
const EROS = listedObject('433', { name: 'Eros', number: '433' });

test('the editor of user-defined objects opens on the elliptical tab, also after the hyperbolic one was used', () => {
  const { actor, context } = opened();
  actor.send({ type: 'tab.chosen', tab: 'HYPERBOLIC' });
  expect(context().tab).toBe('HYPERBOLIC');
  actor.send({ type: 'editor.cancelled' });
  actor.send({ type: 'editor.opened', objects: [], edited: undefined });
  expect(context().tab).toBe('ELLIPTICAL');
  expect(formIn(context()).texts).toEqual({ objectName: 'my elliptical object 1' });
});

test('the editor of user-defined objects knows whether leaving it would lose anything: not what it filled in itself, nor what was typed and taken back', () => {
  const { actor, context } = opened();
  actor.send({ type: 'field.left', id: 'objectName' });
  expect(isChanged(context())).toBe(false);
  actor.send({ type: 'field.typed', id: 'inclination', text: '5' });
  actor.send({ type: 'tab.chosen', tab: 'HYPERBOLIC' });
  expect(isChanged(context())).toBe(true);
  actor.send({ type: 'tab.chosen', tab: 'ELLIPTICAL' });
  actor.send({ type: 'field.typed', id: 'inclination', text: '' });
  expect(isChanged(context())).toBe(false);
  actor.send({ type: 'editor.opened', objects: [MINE], edited: MINE });
  expect(isChanged(context())).toBe(false);
});

test('the editor of user-defined objects opens on the tab of the object that is changed, filled, and stays there', () => {
  const { actor, context } = opened([MINE, COMET], COMET);
  expect(context().tab).toBe('HYPERBOLIC');
  expect(formIn(context()).texts).toMatchObject({ objectName: 'my comet', eccentricity: '1.2' });
  actor.send({ type: 'tab.chosen', tab: 'ELLIPTICAL' });
  expect(context().tab).toBe('HYPERBOLIC');
});

test('the editor of user-defined objects takes a pasted orbit on its tab, and says why it cannot take one', () => {
  const { actor, context, emitted } = opened();
  actor.send({ type: 'orbit.pasted', object: COMET });
  expect(context().tab).toBe('HYPERBOLIC');
  expect(formIn(context()).texts).toMatchObject({ objectName: 'my comet', eccentricity: '1.2' });
  actor.send({ type: 'paste.refused', message: 'Line 1: e is missing.' });
  expect(emitted.at(-1)).toEqual({ type: 'editing.failed', message: 'Line 1: e is missing.' });
  actor.send({ type: 'editor.opened', objects: [MINE], edited: MINE });
  actor.send({ type: 'orbit.pasted', object: COMET });
  expect(context().tab).toBe('ELLIPTICAL');
});

test('the editor opened again starts over, wherever it was', () => {
  const { actor, elements, context } = copying();
  actor.send({ type: 'editor.opened', objects: [MINE], edited: MINE });
  expect(elements.calls[0]?.signal.aborted).toBe(true);
  expect([formIn(context()).texts.objectName, context().original]).toEqual(['mine', undefined]);
});

test('the editor of user-defined objects of flybys has a single form', () => {
  const actor = createActor(objectEditorMachine, { input: { purpose: 'flyby', nowMs: NOW } }).start();
  actor.send({ type: 'editor.opened', objects: [], edited: undefined });
  actor.send({ type: 'tab.chosen', tab: 'ELLIPTICAL' });
  expect(actor.getSnapshot().context.tab).toBe('FVT');
  expect(formIn(actor.getSnapshot().context).texts).toEqual({ objectName: 'my object 1' });
});

test('the editor of user-defined objects saves a new object once every field has a value', () => {
  const { actor, emitted, isOpen } = opened();
  actor.send({ type: 'object.saved' });
  expect([emitted, isOpen()]).toEqual([[], true]);
  fill(actor, ellipticalObject('my elliptical object 1'));
  actor.send({ type: 'object.saved' });
  expect(emitted).toEqual([
    {
      type: 'object.defined',
      object: { ...ellipticalObject('my elliptical object 1'), diam: expect.closeTo(355.19, 1) },
    },
    { type: 'editor.closed' },
  ]);
});

test('a field that was not left is still clamped when saved', () => {
  const { actor, emitted } = opened([MINE], MINE);
  actor.send({ type: 'field.typed', id: 'inclination', text: ' 200 ' });
  actor.send({ type: 'object.saved' });
  expect(emitted[0]).toMatchObject({ object: { inclination: 180 } });
});

test('the editor of user-defined objects offers saving and clearing only when they are of use', () => {
  const { actor } = opened([MINE], MINE);
  const offers = () =>
    (['object.saved', 'form.cleared'] as const).map((type) => actor.getSnapshot().can({ type }));
  expect(offers()).toEqual([true, true]);
  actor.send({ type: 'field.typed', id: 'meanAnomaly', text: '' });
  expect(offers()).toEqual([false, true]);
  actor.send({ type: 'form.cleared' });
  expect(offers()).toEqual([false, false]);
});

test('an error in one tab does not keep the other from being saved', () => {
  const { actor, emitted } = opened();
  actor.send({ type: 'field.typed', id: 'inclination', text: 'x' });
  actor.send({ type: 'tab.chosen', tab: 'HYPERBOLIC' });
  fill(actor, COMET);
  actor.send({ type: 'object.saved' });
  expect(emitted[0]).toMatchObject({ type: 'object.defined', object: { type: 'HYPERBOLIC' } });
});

test('a change says which object it was; leaving its name as it is is no clash', () => {
  const { actor, emitted } = opened([MINE, COMET], MINE);
  actor.send({ type: 'field.typed', id: 'meanAnomaly', text: '31' });
  actor.send({ type: 'object.saved' });
  expect(emitted[0]).toMatchObject({
    type: 'object.redefined',
    before: MINE.designator,
    object: { designator: MINE.designator, meanAnomaly: 31 },
  });
});

test('a rename makes the designator again', () => {
  const { actor, emitted } = opened([MINE], MINE);
  actor.send({ type: 'field.typed', id: 'objectName', text: 'my new-name' });
  actor.send({ type: 'object.saved' });
  expect(emitted[0]).toMatchObject({
    before: MINE.designator,
    object: { designator: 'my_new_name_synthetic-object', catalogueNumber: 'my_new_name_synthetic-object' },
  });
});

test('the editor is locked while ephemerides load: nothing can be typed or saved, only cancelled', () => {
  const { actor, context, emitted } = opened([MINE], MINE);
  actor.send({ type: 'ephemerides.loading' });
  expect(actor.getSnapshot().hasTag('locked')).toBe(true);
  actor.send({ type: 'field.typed', id: 'inclination', text: '7' });
  actor.send({ type: 'object.saved' });
  expect([formIn(context()).texts.inclination, emitted]).toEqual(['5', []]);
  actor.send({ type: 'ephemerides.loaded' });
  expect(actor.getSnapshot().hasTag('locked')).toBe(false);
});

test('the editor opens locked when ephemerides were loading before', () => {
  const { actor } = started();
  actor.send({ type: 'ephemerides.loading' });
  actor.send({ type: 'editor.opened', objects: [], edited: undefined });
  expect(actor.getSnapshot().hasTag('locked')).toBe(true);
  actor.send({ type: 'editor.cancelled' });
  expect(actor.getSnapshot().matches('closed')).toBe(true);
});

test('copying an object of the catalogue fills the form, with slope 0.25 and aphelion a (1 + e) where they are missing', async () => {
  const { actor, elements, context } = copying();
  expect(actor.getSnapshot().hasTag('copying')).toBe(true);
  expect(elements.calls[0]?.input).toEqual({ designator: '433' });
  const { g: _, ...record } = orbitRecord('433', { a: 1.5, e: 0.2, q: 1.2, om: -10, ma: 370 });
  await elements.calls[0]?.answer({ data: [record], errors: [] });
  expect(formIn(context()).texts).toEqual({
    objectName: 'Eros - copy',
    referenceEpoch: '60999.99919927', // 69.183 s before MJD 61000 TDB
    perihelionDistance: '1.2',
    aphelionDistance: '1.8',
    inclination: '3.3',
    rightAscension: '350',
    perihelionArgument: '126.7',
    meanAnomaly: '10',
    absoluteMagnitude: '19.1',
    slopeParameter: '0.25',
  });
  expect(actor.getSnapshot().can({ type: 'object.saved' })).toBe(true);
});

test('copying an object of the catalogue is not offered for unconfirmed objects, nor on the hyperbolic tab', () => {
  const { actor, context } = opened();
  const object = listedObject('P21abcd', { neocp: true });
  expect(actor.getSnapshot().can({ type: 'original.chosen', object })).toBe(false);
  actor.send({ type: 'original.chosen', object });
  expect(context().original).toBeUndefined();
  actor.send({ type: 'original.chosen', object: EROS });
  actor.send({ type: 'tab.chosen', tab: 'HYPERBOLIC' });
  expect(actor.getSnapshot().can({ type: 'copy.requested' })).toBe(false);
});

test('copying an object of the catalogue is refused for an open orbit, and the form stays', async () => {
  const { elements, emitted, context } = copying();
  await elements.calls[0]?.answer({ data: [orbitRecord('433', { e: 1.2 })], errors: [] });
  expect(emitted).toEqual([
    {
      type: 'editing.failed',
      message: 'Object (433) Eros has a hyperbolic orbit and cannot be copied.',
    },
  ]);
  expect(formIn(context()).texts.objectName).toBe('my elliptical object 1');
});

test('copying an object of the catalogue without data empties the form and shows message and name', async () => {
  const { elements, emitted, context } = copying();
  await elements.calls[0]?.answer({ data: [], errors: [{ name: '433', message: 'no orbit' }] });
  expect(emitted).toEqual([{ type: 'editing.failed', message: '433: no orbit' }]);
  expect(formIn(context()).texts).toEqual({});
});

test('copying an object of the catalogue that fails empties the form and names the object', async () => {
  const { elements, emitted, context } = copying();
  await elements.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
  expect(emitted).toEqual([{ type: 'editing.failed', message: '(433) Eros: offline' }]);
  expect(formIn(context()).texts).toEqual({});
});

test('copying an object of the catalogue stops when the editor is cancelled', async () => {
  const { actor, elements, context } = copying();
  actor.send({ type: 'editor.cancelled' });
  expect(elements.calls[0]?.signal.aborted).toBe(true);
  await elements.calls[0]?.answer({ data: [orbitRecord('433')], errors: [] });
  expect([actor.getSnapshot().matches('closed'), context().original]).toEqual([true, undefined]);
});

test('deleting an object opens a question first, and deletes when that is confirmed', () => {
  const { actor, emitted } = started();
  actor.send({ type: 'deletion.requested', object: MINE });
  actor.send({ type: 'deletion.confirmed' });
  expect(emitted).toEqual([
    { type: 'deletion.questioned', object: MINE },
    { type: 'object.deleted', designator: MINE.designator },
    { type: 'editor.closed' },
  ]);
});

test('deleting an object keeps the object when it is declined', () => {
  const { actor, emitted } = started();
  actor.send({ type: 'deletion.requested', object: MINE });
  actor.send({ type: 'deletion.declined' });
  expect(emitted.map(({ type }) => type)).toEqual(['deletion.questioned', 'editor.closed']);
});

type Editor = ReturnType<typeof started>['actor'];

function started() {
  const elements = deferredActor<KeplerianOrbits['ephemerides'], { designator: string }>();
  const search = objectSearchMachine.provide({
    actors: { findByPhrase: deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>().actor },
  });
  const machine = objectEditorMachine.provide({ actors: { search, loadKeplerian: elements.actor } });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { purpose: 'orbits', nowMs: NOW } }).start();
  const emitted: ObjectEditorEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor, elements, emitted, context: () => actor.getSnapshot().context };
}

function opened(objects: readonly UserDefinedObject[] = [], edited?: UserDefinedObject) {
  const editor = started();
  editor.actor.send({ type: 'editor.opened', objects, edited });
  return { ...editor, isOpen: () => editor.actor.getSnapshot().matches('editing') };
}

function copying() {
  const editor = opened();
  editor.actor.send({ type: 'original.chosen', object: EROS });
  editor.actor.send({ type: 'copy.requested' });
  return editor;
}

function fill(actor: Editor, object: UserDefinedObject): void {
  const values = new Map<string, unknown>(Object.entries(object));
  for (const { id } of FORM_FIELDS[object.type])
    actor.send({ type: 'field.typed', id, text: String(values.get(id)) });
}
