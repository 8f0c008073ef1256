import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { ReadToolState, ToolWithState } from '#contract/tool-state.ts';
import { notProvided } from '../kit/not-provided.ts';
import { decodedStateId } from './tool-state-link.ts';

/** Pause between going to the tool and restoring its state, milliseconds. */
const RESTORE_PAUSE_MS = 500;

/** A state that can be restored. */
export type ToolState = Extract<ReadToolState, { kind: 'valid' }>;

export type LoadingContext = {
  readonly id: number;
  /** The JSON that was loaded. */
  readonly text: string;
  readonly state: ToolState | undefined;
};

export type LoadingEvent =
  /** The state that the cookie names is wanted. */
  | { readonly type: 'recall.requested' }
  /** The state that a link names is wanted: an id, plain or encoded. */
  | { readonly type: 'link.opened'; readonly code: string };

export type LoadingEmitted =
  /** The state belongs to this tool: it is restored after a pause, in which the page goes there. */
  | { readonly type: 'tool.opened'; readonly tool: ToolWithState }
  | { readonly type: 'state.restored' }
  /** Nothing can be loaded by this id; or what was loaded is no state of a tool. */
  | { readonly type: 'state.refused'; readonly reason: 'id' | 'state' };

/**
 * Loading the state of a tool from the service.
 *
 *     idle ─recall requested→ recalling → loading → reading → settling ─500 ms→ restoring → idle
 *       ↑ ─link opened, with an id─────────↑                                        │
 *       └───────────────────────── refused, from each of them ──────────────────────┘
 *
 * The cookie is read when it is needed: another tab may have saved since.
 */
export const stateLoadingMachine = setup({
  types: {
    context: {} as LoadingContext,
    events: {} as LoadingEvent,
    emitted: {} as LoadingEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** What the cookie holds, undefined when there is none. */
    readCookie: fromPromise<string | undefined>(notProvided),
    loadState: fromPromise<string, { id: number }>(notProvided),
    /** Checks a text against the schema of its tool. */
    readState: fromPromise<ReadToolState, { text: string }>(notProvided),
    /** Puts the tool in this state, once it is there. */
    restoreState: fromPromise<void, { state: ToolState }>(notProvided),
  },
  guards: {
    isId: (_, { code }: { code: string | undefined }) => idOf(code) !== undefined,
    isState: (_, read: ReadToolState) => read.kind === 'valid',
    isEmpty: (_, { text }: { text: string }) => text === '',
  },
  actions: {
    keepId: assign((_, { code }: { code: string | undefined }) => ({ id: idOf(code) ?? 0 })),
    refuseId: emit({ type: 'state.refused', reason: 'id' }),
    refuseState: emit({ type: 'state.refused', reason: 'state' }),
  },
  delays: { restorePause: RESTORE_PAUSE_MS },
}).createMachine({
  id: 'stateLoading',
  context: { id: 0, text: '', state: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'recall.requested': 'recalling',
        'link.opened': [
          {
            guard: { type: 'isId', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepId', params: ({ event }) => event },
          },
          { actions: 'refuseId' },
        ],
      },
    },
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'readCookie',
        onDone: [
          {
            guard: { type: 'isId', params: ({ event }) => ({ code: event.output }) },
            target: 'loading',
            actions: { type: 'keepId', params: ({ event }) => ({ code: event.output }) },
          },
          { target: 'idle', actions: 'refuseId' },
        ],
        onError: { target: 'idle', actions: 'refuseId' },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadState',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ text: event.output }) },
            target: 'idle',
            actions: 'refuseId',
          },
          { target: 'reading', actions: assign({ text: ({ event }) => event.output }) },
        ],
        onError: { target: 'idle', actions: 'refuseId' },
      },
    },
    reading: {
      tags: 'busy',
      exit: assign({ text: '' }),
      invoke: {
        src: 'readState',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: { type: 'isState', params: ({ event }) => event.output },
            target: 'settling',
            actions: assign({ state: ({ event }) => validOf(event.output) }),
          },
          { target: 'idle', actions: 'refuseState' },
        ],
        onError: { target: 'idle', actions: 'refuseState' },
      },
    },
    settling: {
      tags: 'busy',
      entry: emit(({ context }) => ({ type: 'tool.opened', tool: stateOf(context).tool })),
      after: { restorePause: 'restoring' },
    },
    restoring: {
      tags: 'busy',
      exit: assign({ state: undefined }),
      invoke: {
        src: 'restoreState',
        input: ({ context }) => ({ state: stateOf(context) }),
        onDone: { target: 'idle', actions: emit({ type: 'state.restored' }) },
        onError: { target: 'idle', actions: 'refuseState' },
      },
    },
  },
});

export type StateLoadingActor = ActorRefFrom<typeof stateLoadingMachine>;

function idOf(code: string | undefined): number | undefined {
  return code === undefined ? undefined : decodedStateId(code);
}

function validOf(read: ReadToolState): ToolState | undefined {
  return read.kind === 'valid' ? read : undefined;
}

function stateOf({ state }: LoadingContext): ToolState {
  if (state === undefined) throw new RangeError('a state was restored before it was read');
  return state;
}
