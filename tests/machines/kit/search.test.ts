import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ListedObject } from '#contract/asteroid.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import { type ObjectScope, objectSearchMachine } from '#machines/objects/object-search.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { listedObject } from '../fakes/objects.ts';

const MAUNAKEA = { id: 568, code: '568', name: 'Maunakea', latitude: 19.8, longitude: -155.5, alt: 4200 };

test('a search box sends one request for observatories, 400 ms after the last of five keys', async () => {
  const find = deferredActor<readonly Observatory[], SearchQuery<never>>();
  const clock = new SimulatedClock();
  const machine = observatorySearchMachine.provide({ actors: { findByPhrase: find.actor } });
  const actor = createActor(machine, { clock }).start();
  for (const phrase of ['M', 'Ma', 'Mau', 'Maun', 'Mauna']) {
    clock.increment(300);
    actor.send({ type: 'phrase.typed', phrase });
  }
  clock.increment(399);
  expect(find.calls).toHaveLength(0);
  clock.increment(1);
  expect(find.calls.map(({ input }) => input)).toEqual([{ phrase: 'Mauna', scope: undefined }]);
  await find.calls[0]?.answer([MAUNAKEA]);
  expect(actor.getSnapshot().context.found).toEqual([MAUNAKEA]);
});

test('a search box sends one request for objects, 400 ms after the last of five keys', () => {
  const { actor, clock, find } = objectSearch();
  for (const phrase of ['A', 'Ap', 'Apo', 'Apop', 'Apoph']) actor.send({ type: 'phrase.typed', phrase });
  clock.increment(400);
  expect(find.calls.map(({ input }) => input)).toEqual([{ phrase: 'Apoph', scope: undefined }]);
});

test('a search box drops the response to an older phrase', async () => {
  const { actor, clock, find } = objectSearch();
  actor.send({ type: 'phrase.typed', phrase: 'Ero' });
  clock.increment(400);
  actor.send({ type: 'phrase.typed', phrase: 'Apo' });
  expect(find.calls[0]?.signal.aborted).toBe(true);
  clock.increment(400);
  await find.calls[1]?.answer([listedObject('99942')]);
  await find.calls[0]?.answer([listedObject('433')]);
  expect(actor.getSnapshot().context.found).toEqual([listedObject('99942')]);
});

test('a search box requests nothing for a phrase of blanks and forgets what it had found', async () => {
  const { actor, clock, find } = objectSearch();
  actor.send({ type: 'phrase.typed', phrase: 'Eros' });
  clock.increment(400);
  await find.calls[0]?.answer([listedObject('433')]);
  actor.send({ type: 'phrase.typed', phrase: '  ' });
  clock.increment(400);
  expect(find.calls).toHaveLength(1);
  expect(actor.getSnapshot().context.found).toEqual([]);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('a search box that fails says why and can be typed into again', async () => {
  const { actor, clock, find } = objectSearch();
  actor.send({ type: 'phrase.typed', phrase: 'Eros' });
  clock.increment(400);
  await find.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(actor.getSnapshot().context.failure).toEqual({ kind: 'network', message: 'no answer' });
  actor.send({ type: 'phrase.typed', phrase: 'Ero' });
  expect(actor.getSnapshot().value).toBe('typing');
});

test('a search box searches again when its sources change', () => {
  const { actor, clock, find } = objectSearch();
  actor.send({ type: 'phrase.typed', phrase: 'P21' });
  clock.increment(400);
  actor.send({ type: 'scope.chosen', scope: ['NEOCP'] });
  clock.increment(400);
  expect(find.calls.at(-1)?.input).toEqual({ phrase: 'P21', scope: ['NEOCP'] });
});

function objectSearch() {
  const find = deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>();
  const clock = new SimulatedClock();
  const machine = objectSearchMachine.provide({ actors: { findByPhrase: find.actor } });
  return { actor: createActor(machine, { clock }).start(), clock, find };
}
