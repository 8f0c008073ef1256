import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import { listen } from '../kit/listen.ts';
import { notProvided } from '../kit/not-provided.ts';
import { react } from '../popups/coordinator.ts';
import type { Origin } from './loading-refusal.ts';
import { stateLoadingMachine } from './state-loading.ts';
import { type Purpose, stateSavingMachine } from './state-saving.ts';
import type { ToolStateContext, ToolStateEmitted, ToolStateEvent } from './tool-state-events.ts';
import { decodedStateId, embedCode, lastingLink, shareLink } from './tool-state-link.ts';
import { TOOL_STATE_REACTIONS } from './tool-state-reactions.ts';

/** Pause after saving before loading is offered, milliseconds. */
const SAVED_PAUSE_MS = 1000;

/**
 * Save, share and load of the header, for every tool: starts both workflows and reports their outcomes, by the table of
 * `tool-state-reactions.ts`.
 *
 *     memory     empty ─stored for oneself→ noted ─1 s→ saved
 *                  ↑ └──── the cookie names a state ─────↑ │
 *                  └──── it no longer does ────────────────┘
 *     link       still ─copy chosen→ copying → still
 *                  └ ─lasting one→ packing ─↑
 *     page       opened ─by a link→ awaiting ─restored, refused or abandoned→ shown
 *                  └─ otherwise ──────────────────────────────────────────────↑
 *
 * Tag `loadable`: loading is offered. Tag `awaiting`: no tool is shown before the state of the link is loaded.
 */
export const toolStateMachine = setup({
  types: {
    context: {} as ToolStateContext,
    events: {} as ToolStateEvent,
    emitted: {} as ToolStateEmitted,
    input: {} as Pick<ToolStateContext, 'popups' | 'isLed' | 'isQuiet' | 'hasService'>,
    tags: {} as 'loadable' | 'awaiting',
  },
  actors: {
    saving: stateSavingMachine,
    loading: stateLoadingMachine,
    /** Sends `cookie.read` at once and whenever another tab may have written the cookie. */
    watchCookie: fromCallback<ToolStateEvent>(notProvided),
    copyText: fromPromise<void, { text: string }>(notProvided),
    /** Returns the code that contains a state. */
    packState: fromPromise<string, { text: string }>(notProvided),
    /** Starts the tool of the address, so that what it is made of comes beside the state. */
    prepareTool: fromPromise<void>(notProvided),
    listen,
  },
  guards: {
    isForOneself: (_, { purpose }: { purpose: Purpose }) => purpose === 'save',
    isId: (_, { code }: { code: string | undefined }) => decodedStateId(code ?? '') !== undefined,
    isLed: ({ context }) => context.isLed,
    isForgotten: ({ context }, { code }: { code: string | undefined }) =>
      context.idWithoutCookie === undefined && decodedStateId(code ?? '') === undefined,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, TOOL_STATE_REACTIONS, event),
    ),
    keepLink: assign((_, { request, id }: { request: { address: string }; id: string }) => ({
      link: shareLink(request.address, id),
    })),
    rememberId: assign((_, { id, isRemembered }: { id: string; isRemembered: boolean }) => ({
      idWithoutCookie: isRemembered ? undefined : id,
    })),
    noteRecalled: assign((_, { saved }: { saved?: string | undefined }) => ({ recalled: saved })),
    keepBefore: assign((_, { origin, before }: { origin: Origin; before: string | undefined }) => ({
      before: origin.kind === 'undo' ? undefined : before,
    })),
  },
  delays: { savedPause: SAVED_PAUSE_MS },
}).createMachine({
  id: 'toolState',
  context: ({ spawn, input }) => ({
    saving: spawn('saving', { id: 'saving' }),
    loading: spawn('loading', { id: 'loading' }),
    popups: input.popups,
    isLed: input.isLed,
    isQuiet: input.isQuiet,
    hasService: input.hasService,
    link: '',
    isFramed: false,
    collected: { address: '', text: '' },
    idWithoutCookie: undefined,
    recalled: undefined,
    before: undefined,
  }),
  invoke: [
    { src: 'listen', input: ({ context: { saving, loading } }) => ({ emitters: [saving, loading] }) },
    { src: 'watchCookie' },
  ],
  type: 'parallel',
  on: {
    'state.restored': { actions: [{ type: 'keepBefore', params: ({ event }) => event }, 'react'] },
    'save.chosen': { actions: [{ type: 'noteRecalled', params: ({ event }) => event }, 'react'] },
    '*': { actions: 'react' },
  },
  states: {
    memory: {
      initial: 'empty',
      on: {
        'load.requested': {}, // there is no question where nothing was saved
        'state.stored': {
          guard: { type: 'isForOneself', params: ({ event }) => event.request },
          actions: { type: 'rememberId', params: ({ event }) => event },
        },
      },
      states: {
        empty: {
          on: {
            'cookie.read': { guard: { type: 'isId', params: ({ event }) => event }, target: 'saved' },
            'state.stored': {
              guard: { type: 'isForOneself', params: ({ event }) => event.request },
              target: 'noted',
              actions: { type: 'rememberId', params: ({ event }) => event },
            },
          },
        },
        noted: { after: { savedPause: 'saved' } },
        saved: {
          tags: 'loadable',
          on: {
            'load.requested': {
              actions: [{ type: 'noteRecalled', params: ({ event }) => event }, 'react'],
            },
            'cookie.read': { guard: { type: 'isForgotten', params: ({ event }) => event }, target: 'empty' },
          },
        },
      },
    },
    link: {
      initial: 'still',
      on: {
        'state.collected': {
          actions: assign({
            collected: ({ event: { request, text } }) => ({ address: request.address, text }),
          }),
        },
        'state.stored': { actions: [{ type: 'keepLink', params: ({ event }) => event }, 'react'] },
      },
      states: {
        still: {
          on: {
            'copy-share-link': { target: 'copying', actions: assign({ isFramed: false }) },
            'copy-lasting-link': { target: 'packing', actions: assign({ isFramed: false }) },
            'copy-embed-code': { target: 'packing', actions: assign({ isFramed: true }) },
          },
        },
        packing: {
          invoke: {
            src: 'packState',
            input: ({ context: { collected } }) => ({ text: collected.text }),
            onDone: {
              target: 'copying',
              actions: assign({
                link: ({ context, event }) => lastingLink(context.collected.address, event.output),
              }),
            },
            onError: {
              target: 'still',
              actions: raise(({ event: { error } }) => ({
                type: 'packing.failed',
                failure: failureOf(error),
              })),
            },
          },
        },
        copying: {
          invoke: {
            src: 'copyText',
            input: ({ context: { link, isFramed } }) => ({ text: isFramed ? embedCode(link) : link }),
            onDone: { target: 'still', actions: raise({ type: 'link.copied' }) },
            onError: { target: 'still', actions: raise({ type: 'link.refused' }) },
          },
        },
      },
    },
    page: {
      initial: 'opened',
      states: {
        opened: { always: [{ guard: 'isLed', target: 'awaiting' }, { target: 'shown' }] },
        awaiting: {
          tags: 'awaiting',
          invoke: { src: 'prepareTool', onError: {} }, // reported when the state is to be restored
          on: {
            'state.restored': {
              target: 'shown',
              actions: [{ type: 'keepBefore', params: ({ event }) => event }, 'react'],
            },
            'state.refused': { target: 'shown', actions: 'react' },
            'loading.abandoned': { target: 'shown', actions: 'react' },
          },
        },
        shown: {},
      },
    },
  },
});

export type ToolStateActor = ActorRefFrom<typeof toolStateMachine>;
