import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import { isEccentric } from '#contract/nov/small-objects.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import {
  colourOfPart,
  groupsOfSwarm,
  INITIAL_GROUPS,
  randomColour,
  swarmColours,
  type SizeFilter,
  type SwarmKey,
} from '#machines/orbits/swarm-groups.ts';
import { type GroupOptions, type SwarmEmitted, swarmMachine } from '#machines/orbits/swarm.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { swarm } from '../fakes/orbits.ts';

const ANY: SizeFilter = { diameter: [0, 1_000_000], magnitude: [-10, 30] };
const RISK = 1;
const OPTIONS: GroupOptions = {
  neo: ['Amor', 'Apollo', 'Aten', 'Atira'].map((value) => ({ value, label: value, count: 1 })),
  family: [{ value: 'vesta', label: 'Vesta', count: 1 }],
  population: [{ value: 'hilda', label: 'Hilda', count: 1 }],
  risk: [],
};
const OFFLINE = { kind: 'network', message: 'offline' } as const;

test('the near-Earth classes are shown at first, from one swarm', async () => {
  const { swarms, context, isBusy } = started();
  expect(swarms.calls.map(({ input }) => input)).toEqual([{ key: 'neo' }]);
  await swarms.calls[0]?.answer(swarm([]));
  expect(context().swarms.has('neo')).toBe(true);
  expect(isBusy()).toBe(false);
});

test('a family that is chosen is loaded once, in a separate colour', async () => {
  const { actor, swarms, context } = await ready();
  actor.send({ type: 'group.toggled', group: 'family', value: 'vesta' });
  expect(swarms.calls[1]?.input).toEqual({ key: 'family/vesta' });
  await swarms.calls[1]?.answer(swarm([]));
  actor.send({ type: 'group.toggled', group: 'family', value: 'vesta' });
  actor.send({ type: 'group.toggled', group: 'family', value: 'vesta' });
  expect(swarms.calls).toHaveLength(2);
  expect(new Set(swarmColours(context())).size).toBe(6);
});

test('what is pointed at is emphasised while it is shown, wherever its colour is among the others', async () => {
  const { actor, context } = await ready();
  const part = { type: 'neo', value: 'Aten' } as const;
  actor.send({ type: 'part.pointed-at', part });
  expect(context().emphasised).toEqual(part);
  expect(swarmColours(context())[colourOfPart(context(), part) ?? -1]).toBe('ffd27f');
  actor.send({ type: 'group.toggled', group: 'neo', value: 'Amor' });
  expect(swarmColours(context())[colourOfPart(context(), part) ?? -1]).toBe('ffd27f');
  expect(colourOfPart(context(), 'risk')).toBeUndefined();
  actor.send({ type: 'risk.toggled' });
  expect(colourOfPart(context(), 'risk')).toBe(context().chosen.length);
  actor.send({ type: 'part.pointed-at', part: undefined });
  expect(context().emphasised).toBeUndefined();
});

test('a group that is unchecked while it loads is no longer waited for', async () => {
  const { actor, swarms, isBusy } = await ready();
  actor.send({ type: 'group.toggled', group: 'family', value: 'vesta' });
  actor.send({ type: 'group.toggled', group: 'family', value: 'vesta' });
  expect(swarms.calls[1]?.signal.aborted).toBe(true);
  expect(isBusy()).toBe(false);
});

test('groups whose objects cannot be loaded are shown no longer, and a message says so', async () => {
  const { actor, swarms, context, emitted, isBusy } = await ready();
  actor.send({ type: 'group.toggled', group: 'population', value: 'hilda' });
  await swarms.calls[1]?.fail(new RequestFailed(OFFLINE));
  expect(emitted).toEqual([
    {
      type: 'swarm.failed',
      message: 'This functionality is temporarily unavailable. Please try again later.',
    },
  ]);
  expect(context().chosen).toEqual(INITIAL_GROUPS);
  expect(isBusy()).toBe(false);
});

test('choices that cannot be loaded are reported to the log alone, and requested again on demand', async () => {
  const { actor, options, emitted, context } = started();
  await options.calls[0]?.fail(new RequestFailed(OFFLINE));
  expect(emitted).toEqual([{ type: 'options.failed', failure: OFFLINE }]);
  actor.send({ type: 'options.requested' });
  await options.calls[1]?.answer(OPTIONS);
  expect(context().options).toEqual(OPTIONS);
});

test('the near-Earth classes come and go even without the choices of the service', () => {
  const { actor, context } = started();
  actor.send({ type: 'group.toggled', group: 'neo', value: 'Aten' });
  expect(context().chosen.map(({ value }) => value)).toEqual(['Amor', 'Apollo', 'Atira']);
  actor.send({ type: 'group.toggled', group: 'neo', value: 'Aten' });
  expect(context().chosen).toHaveLength(4);
});

test('a colour is that of the group it is chosen for, or of the risk list', async () => {
  const { actor, context } = await ready();
  actor.send({ type: 'color.chosen', group: 'neo', value: 'Amor', color: 'ff0000' });
  actor.send({ type: 'risk-color.chosen', color: '00ff00' });
  expect(swarmColours(context())).toEqual(['ff0000', '9fe0a0', 'ffd27f', 'ff9f9f', '00ff00']);
});

test('the risk list has a colour by chance', () => {
  const { context } = started(0.5);
  expect(context().risk).toEqual({ on: false, color: randomColour(0.5) });
  expect(new Set([0, 0.3, 0.6, 0.999].map(randomColour)).size).toBe(4);
  expect(randomColour(0)).toMatch(/^[0-9a-f]{6}$/);
});

const members = swarm([
  { group: 'Amor', diameter: 100, magnitude: 2200 },
  { group: 'Apollo', marks: RISK, diameter: 300, magnitude: 1900 },
  { group: 'Atira' },
  { group: 'other' },
]);
const colours = { chosen: INITIAL_GROUPS, risk: { on: false, color: 'ffffff' } };
const groups = (changes: Partial<typeof colours>, filter: SizeFilter = ANY) => [
  ...groupsOfSwarm('neo', members, { ...colours, ...changes }, filter),
];

test('the colour of a small object is that of its class; an object of no class that is chosen is hidden', () => {
  expect(groups({})).toEqual([0, 1, 3, HIDDEN]);
  expect(groups({ chosen: INITIAL_GROUPS.slice(1) })).toEqual([HIDDEN, 0, 2, HIDDEN]);
});

test('the colour of a small object is that of the risk list for objects on it, whether or not their class is shown', () => {
  expect(groups({ risk: { on: true, color: 'ffffff' } })).toEqual([0, 4, 3, HIDDEN]);
  expect(groups({ chosen: [], risk: { on: true, color: 'ffffff' } })).toEqual([HIDDEN, 0, HIDDEN, HIDDEN]);
});

test('a small object has no colour outside the limits of size and magnitude, nor where a limited one is unknown', () => {
  expect(groups({}, { ...ANY, diameter: [200, 1_000_000] })).toEqual([HIDDEN, 1, HIDDEN, HIDDEN]);
  expect(groups({}, { ...ANY, magnitude: [20, 30] })).toEqual([0, HIDDEN, HIDDEN, HIDDEN]);
});

test('the colour of a small object is the same for a whole family, of whatever class', () => {
  const family = { type: 'family', value: 'vesta', label: 'Vesta', color: '010203' } as const;
  const chosen = [...INITIAL_GROUPS, family];
  expect([...groupsOfSwarm('family/vesta', members, { ...colours, chosen }, ANY)]).toEqual([4, 4, 4, 4]);
});

test('an object is eccentric above 0.9, not at it', () => {
  expect([0.9, 0.9001].map(isEccentric)).toEqual([false, true]);
});

function started(random = 0.25) {
  const options = deferredActor<GroupOptions>();
  const swarms = deferredActor<SwarmFile, { key: SwarmKey }>();
  const machine = swarmMachine.provide({
    actors: { loadOptions: options.actor, loadSwarm: swarms.actor },
  });
  const actor = createActor(machine, { input: { random: () => random } });
  const emitted: SwarmEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    options,
    swarms,
    emitted,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().matches({ swarms: 'loading' }),
  };
}

async function ready() {
  const small = started();
  await small.options.calls[0]?.answer(OPTIONS);
  await small.swarms.calls[0]?.answer(swarm([]));
  return small;
}
