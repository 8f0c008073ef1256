import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback } from 'xstate';
import type { NightPackFacts, NightPackResponse, TakenNight } from '#contract/local/night-pack.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import { type NightPackEvent, nightPackMachine } from '#machines/opt/night-pack/night-pack.ts';
import { takenPlan, takenSetup, takenTonight } from '#machines/opt/night-pack/taken-night.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { customObservatory } from '#machines/planning/observatory.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { deferredActor } from '../../fakes/deferred.ts';
import { listedObject } from '../../fakes/objects.ts';
import { startPlanning } from '../../fakes/planning.ts';

const FACTS: NightPackFacts = {
  site: 'G96 Mt. Lemmon Survey',
  firstNight: '2026-03-05',
  lastNight: '2026-03-05',
  objects: 2,
  madeAt: '2026-03-05T12:00:00Z',
  bytes: 5_000_000,
  fields: { taken: 2, all: 2 },
  isPassing: false,
};
const STORED = { kind: 'stored', facts: FACTS, state: '{}' } as const;

test('a night that is taken along is looked for in the browser, and its size is known before it is made', async () => {
  const { actor, read, size } = start();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await read.calls[0]?.answer({ kind: 'absent' });
  await size.calls[0]?.answer(9_000_000);
  expect(actor.getSnapshot().context).toMatchObject({ stored: undefined, size: 9_000_000 });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('a night that is taken along shows how far its making is, and then is stored', async () => {
  const { actor, making } = await resting();
  actor.send({ type: 'making.requested' });
  actor.send({ type: 'making.requested' });
  expect(making.begun).toBe(1);
  making.notify({ type: 'step.done', step: 'stars', done: 3, all: 9 });
  expect(actor.getSnapshot().context.progress).toEqual({ step: 'stars', done: 3, all: 9 });
  making.notify({ type: 'night.stored', stored: { facts: FACTS, state: '{}' } });
  expect(actor.getSnapshot().context).toMatchObject({ stored: { facts: FACTS }, progress: undefined });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('a night that is stopped while it is made leaves the stored one', async () => {
  const { actor, making } = await resting(STORED);
  actor.send({ type: 'making.requested' });
  actor.send({ type: 'making.stopped' });
  expect(making.ended).toBe(1);
  expect(actor.getSnapshot().context.stored?.facts).toEqual(FACTS);
});

test('a night that cannot be made says why, until another is tried', async () => {
  const { actor, making } = await resting();
  actor.send({ type: 'making.requested' });
  making.notify({
    type: 'making.failed',
    failure: { kind: 'unexpected', message: 'The stars do not come.' },
  });
  expect(actor.getSnapshot().context.failure).toEqual({
    work: 'making',
    reason: 'The stars do not come.',
  });
  actor.send({ type: 'making.requested' });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});

test('a night is not made where there is none to take along', async () => {
  const { actor, making } = await resting({ kind: 'absent' }, 'nothing');
  actor.send({ type: 'making.requested' });
  expect(making.begun).toBe(0);
});

test('a night that is taken along comes out of a file, or the reason why it does not, and then the stored one stays', async () => {
  const { actor, take } = await resting(STORED);
  actor.send({ type: 'file.chosen', file: new Blob(['a text']) });
  await take.calls[0]?.answer({ kind: 'refused', refusal: { kind: 'foreign', detail: '' } });
  expect(actor.getSnapshot().context).toMatchObject({
    refusal: { kind: 'foreign' },
    stored: { facts: FACTS },
  });
  actor.send({ type: 'file.chosen', file: new Blob(['a night']) });
  expect(actor.getSnapshot().context.refusal).toBeUndefined();
  await take.calls[1]?.answer({ ...STORED, facts: { ...FACTS, objects: 7 } });
  expect(actor.getSnapshot().context.stored?.facts.objects).toBe(7);
});

test('a night that is taken along comes out of a file that is chosen before it is known which one is stored', async () => {
  const { actor, read, take } = start();
  actor.send({ type: 'file.chosen', file: new Blob(['a text']) });
  await take.calls[0]?.answer({ kind: 'refused', refusal: { kind: 'foreign', detail: '' } });
  await read.calls[1]?.answer(STORED);
  expect(actor.getSnapshot().context).toMatchObject({
    refusal: { kind: 'foreign' },
    stored: { facts: FACTS },
  });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('a night is not taken out of a file where the service in the page does not start', async () => {
  const { actor, take } = await resting();
  actor.send({ type: 'file.chosen', file: new Blob(['a night']) });
  await take.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'It does not start.' }));
  expect(actor.getSnapshot().context.failure).toEqual({ work: 'taking', reason: 'It does not start.' });
});

test('a night that is taken along is saved to a file', async () => {
  const { actor, file } = await resting(STORED);
  const saved: Blob[] = [];
  actor.on('file.read', (read) => saved.push(read.file));
  actor.send({ type: 'file.requested' });
  const content = new Blob(['a night']);
  await file.calls[0]?.answer(content);
  expect(saved).toEqual([content]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('a night that the browser has deleted meanwhile is there no more once it cannot be saved to a file', async () => {
  const { actor, file, read } = await resting(STORED);
  actor.send({ type: 'file.requested' });
  await file.calls[0]?.fail(new RequestFailed({ kind: 'unexpected', message: 'It is gone.' }));
  await read.calls[1]?.answer({ kind: 'absent' });
  expect(actor.getSnapshot().context).toMatchObject({
    stored: undefined,
    failure: { work: 'saving', reason: 'It is gone.' },
  });
});

test('a night that is taken along is deleted', async () => {
  const { actor, remove } = await resting(STORED);
  actor.send({ type: 'deletion.requested' });
  await remove.calls[0]?.answer({ kind: 'absent' });
  expect(actor.getSnapshot().context.stored).toBeUndefined();
});

test('a night that is taken along is opened with its state', async () => {
  const { actor } = await resting(STORED);
  const opened: string[] = [];
  actor.on('night.opened', ({ state }) => opened.push(state));
  actor.send({ type: 'opening.requested' });
  expect(opened).toEqual(['{}']);
});

test('what is taken along of tonight is the plan of the checked objects, as if it had been opened', () => {
  const { actor, setup } = startPlanning();
  const site = customObservatory({ latitude: 48.1, longitude: 11.6, alt: 500 });
  setup.send({ type: 'observatory.chosen', observatory: site });
  const planned = { night: '2026-03-05', objects: [listedObject('433')], lowest: 25 };
  const taken = takenTonight(presentOf(actor.getSnapshot().context), planned);
  expect(taken).toMatchObject({ firstNight: '2026-03-05', lastNight: '2026-03-05', objects: 1 });
  expect(taken?.calculation?.query.names).toEqual(['433']);
  expect(taken?.calculation?.token).toBe(taken?.state.calculation?.token);
  const other = startPlanning();
  if (taken !== undefined) other.actor.send({ type: 'state.loaded', state: taken.state });
  expect(other.read.calls[0]?.input.token).toBe(taken?.calculation?.token);
  expect(nightOf(other.actor)).toBe('2026-03-05');
});

test('what is taken along of a set-up are its nights, and the objects of its list', () => {
  const { actor, setup } = startPlanning();
  const site = customObservatory({ latitude: 48.1, longitude: 11.6, alt: 500 });
  setup.send({ type: 'observatory.chosen', observatory: site });
  const taken = takenSetup(presentOf(actor.getSnapshot().context));
  expect(taken).toMatchObject({ objects: 0, state: { screen: 'setup' } });
  expect(taken?.calculation).toBeUndefined();
});

test('nothing is taken along without results, and at the geocentre, where there are no nights', () => {
  const { actor, setup } = startPlanning();
  expect(takenPlan(presentOf(actor.getSnapshot().context))).toBeUndefined();
  setup.send({ type: 'geocentre.chosen' });
  expect(takenSetup(presentOf(actor.getSnapshot().context))).toBeUndefined();
});

/** The night whose plan opens with the results. */
function nightOf(opt: OptActor): string | undefined {
  return opt.getSnapshot().context.awaitedNight;
}

const OFFERED = takenOf();

function takenOf(): TakenNight {
  const { actor, setup } = startPlanning();
  setup.send({
    type: 'observatory.chosen',
    observatory: customObservatory({ latitude: 48.1, longitude: 11.6, alt: 500 }),
  });
  const state = takenSetup(presentOf(actor.getSnapshot().context))?.state;
  if (state === undefined) throw new RangeError('the first set-up has no nights');
  return { site: 'G96', firstNight: '2026-03-05', lastNight: '2026-03-05', objects: 2, state };
}

function start(offered: TakenNight | 'nothing' = OFFERED) {
  const read = deferredActor<NightPackResponse>();
  const size = deferredActor<number, { readonly offered: TakenNight | undefined }>();
  const take = deferredActor<NightPackResponse, { readonly file: Blob | undefined }>();
  const file = deferredActor<Blob>();
  const remove = deferredActor<NightPackResponse>();
  const making = { begun: 0, ended: 0, notify: (_event: NightPackEvent): void => undefined };
  const makeNight = fromCallback<EventObject, { readonly offered: TakenNight | undefined }>(
    ({ sendBack }) => {
      making.begun++;
      making.notify = sendBack;
      return () => void making.ended++;
    },
  );
  const machine = nightPackMachine.provide({
    actors: {
      readNight: read.actor,
      estimateSize: size.actor,
      makeNight,
      takeFile: take.actor,
      readFile: file.actor,
      deleteNight: remove.actor,
    },
  });
  const actor = createActor(machine, {
    input: { offered: offered === 'nothing' ? undefined : offered },
  }).start();
  return { actor, read, size, take, file, remove, making };
}

async function resting(response: NightPackResponse = { kind: 'absent' }, offered?: 'nothing') {
  const started = start(offered);
  await started.read.calls[0]?.answer(response);
  return started;
}
