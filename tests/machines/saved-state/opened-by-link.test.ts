import { expect, test } from 'vitest';
import { BUSY, optState, startToolStates } from '../fakes/tool-states.ts';

test('a page that is opened by a link shows no tool before the state of the link is there, and starts the tool beside it', async () => {
  const { actor, clock, prepares, loads, reads, restores } = startToolStates(undefined, true);
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(true);
  expect(prepares.calls).toHaveLength(1);
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(true);
  await restores.calls[0]?.answer(undefined);
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(false);
});

test.each([
  ['says that it is there', false, ['Data loaded successfully']],
  ['says nothing in a frame of another page or on a reload', true, []],
])('%s, once the state of the link is loaded', async (_, isQuiet, said) => {
  const { actor, clock, loads, reads, restores, messages } = startToolStates(undefined, true, isQuiet);
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  await restores.calls[0]?.answer(undefined);
  expect(messages()).toEqual(said);
});

test('a page that is opened by a link shows the tool as it is when the link leads to nothing, and says why', async () => {
  const { actor, loads, messages } = startToolStates(undefined, true);
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.fail(BUSY);
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(false);
  expect(messages()).toEqual(['invalid tool state id']);
});

test('a page that is opened by a link shows the tool as it is when loading is stopped', () => {
  const { actor } = startToolStates(undefined, true);
  actor.send({ type: 'link.opened', code: '42' });
  actor.send({ type: 'stop.requested' });
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(false);
});

test('a page that is opened by a link waits for the state, too, when the tool cannot be started beside it', async () => {
  const { actor, prepares, messages } = startToolStates(undefined, true);
  actor.send({ type: 'link.opened', code: '42' });
  await prepares.calls[0]?.fail(new Error('the script did not come'));
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(true);
  expect(messages()).toEqual([]);
});

test('a page that is opened otherwise shows its tool at once', () => {
  const { actor, prepares } = startToolStates('42');
  expect(actor.getSnapshot().hasTag('awaiting')).toBe(false);
  expect(prepares.calls).toEqual([]);
});

test('a state that takes longer than half a second is restored as soon as it is there', async () => {
  const { actor, clock, loads, reads, restores } = startToolStates();
  actor.send({ type: 'link.opened', code: '42' });
  clock.increment(499);
  await loads.calls[0]?.answer('{"tool":"opt"}');
  clock.increment(1);
  expect(restores.calls).toEqual([]);
  await reads.calls[0]?.answer(optState());
  expect(restores.calls).toHaveLength(1);
});

test('the half second runs from when the user opened the link, before there was a script', async () => {
  const { actor, clock, loads, reads, restores } = startToolStates(undefined, true);
  actor.send({ type: 'link.opened', code: '42', requestedMsAgo: 300 });
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(199);
  expect(restores.calls).toEqual([]);
  clock.increment(1);
  expect(restores.calls).toHaveLength(1);
});
