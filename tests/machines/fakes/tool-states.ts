import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { ReadToolState, ToolWithState } from '#contract/tool-state.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import {
  type Restoring,
  stateLoadingMachine,
  type ToolState,
  type Packed,
  type UnpackedState,
} from '#machines/saved-state/state-loading.ts';
import { type Purpose, stateSavingMachine } from '#machines/saved-state/state-saving.ts';
import type { ToolStateEvent } from '#machines/saved-state/tool-state-events.ts';
import { type ToolStateActor, toolStateMachine } from '#machines/saved-state/tool-state.ts';
import { deferredActor } from './deferred.ts';
import { shownPopup } from './shown-popup.ts';

export const ADDRESS = 'https://toolkit.example/opt/filtering';
export const REQUEST = { tool: 'opt', address: ADDRESS } as const;
export const BUSY = new RequestFailed({ kind: 'network', message: 'no answer' });

/**
 * Saving, sharing and loading as a user meets them; their requests wait to be answered.
 *
 * @param stored the value of the cookie.
 * @param isLed the page is opened by a link.
 * @param isQuiet it does not report that the state of a link has come.
 * @param hasService whether a service stores states.
 */
export function startToolStates(stored?: string, isLed = false, isQuiet = false, hasService = true) {
  const clock = new SimulatedClock();
  const popups = createActor(popupsMachine, { clock }).start();
  const [state, stores, cookies] = [
    deferredActor<string, { tool: ToolWithState }>(),
    deferredActor<string, { text: string; purpose: Purpose }>(),
    deferredActor<boolean, { id: string }>(),
  ];
  const cookie = deferredActor<string | undefined>();
  const loads = deferredActor<string, { id: string }>();
  const reads = deferredActor<ReadToolState, { text: string }>();
  const restores = deferredActor<string | undefined, Restoring>();
  const clipboard = deferredActor<void, { text: string }>();
  const prepares = deferredActor<void>();
  const packs = deferredActor<string, { text: string }>();
  const unpacks = deferredActor<UnpackedState, Packed>();
  let sendCookie: ((code: string | undefined) => void) | undefined;
  const machine = toolStateMachine.provide({
    actors: {
      saving: stateSavingMachine.provide({
        actors: { collectState: state.actor, storeState: stores.actor, writeCookie: cookies.actor },
      }),
      loading: stateLoadingMachine.provide({
        actors: {
          readCookie: cookie.actor,
          loadState: loads.actor,
          unpackState: unpacks.actor,
          readState: reads.actor,
          restoreState: restores.actor,
        },
      }),
      watchCookie: fromCallback<ToolStateEvent>(({ sendBack }) => {
        sendCookie = (code) => sendBack({ type: 'cookie.read', code });
        sendCookie(stored);
      }),
      copyText: clipboard.actor,
      packState: packs.actor,
      prepareTool: prepares.actor,
    },
  });
  const actor: ToolStateActor = createActor(machine, {
    clock,
    input: { popups, isLed, isQuiet, hasService },
  });
  const opened: string[] = [];
  actor.on('tool.opened', ({ tool }) => opened.push(tool));
  actor.start();
  const save = async (id: string, isRemembered = true) => {
    actor.send({ type: 'save.requested', ...REQUEST });
    await state.calls.at(-1)?.answer('{}');
    await stores.calls.at(-1)?.answer(id);
    await cookies.calls.at(-1)?.answer(isRemembered);
  };
  const messages = () =>
    popups.getSnapshot().context.queue.flatMap(({ popup }) => {
      if (popup.kind === 'info') return [popup.title ?? popup.message];
      return popup.kind === 'toast' ? [popup.message] : [];
    });
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
    packs,
    prepares,
    unpacks,
    opened,
    sendCookie: (code: string | undefined) => sendCookie?.(code),
    ...shownPopup(popups, actor),
    save,
    messages,
  };
}

/** A state that was read and is valid; what is in it does not matter here. */
export function optState(): ToolState {
  return { kind: 'valid', tool: 'opt', state: { tool: 'opt' } as ToolState['state'] };
}
