import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { AsteroidsByName } from '#contract/asteroid.ts';
import { RequestFailed } from '#contract/failure.ts';
import { focusChoices, isPropagated, rowOf, SUN_FOCUS, visibleObjects } from '#machines/orbits/orbit-list.ts';
import { identifierOf, isKeplerianOnly, perturbedRefusal, listedRow } from '#machines/orbits/orbit-object.ts';
import {
  type OrbitObjectsEmitted,
  orbitObjectsMachine,
  RETRIABLE_MS,
} from '#machines/orbits/orbit-objects.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const UNCONFIRMED = listedObject('P21abcd', { neocp: true });
const CERES = nonNea('Ceres');
const MINE = ellipticalObject('mine');

describe('the objects of an orbit tool', () => {
  test('an object walks from unchecked over checked to perturbed, and orbits are wanted on the way', () => {
    const { actor, emitted } = started();
    actor.send({ type: 'check.toggled', designator: '2004 MN4' });
    actor.send({ type: 'propagation.toggled', designator: '2004 MN4' });
    expect(emitted.map(summary)).toEqual([
      'orbits.wanted 2004 MN4 Keplerian',
      'orbits.wanted 2004 MN4 perturbed',
      'propagation.changed true',
    ]);
  });

  test('a switch that is set before the object is shown counts from then on', () => {
    const { actor, emitted } = started();
    actor.send({ type: 'propagation.toggled', designator: '433' });
    expect(emitted).toEqual([]);
    actor.send({ type: 'check.toggled', designator: '433' });
    expect(emitted.map(summary)).toEqual(['orbits.wanted 433 perturbed', 'propagation.changed true']);
  });

  test('clicking a row selects it, clicking another moves the selection, clicking again ends it', () => {
    const { actor, context } = started();
    actor.send({ type: 'row.clicked', designator: '433' });
    actor.send({ type: 'row.clicked', designator: '2004 MN4' });
    expect(context().selected).toBe('2004 MN4');
    actor.send({ type: 'row.clicked', designator: '2004 MN4' });
    expect(context().selected).toBeUndefined();
  });

  test('an unconfirmed object is never selected, but can be shown', () => {
    const { actor, context } = started();
    actor.send({ type: 'row.clicked', designator: 'P21abcd' });
    actor.send({ type: 'check.toggled', designator: 'P21abcd' });
    expect(context().selected).toBeUndefined();
    expect(rowOf(context(), 'P21abcd')?.checked).toBe(true);
  });

  test('unchecking ends selection and focus of the object and drops its orbits', () => {
    const { actor, emitted, context } = started();
    actor.send({ type: 'check.toggled', designator: '433' });
    actor.send({ type: 'row.clicked', designator: '433' });
    actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
    emitted.length = 0;
    actor.send({ type: 'check.toggled', designator: '433' });
    expect(context()).toMatchObject({ selected: undefined, focus: undefined });
    expect(emitted).toEqual([{ type: 'orbits.dropped', designator: '433' }]);
  });

  test('perturbed propagation is off for all once the last perturbed object has it off', () => {
    const { actor, emitted, context } = started();
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
    const { actor, context } = started();
    actor.send({ type: 'check.toggled', designator: '433' });
    actor.send({ type: 'propagation.toggled', designator: '433' });
    actor.send({ type: 'perturbed.missing', designator: '433', isPassing: false });
    actor.send({ type: 'propagation.toggled', designator: '433' });
    expect(rowOf(context(), '433')).toMatchObject({ checked: true, perturbedOn: false, keplerianOnly: true });
  });

  test('a failure that may pass disables the switch for half a minute, and is neither kept nor shared', () => {
    const clock = new SimulatedClock();
    const { actor, context } = started({ clock });
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
    const { actor, context, emitted } = started();
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
    const { actor, context } = started();
    actor.send({ type: 'check.toggled', designator: '433' });
    actor.send({ type: 'keplerian.missing', designator: '433' });
    expect(rowOf(context(), '433')?.checked).toBe(false);
  });

  test('a perturbed orbit that made room for another turns its switch off, and that is said', () => {
    const { actor, emitted, context } = started();
    actor.send({ type: 'check.toggled', designator: '433' });
    actor.send({ type: 'propagation.toggled', designator: '433' });
    emitted.length = 0;
    actor.send({ type: 'perturbed.evicted', designator: '433' });
    expect(rowOf(context(), '433')?.perturbedOn).toBe(false);
    expect(emitted.map(({ type }) => type)).toEqual([
      'propagation.evicted',
      'orbits.wanted',
      'propagation.changed',
    ]);
  });

  test('a perturbed orbit of an object that is not shown goes without a word, and its switch stays', () => {
    const { actor, emitted, context } = started();
    actor.send({ type: 'propagation.toggled', designator: '433' });
    actor.send({ type: 'perturbed.evicted', designator: '433' });
    expect(rowOf(context(), '433')?.perturbedOn).toBe(true);
    expect(emitted).toEqual([]);
  });

  test('an unconfirmed object without a perturbed orbit may be tried again', () => {
    const { actor, context } = started();
    const designator = 'P21abcd';
    actor.send({ type: 'check.toggled', designator });
    actor.send({ type: 'propagation.toggled', designator });
    actor.send({ type: 'perturbed.missing', designator, isPassing: true });
    expect(rowOf(context(), designator)).toMatchObject({ perturbedOn: false, keplerianOnly: true });
    actor.send({ type: 'propagation.toggled', designator });
    expect(rowOf(context(), designator)).toMatchObject({ perturbedOn: true, keplerianOnly: false });
  });

  test('the focus goes to bodies and to checked objects alone; a right click ends it', () => {
    const { actor, context } = started();
    expect(context().focus).toEqual(SUN_FOCUS);
    actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
    expect(context().focus).toEqual(SUN_FOCUS);
    actor.send({ type: 'focus.chosen', focus: { kind: 'body', body: 'venus' } });
    expect(context().focus).toEqual({ kind: 'body', body: 'venus' });
    actor.send({ type: 'focus.reset' });
    expect(context().focus).toBeUndefined();
  });

  test('the focus selector offers the Sun, eight planets and the checked objects', () => {
    const { actor, context } = started();
    actor.send({ type: 'check.toggled', designator: MINE.designator });
    const choices = focusChoices(context());
    expect(choices).toHaveLength(10);
    expect(choices.slice(-1)).toEqual([{ kind: 'object', designator: MINE.designator }]);
  });

  test('a list saved anew keeps the state of the rows that stay and drops the orbits of those that go', () => {
    const { actor, emitted, context } = started();
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
});

describe('objects of one’s own', () => {
  test('a rename keeps them checked, perturbed, selected and followed, under the new designator', () => {
    const { actor, emitted, context } = started();
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
      `orbits.wanted ${object.designator} perturbed`,
    ]);
  });

  test('other elements under the same name make what was calculated worthless', () => {
    const { actor, emitted } = started();
    actor.send({ type: 'check.toggled', designator: MINE.designator });
    emitted.length = 0;
    const object = ellipticalObject('mine', { aphelionDistance: 2 });
    actor.send({ type: 'object.redefined', before: MINE.designator, object });
    expect(emitted.map(summary)).toEqual([
      `orbits.outdated ${MINE.designator}`,
      `orbits.wanted ${MINE.designator} Keplerian`,
    ]);
  });

  test('deleting one takes its orbit, selection and focus along', () => {
    const { actor, emitted, context } = started();
    const { designator } = MINE;
    actor.send({ type: 'check.toggled', designator });
    actor.send({ type: 'focus.chosen', focus: { kind: 'object', designator } });
    emitted.length = 0;
    actor.send({ type: 'object.deleted', designator });
    expect(context().focus).toBeUndefined();
    expect(rowOf(context(), designator)).toBeUndefined();
    expect(emitted.map(summary)).toEqual([`orbits.dropped ${designator}`, `orbits.outdated ${designator}`]);
  });
});

describe('impacts', () => {
  const TC3 = listedObject('2008 TC3');
  const impactors = [{ name: '2008 TC3', impactDate: '2008-10-07' }];

  test('an object is hidden after the day of its impact and back when the date goes back', () => {
    const { actor, context } = started({ objects: [TC3] });
    actor.send({ type: 'impactors.listed', impactors });
    actor.send({ type: 'check.toggled', designator: '2008 TC3' });
    const shown = (date: string) => visibleObjects(context(), Date.parse(date)).length;
    expect([shown('2008-10-06'), shown('2008-10-08'), shown('2008-10-06')]).toEqual([1, 0, 1]);
  });

  test('an object of which the instant is known is hidden from that instant on', () => {
    const { actor, context } = started({ objects: [TC3] });
    actor.send({ type: 'check.toggled', designator: '2008 TC3' });
    actor.send({ type: 'impact.found', designator: '2008 TC3', impactDate: '2008-10-07T02:45:40Z' });
    const shown = (date: string) => visibleObjects(context(), Date.parse(date)).length;
    expect([shown('2008-10-07T02:45:39Z'), shown('2008-10-07T02:45:40Z')]).toEqual([1, 0]);
  });

  test('an impact is announced when the object is shown, and when it is found by its orbit', () => {
    const { actor, emitted } = started({ objects: [TC3, EROS] });
    actor.send({ type: 'impactors.listed', impactors });
    actor.send({ type: 'check.toggled', designator: '2008 TC3' });
    actor.send({ type: 'check.toggled', designator: '433' });
    actor.send({ type: 'impact.found', designator: '433', impactDate: '2030-01-02T00:00:00Z' });
    actor.send({ type: 'impact.found', designator: '2008 TC3', impactDate: '2008-10-07T02:45:40Z' });
    expect(emitted.filter(({ type }) => type === 'impact.announced')).toEqual([
      { type: 'impact.announced', title: '2008 TC3', impactDate: '2008-10-07' },
      { type: 'impact.announced', title: '(433) Eros', impactDate: '2030-01-02T00:00:00Z' },
    ]);
  });

  test('the impact of an object that is shown is announced when the list of impactors comes', () => {
    const { actor, emitted } = started({ objects: [TC3] });
    actor.send({ type: 'check.toggled', designator: '2008 TC3' });
    emitted.length = 0;
    actor.send({ type: 'impactors.listed', impactors });
    expect(emitted).toEqual([{ type: 'impact.announced', title: '2008 TC3', impactDate: '2008-10-07' }]);
  });

  test('an object that joins after the list of impactors came is marked as well', () => {
    const { actor, context } = started({ objects: [] });
    actor.send({ type: 'impactors.listed', impactors });
    actor.send({ type: 'objects.saved', objects: [TC3] });
    expect(rowOf(context(), '2008 TC3')?.impactDate).toBe('2008-10-07');
  });
});

test('a list that is loaded is marked by the impactors that are known', () => {
  const { actor, context } = started({ objects: [] });
  actor.send({ type: 'impactors.listed', impactors: [{ number: '433', impactDate: '2020-01-01' }] });
  const list = { objects: [listedRow(EROS)], selected: undefined, focus: undefined };
  actor.send({ type: 'list.loaded', list });
  expect(rowOf(context(), '433')?.impactDate).toBe('2020-01-01');
});

describe('an object named by the address', () => {
  test('joins the list and is shown once it is found', async () => {
    const { actor, find, context } = started({ objects: [EROS] });
    actor.send({ type: 'object.requested', phrase: ' 99942 Apophis ' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(find.asked[0]?.input).toEqual({ names: ['99942 Apophis'] });
    await find.asked[0]?.answer({ asteroids: [APOPHIS], errors: [] });
    expect(rowOf(context(), '2004 MN4')?.checked).toBe(true);
    expect(context().objects).toHaveLength(3);
  });

  test('is told to be unknown when nothing is called so', async () => {
    const { actor, find, emitted } = started();
    actor.send({ type: 'object.requested', phrase: 'zzz' });
    await find.asked[0]?.answer({ asteroids: [], errors: [{ name: 'zzz', message: 'not found' }] });
    expect(emitted).toEqual([{ type: 'object.unknown', phrase: 'zzz' }]);
  });

  test('that has no name is not looked up', () => {
    const { actor, find } = started();
    actor.send({ type: 'object.requested', phrase: ' ' });
    expect(find.asked).toEqual([]);
  });

  test('gives way to another that is named meanwhile', async () => {
    const { actor, find, context } = started();
    actor.send({ type: 'object.requested', phrase: 'Eros' });
    actor.send({ type: 'object.requested', phrase: 'Apophis' });
    expect(find.asked[0]?.signal.aborted).toBe(true);
    await find.asked[1]?.answer({ asteroids: [APOPHIS], errors: [] });
    expect(rowOf(context(), '2004 MN4')?.checked).toBe(true);
  });

  test('leaves the list as it is when the service does not answer', async () => {
    const { actor, find, emitted } = started();
    const failure = { kind: 'network', message: 'offline' } as const;
    actor.send({ type: 'object.requested', phrase: 'Eros' });
    await find.asked[0]?.fail(new RequestFailed(failure));
    expect(emitted).toEqual([{ type: 'lookup.failed', failure }]);
  });
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

function started({ objects = [EROS, APOPHIS, UNCONFIRMED, CERES], clock = new SimulatedClock() } = {}) {
  const find = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const actor = createActor(orbitObjectsMachine.provide({ actors: { findByNames: find.actor } }), {
    clock,
  }).start();
  actor.send({ type: 'objects.saved', objects });
  actor.send({ type: 'object.defined', object: MINE });
  const emitted: OrbitObjectsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor, find, emitted, context: () => actor.getSnapshot().context };
}

function summary(event: OrbitObjectsEmitted): string {
  if (event.type === 'orbits.wanted')
    return `${event.type} ${event.object.designator} ${event.object.perturbedOn ? 'perturbed' : 'Keplerian'}`;
  if (event.type === 'propagation.changed') return `${event.type} ${event.on}`;
  return 'designator' in event ? `${event.type} ${event.designator}` : event.type;
}
