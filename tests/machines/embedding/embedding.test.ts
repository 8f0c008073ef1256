import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { EmbeddedState, Settable, ToolkitMessage } from '#contract/embedding/embedding.ts';
import { type HostRequest, embeddingMachine, LOOK_MS, MOST_WAITING } from '#machines/embedding/embedding.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { eventually } from '../../eventually.ts';

const STATE: EmbeddedState = {
  tool: 'opt',
  dates: { start: '2026-01-01', end: '2026-01-02' },
  objects: [],
};

test('the toolkit in a frame fetches nothing and refuses messages until it is started', async () => {
  const { actor, open, posted } = frame();
  actor.send(requestOf({ type: 'read', id: 1 }));
  expect(open).not.toHaveBeenCalled();
  expect(posted).toEqual([
    { neoToolkit: 1, type: 'waiting' },
    expect.objectContaining({ type: 'error', id: 1, reason: 'not-started' }),
  ]);
  actor.send({ type: 'host.started', message: { neoToolkit: 1, type: 'start', id: 2 } });
  await waitFor(actor, (state) => state.matches('running'));
  expect(posted.slice(2)).toEqual([
    { neoToolkit: 1, type: 'done', id: 2 },
    { neoToolkit: 1, type: 'ready', sets: ['dates'] },
  ]);
});

test('the toolkit in a frame obeys one message after the other and reports what is impossible', async () => {
  const { actor, posted } = await started({
    obey: async ({ type }) => {
      if (type === 'set') throw new EmbeddingRefusal('unknown-site', 'No such site.');
      return STATE;
    },
  });
  actor.send(requestOf({ type: 'set', id: 1, site: { code: 'ZZZ' } }));
  actor.send(requestOf({ type: 'read', id: 2 }));
  await waitFor(actor, ({ context }) => context.waiting.length === 0);
  expect(posted).toEqual([
    { neoToolkit: 1, type: 'error', id: 1, reason: 'unknown-site', message: 'No such site.' },
    { neoToolkit: 1, type: 'state', id: 2, state: STATE },
  ]);
});

test('the toolkit in a frame lets only a limited number of messages wait', async () => {
  const { actor, posted } = await started({ obey: () => new Promise(() => undefined) });
  for (let id = 0; id <= MOST_WAITING; id++) actor.send(requestOf({ type: 'read', id }));
  expect(posted).toEqual([expect.objectContaining({ id: MOST_WAITING, reason: 'too-many-messages' })]);
});

test('the toolkit in a frame posts a change once, to a page that has sent a message, and none that the page made itself', async () => {
  let shown = STATE;
  const { actor, clock, posted, look } = await started({
    obey: async () => shown,
    look: async () => shown,
  });
  const lookAgain = async () => {
    const looks = look.mock.calls.length;
    clock.increment(LOOK_MS);
    await eventually(() => expect(look.mock.calls.length).toBe(looks + 1));
    await waitFor(actor, (state) => state.matches({ running: 'attending' }));
  };
  await lookAgain();
  shown = { ...STATE, objects: ['433'] };
  await lookAgain();
  expect(posted).toEqual([]);

  actor.send(requestOf({ type: 'set', id: 1, objects: ['433'] }));
  await waitFor(actor, ({ context }) => context.waiting.length === 0);
  await lookAgain();
  expect(posted).toEqual([{ neoToolkit: 1, type: 'done', id: 1 }]);

  shown = { ...STATE, objects: ['433', '1036'] };
  await lookAgain();
  await lookAgain();
  expect(posted.slice(1)).toEqual([{ neoToolkit: 1, type: 'changed', state: shown }]);
});

type Actors = {
  readonly obey: (message: HostRequest) => Promise<EmbeddedState>;
  readonly look: () => Promise<EmbeddedState | undefined>;
};

function frame(actors: Partial<Actors> = {}) {
  const clock = new SimulatedClock();
  const open = vi.fn(async (): Promise<readonly Settable[]> => ['dates']);
  const look = vi.fn(actors.look ?? (async () => undefined));
  const { obey = async () => STATE } = actors;
  const machine = embeddingMachine.provide({
    actors: {
      open: fromPromise(open),
      obey: fromPromise<EmbeddedState, HostRequest>(({ input }) => obey(input)),
      look: fromPromise(look),
    },
  });
  const actor = createActor(machine, { clock });
  const posted: ToolkitMessage[] = [];
  actor.on('message.posted', ({ message }) => posted.push(message));
  actor.start();
  return { actor, clock, open, look, posted };
}

async function started(actors: Partial<Actors>) {
  const running = frame(actors);
  running.actor.send({ type: 'user.started' });
  await waitFor(running.actor, (state) => state.matches('running'));
  running.posted.splice(0);
  return running;
}

function requestOf(message: Partial<HostRequest>) {
  return { type: 'host.requested', message: { neoToolkit: 1, ...message } as HostRequest } as const;
}
