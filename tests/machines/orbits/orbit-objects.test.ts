import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { focusChoices, isPropagated, rowOf, SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import { identifierOf, isKeplerianOnly, perturbedRefusal, listedRow } from '#machines/orbits/orbit-object.ts';
import { RETRIABLE_MS } from '#machines/orbits/orbit-objects.ts';
import { listedObject } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';
import {
  APOPHIS,
  CERES,
  EROS,
  MINE,
  startOrbitObjects,
  summary,
  UNCONFIRMED,
} from '../fakes/orbit-objects.ts';

test('an object goes from unchecked over checked to perturbed, and orbits are needed on the way', () => {
  const { actor, emitted } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: '2004 MN4' });
  actor.send({ type: 'propagation.toggled', designator: '2004 MN4' });
  expect(emitted.map(summary)).toEqual([
    'orbits.needed 2004 MN4 Keplerian',
    'orbits.needed 2004 MN4 perturbed',
    'propagation.changed true',
  ]);
});

test('a switch that is set before the object is shown counts from then on', () => {
  const { actor, emitted } = startOrbitObjects();
  actor.send({ type: 'propagation.toggled', designator: '433' });
  expect(emitted).toEqual([]);
  actor.send({ type: 'check.toggled', designator: '433' });
  expect(emitted.map(summary)).toEqual(['orbits.needed 433 perturbed', 'propagation.changed true']);
});

test('clicking a row selects it, clicking another moves the selection, clicking again ends it', () => {
  const { actor, context, selections } = startOrbitObjects();
  actor.send({ type: 'row.clicked', designator: '433' });
  actor.send({ type: 'row.clicked', designator: '2004 MN4' });
  expect(context().selected).toBe('2004 MN4');
  actor.send({ type: 'row.clicked', designator: '2004 MN4' });
  expect(context().selected).toBeUndefined();
  expect(selections).toEqual(['433', '2004 MN4', undefined]);
});

test('an unconfirmed object is never selected, but can be shown', () => {
  const { actor, context } = startOrbitObjects();
  actor.send({ type: 'row.clicked', designator: 'P21abcd' });
  actor.send({ type: 'check.toggled', designator: 'P21abcd' });
  expect(context().selected).toBeUndefined();
  expect(rowOf(context(), 'P21abcd')?.checked).toBe(true);
});

test('unchecking ends selection and focus of the object and drops its orbits', () => {
  const { actor, emitted, context } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'row.clicked', designator: '433' });
  actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
  emitted.length = 0;
  actor.send({ type: 'check.toggled', designator: '433' });
  expect(context()).toMatchObject({ selected: undefined, focus: undefined });
  expect(emitted).toEqual([{ type: 'orbits.dropped', designator: '433' }]);
});

test('perturbed propagation is off for all once the last perturbed object has it off', () => {
  const { actor, emitted, context } = startOrbitObjects();
  for (const designator of ['433', '2004 MN4']) {
    actor.send({ type: 'check.toggled', designator });
    actor.send({ type: 'propagation.toggled', designator });
  }
  actor.send({ type: 'propagation.toggled', designator: '433' });
  expect(isPropagated(context())).toBe(true);
  actor.send({ type: 'propagation.toggled', designator: '2004 MN4' });
  expect(emitted.filter(({ type }) => type === 'propagation.changed')).toEqual([
    { type: 'propagation.changed', on: true },
    { type: 'propagation.changed', on: false },
  ]);
});

test('an object without a perturbed orbit is Keplerian only, its switch off and disabled', () => {
  const { actor, context } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'propagation.toggled', designator: '433' });
  actor.send({ type: 'perturbed.missing', designator: '433', isPassing: false });
  actor.send({ type: 'propagation.toggled', designator: '433' });
  expect(rowOf(context(), '433')).toMatchObject({ checked: true, perturbedOn: false, keplerianOnly: true });
});

test('a failure that may pass disables the switch for half a minute, and is neither stored nor shared', () => {
  const clock = new SimulatedClock();
  const { actor, context } = startOrbitObjects({ clock });
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'propagation.toggled', designator: '433' });
  actor.send({ type: 'perturbed.missing', designator: '433', isPassing: true });
  const row = () => rowOf(context(), '433') ?? listedRow(listedObject('433'));
  expect(row()).toMatchObject({ perturbedOn: false, keplerianOnly: true });
  expect(perturbedRefusal(row())).toBe('failed just now');
  expect(isKeplerianOnly(row())).toBe(false);
  clock.increment(RETRIABLE_MS);
  expect(perturbedRefusal(row())).toBeUndefined();
  actor.send({ type: 'propagation.toggled', designator: '433' });
  expect(row().perturbedOn).toBe(true);
});

test('objects that join are shown, and the first that can be is selected and led to', () => {
  const { actor, context, emitted } = startOrbitObjects();
  actor.send({ type: 'objects.introduced', designators: ['P21abcd', '433'] }); // the first is unconfirmed
  expect(rowOf(context(), '433')?.checked).toBe(true);
  expect(rowOf(context(), 'P21abcd')?.checked).toBe(true);
  expect(context().selected).toBe('433');
  expect(emitted).toContainEqual({ type: 'object.introduced', designator: '433' });
  expect(emitted).not.toContainEqual({ type: 'object.introduced', designator: 'P21abcd' });
  actor.send({ type: 'objects.introduced', designators: ['P21abcd'] });
  expect(context().selected).toBe('433');
  expect(emitted).toContainEqual({ type: 'object.introduced', designator: 'P21abcd' });
});

test('an object without a Keplerian orbit is not shown', () => {
  const { actor, context } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'keplerian.missing', designator: '433' });
  expect(rowOf(context(), '433')?.checked).toBe(false);
});

test('a perturbed orbit that made room for another turns its switch off, and that is said', () => {
  const { actor, emitted, context } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'propagation.toggled', designator: '433' });
  emitted.length = 0;
  actor.send({ type: 'perturbed.evicted', designator: '433' });
  expect(rowOf(context(), '433')?.perturbedOn).toBe(false);
  expect(emitted.map(({ type }) => type)).toEqual([
    'propagation.evicted',
    'orbits.needed',
    'propagation.changed',
  ]);
});

test('a perturbed orbit of an object that is not shown goes without a word, and its switch stays', () => {
  const { actor, emitted, context } = startOrbitObjects();
  actor.send({ type: 'propagation.toggled', designator: '433' });
  actor.send({ type: 'perturbed.evicted', designator: '433' });
  expect(rowOf(context(), '433')?.perturbedOn).toBe(true);
  expect(emitted).toEqual([]);
});

test('an unconfirmed object without a perturbed orbit may be tried again', () => {
  const { actor, context } = startOrbitObjects();
  const designator = 'P21abcd';
  actor.send({ type: 'check.toggled', designator });
  actor.send({ type: 'propagation.toggled', designator });
  actor.send({ type: 'perturbed.missing', designator, isPassing: true });
  expect(rowOf(context(), designator)).toMatchObject({ perturbedOn: false, keplerianOnly: true });
  actor.send({ type: 'propagation.toggled', designator });
  expect(rowOf(context(), designator)).toMatchObject({ perturbedOn: true, keplerianOnly: false });
});

test('the focus goes to bodies and to checked objects alone; a right click ends it', () => {
  const { actor, context } = startOrbitObjects();
  expect(context().focus).toEqual(SUN_FOCUS);
  actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
  expect(context().focus).toEqual(SUN_FOCUS);
  actor.send({ type: 'focus.chosen', focus: { kind: 'body', body: 'venus' } });
  expect(context().focus).toEqual({ kind: 'body', body: 'venus' });
  actor.send({ type: 'focus.reset' });
  expect(context().focus).toBeUndefined();
});

test('the focus selector offers the Sun, eight planets and the checked objects', () => {
  const { actor, context } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: MINE.designator });
  const choices = focusChoices(context());
  expect(choices).toHaveLength(10);
  expect(choices.slice(-1)).toEqual([{ kind: 'object', designator: MINE.designator }]);
});

test('a list saved again keeps the state of the rows that stay and drops the orbits of those that go', () => {
  const { actor, emitted, context } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'check.toggled', designator: '2004 MN4' });
  actor.send({ type: 'row.clicked', designator: '433' });
  emitted.length = 0;
  actor.send({ type: 'objects.saved', objects: [APOPHIS] });
  expect(context().objects.map(({ designator, checked }) => [designator, checked])).toEqual([
    ['2004 MN4', true],
    [MINE.designator, false],
  ]);
  expect(context().selected).toBeUndefined();
  expect(emitted).toEqual([{ type: 'orbits.dropped', designator: '433' }]);
});

test('a rename keeps user-defined objects checked, perturbed, selected and followed, under the new designator', () => {
  const { actor, emitted, context } = startOrbitObjects();
  const { designator } = MINE;
  actor.send({ type: 'check.toggled', designator });
  actor.send({ type: 'propagation.toggled', designator });
  actor.send({ type: 'row.clicked', designator });
  actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator } });
  emitted.length = 0;
  const object = ellipticalObject('renamed');
  actor.send({ type: 'object.redefined', before: designator, object });
  expect(context()).toMatchObject({
    selected: object.designator,
    focus: { kind: 'object', designator: object.designator },
  });
  expect(rowOf(context(), object.designator)).toMatchObject({ checked: true, perturbedOn: true });
  expect(emitted.map(summary)).toEqual([
    `orbits.dropped ${designator}`,
    `orbits.outdated ${designator}`,
    `orbits.needed ${object.designator} perturbed`,
  ]);
});

test('other elements of a user-defined object make what was calculated worthless', () => {
  const { actor, emitted } = startOrbitObjects();
  actor.send({ type: 'check.toggled', designator: MINE.designator });
  emitted.length = 0;
  const object = ellipticalObject('mine', { aphelionDistance: 2 });
  actor.send({ type: 'object.redefined', before: MINE.designator, object });
  expect(emitted.map(summary)).toEqual([
    `orbits.outdated ${MINE.designator}`,
    `orbits.needed ${MINE.designator} Keplerian`,
  ]);
});

test('deleting a user-defined object takes its orbit, selection and focus along', () => {
  const { actor, emitted, context } = startOrbitObjects();
  const { designator } = MINE;
  actor.send({ type: 'check.toggled', designator });
  actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator } });
  emitted.length = 0;
  actor.send({ type: 'object.deleted', designator });
  expect(context().focus).toBeUndefined();
  expect(rowOf(context(), designator)).toBeUndefined();
  expect(emitted.map(summary)).toEqual([`orbits.dropped ${designator}`, `orbits.outdated ${designator}`]);
});

test.each([
  ['a near-Earth object', EROS, false, undefined],
  ['a near-Earth object without perturbed orbit', EROS, true, 'Keplerian only'],
  ['a main-belt object', CERES, false, 'not near-Earth'],
  ['a main-belt object without perturbed orbit', CERES, true, 'not near-Earth'],
  ['an unconfirmed object', UNCONFIRMED, false, undefined],
  ['an unconfirmed object without perturbed orbit', UNCONFIRMED, true, undefined],
  ['an unconfirmed object that is no near-Earth object', { ...CERES, neocp: true }, true, undefined],
])('the perturbed switch of %s', (_, object, keplerianOnly, refusal) => {
  expect(perturbedRefusal({ ...listedRow(object), keplerianOnly })).toBe(refusal);
});

test('an object is known by its number, or by its name when it has none', () => {
  expect(identifierOf({ number: '99942', name: 'Apophis' })).toBe('99942');
  expect(identifierOf({ number: '', name: '2024 YR4' })).toBe('2024 YR4');
  expect(identifierOf({ name: '2024 YR4' })).toBe('2024 YR4');
});
