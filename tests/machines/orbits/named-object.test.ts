import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { rowOf } from '#machines/orbits/orbit-list.ts';
import { isAddressOpen } from '#machines/orbits/restoring.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { APOPHIS, EROS, startOrbitObjects } from '../fakes/orbit-objects.ts';

test('an object named by the address joins the list and is shown once it is found', async () => {
  const { actor, find, context } = startOrbitObjects({ objects: [EROS] });
  actor.send({ type: 'object.requested', phrase: ' 99942 Apophis ' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(find.calls[0]?.input).toEqual({ names: ['99942 Apophis'] });
  await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
  expect(rowOf(context(), '2004 MN4')?.checked).toBe(true);
  expect(context().objects).toHaveLength(3);
});

test('an object named by the address is reported as unknown when nothing has that name', async () => {
  const { actor, find, emitted } = startOrbitObjects();
  actor.send({ type: 'object.requested', phrase: 'zzz' });
  await find.calls[0]?.answer({ asteroids: [], errors: [{ name: 'zzz', message: 'not found' }] });
  expect(emitted).toEqual([{ type: 'object.unknown', phrase: 'zzz', suggestions: [] }]);
});

test('an object named by the address is looked up and reported without signs that turn the direction of a text', async () => {
  const { actor, find, emitted } = startOrbitObjects();
  actor.send({ type: 'object.requested', phrase: '\u202Ezzz\u2066 \u200F' });
  expect(find.calls[0]?.input).toEqual({ names: ['zzz'] });
  await find.calls[0]?.answer({ asteroids: [], errors: [{ name: 'zzz', message: 'not found' }] });
  expect(emitted).toEqual([{ type: 'object.unknown', phrase: 'zzz', suggestions: [] }]);
});

test('an address with an empty name is not looked up', () => {
  const { actor, find } = startOrbitObjects();
  actor.send({ type: 'object.requested', phrase: ' ' });
  expect(find.calls).toEqual([]);
});

test('an object named by the address gives way to another that is named meanwhile', async () => {
  const { actor, find, context } = startOrbitObjects();
  actor.send({ type: 'object.requested', phrase: 'Eros' });
  actor.send({ type: 'object.requested', phrase: 'Apophis' });
  expect(find.calls[0]?.signal.aborted).toBe(true);
  await find.calls[1]?.answer({ asteroids: [APOPHIS], errors: [] });
  expect(rowOf(context(), '2004 MN4')?.checked).toBe(true);
});

test('an object named by the address gives way to a list that is saved meanwhile', () => {
  const { actor, find, context } = startOrbitObjects();
  actor.send({ type: 'object.requested', phrase: 'Eros' });
  actor.send({ type: 'objects.saved', objects: [APOPHIS] });
  expect(find.calls[0]?.signal.aborted).toBe(true);
  expect(rowOf(context(), '2004 MN4')).toBeDefined();
});

test('an object named by the address leaves the list as it is when the service does not respond', async () => {
  const { actor, find, emitted } = startOrbitObjects();
  const failure = { kind: 'network', message: 'offline' } as const;
  actor.send({ type: 'object.requested', phrase: 'Eros' });
  await find.calls[0]?.fail(new RequestFailed(failure));
  expect(emitted).toEqual([{ type: 'lookup.failed', failure }]);
});

test('an object named by the address is still to come until it is found or known to be unknown, not where the service fails', async () => {
  const { actor, find } = startOrbitObjects();
  const restoring = { getSnapshot: () => ({ context: { joining: [] } }) };
  const isOpen = () => isAddressOpen(presentOf({ restoring, objects: actor }));
  actor.send({ type: 'object.requested', phrase: 'Eros' });
  await find.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
  expect(isOpen()).toBe(true);
  actor.send({ type: 'object.requested', phrase: 'Apophis' });
  await find.calls[1]?.answer({ asteroids: [APOPHIS], errors: [] });
  expect(isOpen()).toBe(false);
  actor.send({ type: 'object.requested', phrase: 'zzz' });
  expect(isOpen()).toBe(true);
  await find.calls[2]?.answer({ asteroids: [], errors: [] });
  expect(isOpen()).toBe(false);
});
