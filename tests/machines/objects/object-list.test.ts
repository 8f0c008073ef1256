import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AsteroidsByName, ListedObject } from '#contract/asteroid.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import {
  availableObjects,
  missingNames,
  type ObjectListEmitted,
  objectListMachine,
  searchScope,
} from '#machines/objects/object-list.ts';
import { DEFAULT_SWITCHES } from '#machines/objects/listed-object.ts';
import { type ObjectScope, objectSearchMachine } from '#machines/objects/object-search.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';

const EROS = listedObject('433', { name: 'Eros' });
const APOPHIS = listedObject('99942', { name: 'Apophis' });
const CERES = nonNea('1');
const UNKNOWN = { name: '2024yr9', message: 'Object "2024yr9" was not found.' };
const COMET = listedObject('67P', { comet: true });

/** An orbit that was pasted of the object that is unknown, and of one that is not. */
const DEFINED = ellipticalObject('2024 YR9');
const PASTED = [
  { name: '99942', object: ellipticalObject('99942') },
  { name: '2024 yr9', object: DEFINED },
];

test('the objects popup lists what the search finds, without what is chosen or switched off', async () => {
  const { actor } = await searched([EROS, APOPHIS, CERES, COMET]);
  actor.send({ type: 'objects.added', objects: [EROS] });
  expect(available(actor)).toEqual([APOPHIS, COMET]);
  actor.send({ type: 'switch.toggled', name: 'comet' });
  expect(available(actor)).toEqual([APOPHIS]);
  actor.send({ type: 'switch.toggled', name: 'nonNeo' });
  expect(available(actor)).toEqual([APOPHIS, CERES]);
});

test('the objects popup adds all that is listed and removes one or all', async () => {
  const { actor } = await searched([EROS, APOPHIS, CERES]);
  actor.send({ type: 'objects.all-added' });
  expect(actor.getSnapshot().context.objects).toEqual([EROS, APOPHIS]);
  actor.send({ type: 'objects.removed', objects: [EROS] });
  expect(actor.getSnapshot().context.objects).toEqual([APOPHIS]);
  actor.send({ type: 'objects.removed', objects: [APOPHIS] });
  expect(actor.getSnapshot().context.objects).toEqual([]);
});

test('the objects popup commits what was chosen when saved, and nothing when cancelled', () => {
  const { actor, emitted } = opened([EROS]);
  actor.send({ type: 'objects.added', objects: [APOPHIS] });
  actor.send({ type: 'list.cancelled' });
  expect(emitted).toEqual([{ type: 'list.closed' }]);
  actor.send({ type: 'list.opened', objects: [EROS], tab: 'select' });
  expect(actor.getSnapshot().context.objects).toEqual([EROS]);
  actor.send({ type: 'objects.added', objects: [APOPHIS] });
  actor.send({ type: 'list.saved' });
  expect(emitted.slice(1)).toEqual([
    { type: 'list.committed', objects: [EROS, APOPHIS] },
    { type: 'list.closed' },
  ]);
});

test('the objects popup keeps the first 250 of a longer list and warns', () => {
  const { actor, emitted } = opened([]);
  const objects = Array.from({ length: 251 }, (_, index) => listedObject(`A${index}`));
  actor.send({ type: 'objects.added', objects });
  actor.send({ type: 'list.saved' });
  expect(emitted).toEqual([
    { type: 'list.truncated' },
    { type: 'list.committed', objects: objects.slice(0, 250) },
    { type: 'list.closed' },
  ]);
});

test('the objects popup resolves inserted names before it commits them, once for two clicks', async () => {
  const { actor, names, emitted } = opened([EROS], 'insert');
  actor.send({ type: 'names.typed', text: 'Apophis\n67P' });
  actor.send({ type: 'list.saved' });
  actor.send({ type: 'list.saved' });
  expect(names.calls.map(({ input }) => input)).toEqual([{ names: ['Apophis', '67P'] }]);
  await names.calls[0]?.answer({ asteroids: [APOPHIS, COMET], errors: [] });
  expect(emitted).toEqual([
    { type: 'list.committed', objects: [EROS, APOPHIS, COMET] },
    { type: 'list.closed' },
  ]);
});

test('the objects popup keeps the names that were found, and stays open with its text and which name was not', async () => {
  const { actor, names, emitted } = opened([], 'insert');
  actor.send({ type: 'names.typed', text: 'Apophis, 2024 yr9, Eros' });
  actor.send({ type: 'list.saved' });
  await names.calls[0]?.answer({ asteroids: [APOPHIS, EROS], errors: [UNKNOWN] });
  expect(emitted).toEqual([
    {
      type: 'names.missing',
      message: '2 of 3 objects found, 1 objects not found:',
      names: ['2024 yr9'],
    },
  ]);
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.objects).toEqual([APOPHIS, EROS]);
  expect(actor.getSnapshot().context.text).toBe('Apophis, 2024 yr9, Eros');
  expect(missingNames(actor.getSnapshot().context)).toEqual([UNKNOWN]);
});

test('the objects popup puts the name that was meant in the place of the wrong one, and closes once all are found', async () => {
  const { actor, names, emitted } = opened([], 'insert');
  actor.send({ type: 'names.typed', text: 'Eros, 2024 yr9' });
  actor.send({ type: 'list.saved' });
  await names.calls[0]?.answer({ asteroids: [EROS], errors: [UNKNOWN] });
  actor.send({ type: 'name.replaced', name: '2024yr9', by: 'Apophis' });
  expect(actor.getSnapshot().context.text).toBe('Eros, Apophis');
  expect(missingNames(actor.getSnapshot().context)).toEqual([]);
  actor.send({ type: 'list.saved' });
  await names.calls[1]?.answer({ asteroids: [EROS, APOPHIS], errors: [] });
  expect(emitted.slice(1)).toEqual([
    { type: 'list.committed', objects: [EROS, APOPHIS] },
    { type: 'list.closed' },
  ]);
  expect(actor.getSnapshot().context.text).toBe('');
});

test('the objects popup makes a user-defined object of a pasted orbit that the catalogue does not know', async () => {
  const { actor, names, emitted } = opened([], 'insert');
  actor.send({ type: 'orbits.read', text: '99942\n2024 yr9', orbits: PASTED });
  actor.send({ type: 'list.saved' });
  expect(names.calls[0]?.input).toEqual({ names: ['99942', '2024yr9'] });
  await names.calls[0]?.answer({ asteroids: [APOPHIS], errors: [UNKNOWN] });
  expect(emitted).toEqual([
    { type: 'object.defined', object: DEFINED },
    { type: 'list.committed', objects: [APOPHIS] },
    { type: 'list.closed' },
  ]);
});

test('the objects popup makes a pasted orbit an object once the list is saved, and none where it is cancelled', async () => {
  const { actor, names, emitted } = opened([], 'insert');
  const answer = { asteroids: [], errors: [UNKNOWN, { name: 'zzz', message: 'not found' }] };
  actor.send({ type: 'orbits.read', text: '2024 yr9\nzzz', orbits: PASTED });
  actor.send({ type: 'list.saved' });
  await names.calls[0]?.answer(answer);
  actor.send({ type: 'list.cancelled' });
  expect(emitted.map(({ type }) => type)).toEqual(['names.missing', 'list.closed']);
  actor.send({ type: 'list.opened', objects: [], tab: 'insert' });
  actor.send({ type: 'name.replaced', name: 'zzz', by: undefined });
  actor.send({ type: 'list.saved' });
  await names.calls[1]?.answer({ asteroids: [], errors: [UNKNOWN] });
  expect(emitted.slice(2)).toEqual([
    { type: 'object.defined', object: DEFINED },
    { type: 'list.committed', objects: [] },
    { type: 'list.closed' },
  ]);
});

test('the objects popup adds none of the names that were found where the list is cancelled after one was not', async () => {
  const { actor, names, emitted } = opened([CERES], 'insert');
  actor.send({ type: 'names.typed', text: 'Apophis, 2024 yr9' });
  actor.send({ type: 'list.saved' });
  await names.calls[0]?.answer({ asteroids: [APOPHIS], errors: [UNKNOWN] });
  actor.send({ type: 'list.cancelled' });
  expect(emitted.map(({ type }) => type)).toEqual(['names.missing', 'list.closed']);
});

test('the objects popup looks all names up and cuts the objects afterwards: 300 names of 200 objects all stay', async () => {
  const { actor, names, emitted } = opened([], 'insert');
  const typed = Array.from({ length: 300 }, (_, index) => `A${index}`);
  actor.send({ type: 'names.typed', text: typed.join('\n') });
  actor.send({ type: 'list.saved' });
  expect(names.calls[0]?.input).toEqual({ names: typed });
  const found = typed.map((_, index) => listedObject(`B${index % 200}`));
  await names.calls[0]?.answer({ asteroids: found, errors: [] });
  expect(emitted.map(({ type }) => type)).toEqual(['list.committed', 'list.closed']);

  actor.send({ type: 'list.opened', objects: [EROS], tab: 'insert' });
  actor.send({ type: 'names.typed', text: typed.join('\n') });
  actor.send({ type: 'list.saved' });
  await names.calls[1]?.answer({ asteroids: typed.map((name) => listedObject(name)), errors: [] });
  expect(emitted.slice(2).map(({ type }) => type)).toEqual([
    'list.truncated',
    'list.committed',
    'list.closed',
  ]);
});

test('the objects popup stays open, text and all, when no name is found or the service fails', async () => {
  const { actor, names, emitted } = opened([EROS], 'insert');
  actor.send({ type: 'names.typed', text: 'zzz' });
  actor.send({ type: 'list.saved' });
  await names.calls[0]?.answer({ asteroids: [], errors: [{ name: 'zzz', message: 'not found' }] });
  actor.send({ type: 'list.saved' });
  await names.calls[1]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context).toMatchObject({ text: 'zzz', objects: [EROS] });
  expect(emitted.map(({ type }) => type)).toEqual(['names.missing', 'names.failed']);
});

test('the objects popup that is cancelled while names are resolved drops the response', async () => {
  const { actor, names, emitted } = opened([], 'insert');
  actor.send({ type: 'names.typed', text: 'Apophis' });
  actor.send({ type: 'list.saved' });
  actor.send({ type: 'list.cancelled' });
  expect(names.calls[0]?.signal.aborted).toBe(true);
  await names.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
  expect(emitted).toEqual([{ type: 'list.closed' }]);
});

test('a search is restricted to unconfirmed objects when no others are included', () => {
  expect(searchScope(DEFAULT_SWITCHES)).toBeUndefined();
  expect(searchScope({ ...DEFAULT_SWITCHES, neo: false })).toEqual(['NEOCP']);
  expect(searchScope({ ...DEFAULT_SWITCHES, neo: false, nonNeo: true })).toEqual(['NEOCP', 'JPL']);
  expect(searchScope({ ...DEFAULT_SWITCHES, neocp: false })).toBeUndefined();
});

function opened(objects: readonly ListedObject[], tab: 'select' | 'insert' = 'select') {
  const names = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  return { ...start(objects, tab, names.actor), names };
}

async function searched(found: readonly ListedObject[]) {
  const find = deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>();
  const started = start(
    [],
    'select',
    fromPromise(() => Promise.reject(new Error('not requested'))),
    find.actor,
  );
  const { search } = started.actor.getSnapshot().context;
  search.send({ type: 'phrase.typed', phrase: 'any' });
  started.clock.increment(400);
  await find.calls[0]?.answer(found);
  return started;
}

function start(
  objects: readonly ListedObject[],
  tab: 'select' | 'insert',
  findByNames: ReturnType<typeof deferredActor<AsteroidsByName, { names: readonly string[] }>>['actor'],
  findByPhrase = deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>().actor,
) {
  const clock = new SimulatedClock();
  const search = objectSearchMachine.provide({ actors: { findByPhrase } });
  const machine = objectListMachine.provide({ actors: { search, findByNames } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'list.opened', objects, tab });
  const emitted: ObjectListEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor, clock, emitted };
}

function available(actor: ReturnType<typeof start>['actor']): readonly ListedObject[] {
  const { context } = actor.getSnapshot();
  return availableObjects(context, context.search.getSnapshot().context.found);
}
