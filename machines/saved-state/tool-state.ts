import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { ToolWithState } from '#contract/tool-state.ts';
import { listen } from '../kit/listen.ts';
import { notProvided } from '../kit/not-provided.ts';
import { failed } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { PopupsActor } from '../popups/popups.ts';
import { type LoadingEmitted, type StateLoadingActor, stateLoadingMachine } from './state-loading.ts';
import {
  type Purpose,
  type SavingEmitted,
  type StateSavingActor,
  stateSavingMachine,
} from './state-saving.ts';
import { decodedStateId, shareLink } from './tool-state-link.ts';
import {
  INVALID_ID,
  INVALID_STATE,
  LINK_COPIED,
  linkNotCopied,
  LOAD_QUESTION,
  STATE_LOADED,
  stateSaved,
  type ToolStateAnswer,
} from './tool-state-popups.ts';

/** Pause after saving before loading is offered, milliseconds. */
const SAVED_PAUSE_MS = 1000;

export type ToolStateContext = {
  readonly saving: StateSavingActor;
  readonly loading: StateLoadingActor;
  /** The popups of the page. */
  readonly popups: PopupsActor;
  /** Link to the state saved or shared last. */
  readonly link: string;
};

export type ToolStateEvent =
  /** The buttons of the header; `address` is that of the tool, without a query. */
  | { readonly type: 'save.requested'; readonly tool: ToolWithState; readonly address: string }
  | { readonly type: 'share.requested'; readonly tool: ToolWithState; readonly address: string }
  | { readonly type: 'load.requested' }
  /** The page was opened by a link that names a state. */
  | { readonly type: 'link.opened'; readonly code: string };

type Relayed = SavingEmitted | LoadingEmitted | ToolStateAnswer;

/** The page goes to the tool: its state is about to be restored. */
export type ToolStateEmitted = { readonly type: 'tool.opened'; readonly tool: ToolWithState };

/**
 * Save, share and load of the header, for every tool: starts both workflows and says what comes of them.
 *
 *     memory     checking → empty ─stored for oneself→ noted ─1 s→ saved
 *                    └─ the cookie names a state ───────────────────↑
 *     link       still ─copy chosen→ copying → still
 *
 * Tag `loadable`: loading is offered.
 */
export const toolStateMachine = setup({
  types: {
    context: {} as ToolStateContext,
    events: {} as ToolStateEvent | Relayed,
    emitted: {} as ToolStateEmitted,
    input: {} as { popups: ToolStateContext['popups'] },
    tags: {} as 'loadable',
  },
  actors: {
    saving: stateSavingMachine,
    loading: stateLoadingMachine,
    readCookie: fromPromise<string | undefined>(notProvided),
    copyText: fromPromise<void, { text: string }>(notProvided),
    listen,
  },
  guards: {
    isForOneself: (_, { purpose }: { purpose: Purpose }) => purpose === 'save',
    isId: (_, { code }: { code: string | undefined }) => decodedStateId(code ?? '') !== undefined,
  },
  actions: {
    show: sendTo(
      ({ context }) => context.popups,
      ({ self }, popup: Popup<ToolStateAnswer>) => ({ type: 'popup.opened', popup, owner: self }),
    ),
    showLink: sendTo(
      ({ context }) => context.popups,
      ({ context, self }) => ({ type: 'popup.opened', popup: stateSaved(context.link), owner: self }),
    ),
    keepLink: assign((_, { request, id }: { request: { address: string }; id: number }) => ({
      link: shareLink(request.address, id),
    })),
    keep: sendTo(
      ({ context }) => context.saving,
      (_, { purpose, tool, address }: { purpose: Purpose; tool: ToolWithState; address: string }) => ({
        type: 'saving.requested',
        request: { purpose, tool, address },
      }),
    ),
  },
  delays: { savedPause: SAVED_PAUSE_MS },
}).createMachine({
  id: 'toolState',
  context: ({ spawn, input }) => ({
    saving: spawn('saving', { id: 'saving' }),
    loading: spawn('loading', { id: 'loading' }),
    popups: input.popups,
    link: '',
  }),
  invoke: {
    src: 'listen',
    input: ({ context: { saving, loading } }) => ({ emitters: [saving, loading] }),
  },
  type: 'parallel',
  on: {
    'save.requested': {
      actions: { type: 'keep', params: ({ event }) => ({ ...event, purpose: 'save' }) },
    },
    'share.requested': {
      actions: { type: 'keep', params: ({ event }) => ({ ...event, purpose: 'share' }) },
    },
    'link.opened': {
      actions: sendTo(
        ({ context }) => context.loading,
        ({ event }) => event,
      ),
    },
    'saving.failed': { actions: { type: 'show', params: ({ event }) => failed(event.failure) } },
    'tool.opened': { actions: emit(({ event }) => event) },
    'state.restored': { actions: { type: 'show', params: STATE_LOADED } },
    'state.refused': {
      actions: {
        type: 'show',
        params: ({ event }) => (event.reason === 'id' ? INVALID_ID : INVALID_STATE),
      },
    },
    'load-state-from-cookies': {
      actions: sendTo(({ context }) => context.loading, { type: 'recall.requested' }),
    },
  },
  states: {
    memory: {
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            src: 'readCookie',
            onDone: [
              {
                guard: { type: 'isId', params: ({ event }) => ({ code: event.output }) },
                target: 'saved',
              },
              { target: 'empty' },
            ],
            onError: 'empty',
          },
        },
        empty: {
          on: {
            'state.stored': {
              guard: { type: 'isForOneself', params: ({ event }) => event.request },
              target: 'noted',
            },
          },
        },
        noted: { after: { savedPause: 'saved' } },
        saved: {
          tags: 'loadable',
          on: { 'load.requested': { actions: { type: 'show', params: LOAD_QUESTION } } },
        },
      },
    },
    link: {
      initial: 'still',
      on: {
        'state.stored': { actions: [{ type: 'keepLink', params: ({ event }) => event }, 'showLink'] },
      },
      states: {
        still: {
          on: { 'copy-share-link': 'copying' },
        },
        copying: {
          invoke: {
            src: 'copyText',
            input: ({ context: { link } }) => ({ text: link }),
            onDone: { target: 'still', actions: { type: 'show', params: LINK_COPIED } },
            onError: {
              target: 'still',
              actions: { type: 'show', params: ({ context }) => linkNotCopied(context.link) },
            },
          },
        },
      },
    },
  },
});
