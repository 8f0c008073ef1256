import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { RequestFailed } from '#contract/failure.ts';
import type { ReadToolState, ToolWithState } from '#contract/tool-state.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { stateLoadingMachine, type ToolState } from '#machines/saved-state/state-loading.ts';
import { stateSavingMachine } from '#machines/saved-state/state-saving.ts';
import {
  decodedStateId,
  encodedStateId,
  linkedCode,
  shareLink,
} from '#machines/saved-state/tool-state-link.ts';
import { toolStateMachine } from '#machines/saved-state/tool-state.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { shownPopup } from '../fakes/shown-popup.ts';

const ADDRESS = 'https://toolkit.example/opt/filtering';
const REQUEST = { tool: 'opt', address: ADDRESS } as const;
const BUSY = new RequestFailed({ kind: 'network', message: 'no answer' });

describe('the id of a saved state', () => {
  test('is read from digits, or from base64 of digits', () => {
    expect(decodedStateId('42')).toBe(42);
    expect(decodedStateId('NDI=')).toBe(42);
    expect(decodedStateId('NDI')).toBe(42);
  });

  test('is not read from anything else', () => {
    const base64OfWord = btoa('word');
    for (const text of ['', '  ', '%%%', base64OfWord, '-1', '1.5', '99999999999999999999']) {
      expect(decodedStateId(text)).toBeUndefined();
    }
  });

  test('goes into a link and comes back out of it', () => {
    for (const id of [0, 42, 7_318_442_905_511, Number.MAX_SAFE_INTEGER]) {
      const link = new URL(shareLink(ADDRESS, id));
      expect(link.pathname).toBe('/opt/filtering');
      expect(decodedStateId(linkedCode(link.search) ?? '')).toBe(id);
    }
    expect(linkedCode('?ifc=true')).toBeUndefined();
  });
});

describe('saving', () => {
  test('posts the state once, sets the cookie, and shows the link', async () => {
    const { actor, state, stores, cookies, popup } = await start();
    actor.send({ type: 'save.requested', ...REQUEST });
    actor.send({ type: 'save.requested', ...REQUEST });
    await state.asked[0]?.answer('{"tool":"opt"}');
    await stores.asked[0]?.answer(42);
    expect(stores.asked.map(({ input }) => input)).toEqual([{ text: '{"tool":"opt"}' }]);
    expect(cookies.asked.map(({ input }) => input)).toEqual([{ id: 42 }]);
    expect(popup()).toBeUndefined();
    await cookies.asked[0]?.answer(undefined);
    expect(popup()).toMatchObject({
      severity: 'success',
      message: 'Your data has been successfully saved',
      details: ['It is kept for 30 days. Anyone who has the link can open it.'],
      link: `${ADDRESS}?c=NDI`,
    });
  });

  test('makes loading possible after one second', async () => {
    const { actor, clock, save } = await start();
    expect(actor.getSnapshot().can({ type: 'load.requested' })).toBe(false);
    await save(42);
    clock.increment(999);
    expect(actor.getSnapshot().hasTag('loadable')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('loadable')).toBe(true);
  });

  test('says why it came to nothing, and can be tried again', async () => {
    const { actor, state, stores, cookies, messages } = await start();
    actor.send({ type: 'save.requested', ...REQUEST });
    await state.asked[0]?.answer('{}');
    await stores.asked[0]?.fail(BUSY);
    expect(messages()).toEqual(['no answer']);
    expect(cookies.asked).toEqual([]);
    actor.send({ type: 'save.requested', ...REQUEST });
    await state.asked[1]?.fail(new Error('the dates are not valid'));
    expect(messages()).toHaveLength(2);
    actor.send({ type: 'save.requested', ...REQUEST });
    expect(state.asked).toHaveLength(3);
  });
});

describe('sharing', () => {
  test('posts the state and shows the link; the cookie stays as it is', async () => {
    const { actor, clock, state, stores, cookies, popup } = await start();
    actor.send({ type: 'share.requested', ...REQUEST });
    await state.asked[0]?.answer('{}');
    await stores.asked[0]?.answer(7);
    expect(popup()).toMatchObject({ link: shareLink(ADDRESS, 7) });
    expect(cookies.asked).toEqual([]);
    clock.increment(2000);
    expect(actor.getSnapshot().hasTag('loadable')).toBe(false);
  });

  test('copies the link on request, and says so', async () => {
    const { press, clipboard, popup, save } = await start();
    await save(42);
    press('popup.option-chosen');
    expect(clipboard.asked.map(({ input }) => input)).toEqual([{ text: `${ADDRESS}?c=NDI` }]);
    await clipboard.asked[0]?.answer(undefined);
    expect(popup()).toMatchObject({
      severity: 'success',
      message: 'link successfully copied to clipboard',
    });
  });

  test('shows the link to be copied by hand where the browser refuses', async () => {
    const { press, clipboard, popup, save } = await start();
    await save(42);
    press('popup.option-chosen');
    await clipboard.asked[0]?.fail(new Error('refused'));
    expect(popup()).toMatchObject({ severity: 'warning', details: [`${ADDRESS}?c=NDI`] });
  });
});

describe('loading', () => {
  test('is offered when the cookie names a state', async () => {
    expect((await start('42')).actor.getSnapshot().hasTag('loadable')).toBe(true);
    expect((await start('nothing')).actor.getSnapshot().hasTag('loadable')).toBe(false);
  });

  test('asks first, and changes nothing on No', async () => {
    const { actor, press, loads, popup } = await start('42');
    actor.send({ type: 'load.requested' });
    expect(popup()).toMatchObject({
      kind: 'dialog',
      message: 'Do you want to load previously saved data?',
      cancel: { label: 'No' },
      submit: { label: 'Load' },
    });
    press('popup.cancelled');
    expect(popup()).toBeUndefined();
    expect(loads.asked).toEqual([]);
  });

  test('goes to the tool, restores after half a second, and says so', async () => {
    const { actor, clock, press, cookie, loads, reads, restores, opened, messages } = await start('42');
    actor.send({ type: 'load.requested' });
    press('popup.submitted');
    await cookie.asked[1]?.answer('43');
    expect(loads.asked.map(({ input }) => input)).toEqual([{ id: 43 }]);
    await loads.asked[0]?.answer('{"tool":"opt"}');
    expect(reads.asked.map(({ input }) => input)).toEqual([{ text: '{"tool":"opt"}' }]);
    await reads.asked[0]?.answer(optState());
    expect(opened).toEqual(['opt']);
    clock.increment(499);
    expect(restores.asked).toEqual([]);
    clock.increment(1);
    expect(restores.asked.map(({ input }) => input)).toEqual([{ state: optState() }]);
    expect(messages()).toEqual([]);
    await restores.asked[0]?.answer(undefined);
    expect(messages()).toEqual(['Data loaded successfully']);
    actor.send({ type: 'load.requested' });
    press('popup.closed');
    press('popup.submitted');
    expect(cookie.asked).toHaveLength(3);
  });

  test('of a cookie that is gone says that its id is not valid', async () => {
    const { actor, press, cookie, messages } = await start('42');
    actor.send({ type: 'load.requested' });
    press('popup.submitted');
    await cookie.asked[1]?.answer(undefined);
    expect(messages()).toEqual(['invalid tool state id']);
  });
});

describe('a link', () => {
  test('restores its state without a question', async () => {
    const { actor, clock, loads, reads, restores, messages } = await start();
    actor.send({ type: 'link.opened', code: encodedStateId(42) });
    expect(loads.asked.map(({ input }) => input)).toEqual([{ id: 42 }]);
    await loads.asked[0]?.answer('{"tool":"opt"}');
    await reads.asked[0]?.answer(optState());
    clock.increment(500);
    await restores.asked[0]?.answer(undefined);
    expect(messages()).toEqual(['Data loaded successfully']);
  });

  test('without an id that can be read asks for nothing', async () => {
    const { actor, loads, messages } = await start();
    actor.send({ type: 'link.opened', code: '%%%' });
    expect(loads.asked).toEqual([]);
    expect(messages()).toEqual(['invalid tool state id']);
  });

  test('to a state that the service does not give has no valid id', async () => {
    const missing = await start();
    missing.actor.send({ type: 'link.opened', code: '42' });
    await missing.loads.asked[0]?.fail(BUSY);
    expect(missing.messages()).toEqual(['invalid tool state id']);
    const empty = await start();
    empty.actor.send({ type: 'link.opened', code: '42' });
    await empty.loads.asked[0]?.answer('');
    expect(empty.messages()).toEqual(['invalid tool state id']);
  });

  test('to something that is no state of a tool is to be checked', async () => {
    const { actor, loads, reads, opened, messages } = await start();
    actor.send({ type: 'link.opened', code: '42' });
    await loads.asked[0]?.answer('{');
    await reads.asked[0]?.answer({ kind: 'invalid', reason: 'it is not the state of a known tool' });
    expect(messages()).toEqual(['Saved tool data is invalid or missing, check the URL.']);
    expect(opened).toEqual([]);
  });

  test('to a state that the tool refuses is to be checked', async () => {
    const { actor, clock, loads, reads, restores, messages } = await start();
    actor.send({ type: 'link.opened', code: '42' });
    await loads.asked[0]?.answer('{"tool":"opt"}');
    await reads.asked[0]?.answer(optState());
    clock.increment(500);
    await restores.asked[0]?.fail(new RangeError('30 February is no day'));
    expect(messages()).toEqual(['Saved tool data is invalid or missing, check the URL.']);
  });
});

/** Save, share and load with every call answered by the test; the cookie holds a text at first. */
async function start(kept?: string) {
  const clock = new SimulatedClock();
  const popups = createActor(popupsMachine, { clock }).start();
  const [state, stores, cookies] = [
    deferredActor<string, { tool: ToolWithState }>(),
    deferredActor<number, { text: string }>(),
    deferredActor<void, { id: number }>(),
  ];
  const cookie = deferredActor<string | undefined>();
  const loads = deferredActor<string, { id: number }>();
  const reads = deferredActor<ReadToolState, { text: string }>();
  const restores = deferredActor<void, { state: ToolState }>();
  const clipboard = deferredActor<void, { text: string }>();
  const machine = toolStateMachine.provide({
    actors: {
      saving: stateSavingMachine.provide({
        actors: { collectState: state.actor, storeState: stores.actor, writeCookie: cookies.actor },
      }),
      loading: stateLoadingMachine.provide({
        actors: {
          readCookie: cookie.actor,
          loadState: loads.actor,
          readState: reads.actor,
          restoreState: restores.actor,
        },
      }),
      readCookie: cookie.actor,
      copyText: clipboard.actor,
    },
  });
  const actor = createActor(machine, { clock, input: { popups } });
  const opened: string[] = [];
  actor.on('tool.opened', ({ tool }) => opened.push(tool));
  actor.start();
  await cookie.asked[0]?.answer(kept);
  const save = async (id: number) => {
    actor.send({ type: 'save.requested', ...REQUEST });
    await state.asked.at(-1)?.answer('{}');
    await stores.asked.at(-1)?.answer(id);
    await cookies.asked.at(-1)?.answer(undefined);
  };
  const messages = () =>
    popups.getSnapshot().context.queue.flatMap(({ popup }) => (popup.kind === 'info' ? [popup.message] : []));
  return {
    actor,
    clock,
    popups,
    state,
    stores,
    cookies,
    cookie,
    loads,
    reads,
    restores,
    clipboard,
    opened,
    ...shownPopup(popups, actor),
    save,
    messages,
  };
}

/** A state that was read and is valid; what is in it does not matter here. */
function optState(): ToolState {
  return { kind: 'valid', tool: 'opt', state: { tool: 'opt' } as ToolState['state'] };
}
