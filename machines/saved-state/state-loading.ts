import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import type { ReadToolState, ToolWithState } from '#contract/tool-state.ts';
import { notProvided } from '../kit/not-provided.ts';
import { RESTORE_PAUSE_MS } from './restoring.ts';
import { type LoadingRefusal, type Origin, refusalOf } from './loading-refusal.ts';
import { decodedStateId, packedCode } from './tool-state-link.ts';

/** A state that can be restored. */
export type ToolState = Extract<ReadToolState, { kind: 'valid' }>;

/** What a code in a link was made of, or a file. */
export type UnpackedState =
  | { readonly kind: 'text'; readonly text: string }
  /** It was packed by a later version of the page. */
  | { readonly kind: 'newer' }
  /** It is cut short, altered, or too large. */
  | { readonly kind: 'unreadable' };

/** What contains a state: a link in its code, a file in its text. */
export type Packed = Pick<LoadingContext, 'origin' | 'text'>;

/** A state to put a tool in, and where it came from. */
export type Restoring = { readonly state: ToolState; readonly origin: Origin };

export type LoadingContext = {
  readonly origin: Origin;
  readonly id: string;
  /** The JSON that was loaded. */
  readonly text: string;
  readonly state: ToolState | undefined;
  /** The pause before it is restored is over. */
  readonly isRested: boolean;
};

/** The state that a link names is requested: an id, plain or encoded. */
export type LinkOpened = {
  readonly type: 'link.opened';
  readonly code: string;
  /** How long ago the user requested it, milliseconds: the script of the page had to come first. Now, when left out. */
  readonly requestedMsAgo?: number;
};

export type LoadingEvent =
  /** The state that the cookie names is requested; or that of an id which the browser did not store. */
  | { readonly type: 'recall.requested'; readonly idWithoutCookie?: string | undefined }
  | LinkOpened
  /** A state that is already here: out of a file, or from before another was loaded. */
  | { readonly type: 'text.opened'; readonly text: string; readonly origin: Origin }
  /** The failed request is repeated. */
  | { readonly type: 'loading.retried' }
  | { readonly type: 'loading.stopped' };

export type LoadingEmitted =
  /** The state belongs to this tool: it is restored after a pause, in which the page goes there. */
  | { readonly type: 'tool.opened'; readonly tool: ToolWithState; readonly origin: Origin }
  /** `before` is the state that it replaced, as JSON; undefined where that could not be stored. */
  | { readonly type: 'state.restored'; readonly origin: Origin; readonly before: string | undefined }
  | { readonly type: 'state.refused'; readonly refusal: LoadingRefusal; readonly origin: Origin }
  | { readonly type: 'loading.abandoned' };

/**
 * Loading the state of a tool from the service.
 *
 *     idle ─recall requested→ fetching(recalling → loading → reading → settling) ─→ restoring → idle
 *       ↑ ─link opened, with an id────────────────↑          ↑              │
 *       ↑ ─link opened, with a state→ fetching(unpacking) ───↑              │
 *       ↑ ─text opened, out of a file→ fetching(unpacking) ──↑              │
 *       ↑ ─text opened, another──────────────────────────────┘              │
 *       └──────────────── refused, from each of them; stopped, before settling
 *
 * The pause before restoring runs from when the state was requested and while it is being fetched: what takes longer is restored as soon as
 * it has come. The cookie is read when it is needed: another tab may have saved since. Tag `stoppable`: nothing has changed yet.
 */
export const stateLoadingMachine = setup({
  types: {
    context: {} as LoadingContext,
    events: {} as LoadingEvent,
    emitted: {} as LoadingEmitted,
    tags: {} as 'busy' | 'stoppable',
  },
  actors: {
    /** The value of the cookie, undefined when there is none. */
    readCookie: fromPromise<string | undefined>(notProvided),
    loadState: fromPromise<string, { id: string }>(notProvided),
    /** The state in a link, or the text of a file. */
    unpackState: fromPromise<UnpackedState, Packed>(notProvided),
    /** Checks a text against the schema of its tool. */
    readState: fromPromise<ReadToolState, { text: string }>(notProvided),
    /** Puts the tool in this state once the tool is loaded; returns its former state. */
    restoreState: fromPromise<string | undefined, Restoring>(notProvided),
  },
  guards: {
    isId: (_, { code }: { code: string | undefined }) => idOf(code) !== undefined,
    isPacked: (_, { code }: { code: string }) => packedCode(code) !== undefined,
    isWithoutCookie: (_, { idWithoutCookie }: { idWithoutCookie?: string | undefined }) =>
      idWithoutCookie !== undefined,
    isState: (_, read: ReadToolState) => read.kind === 'valid',
    isEmpty: (_, { text }: { text: string }) => text === '',
    isRested: ({ context }) => context.isRested,
  },
  actions: {
    keepId: assign((_, { code }: { code: string | undefined }) => ({ id: idOf(code) ?? '' })),
    keepText: assign((_, { origin, text }: Packed) => ({ origin, text })),
    abandon: emit({ type: 'loading.abandoned' }),
    refuse: emit(({ context: { origin } }, refusal: LoadingRefusal) => ({
      type: 'state.refused',
      refusal,
      origin,
    })),
  },
  delays: {
    restorePause: ({ event }) =>
      Math.max(0, RESTORE_PAUSE_MS - (event.type === 'link.opened' ? (event.requestedMsAgo ?? 0) : 0)),
  },
}).createMachine({
  id: 'stateLoading',
  context: { origin: { kind: 'cookie' }, id: '', text: '', state: undefined, isRested: false },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'recall.requested': [
          {
            guard: { type: 'isWithoutCookie', params: ({ event }) => event },
            target: 'fetching.loading',
            actions: assign({ origin: { kind: 'cookie' }, id: ({ event }) => event.idWithoutCookie ?? '' }),
          },
          { target: 'fetching.recalling', actions: assign({ origin: { kind: 'cookie' } }) },
        ],
        'link.opened': [
          {
            guard: { type: 'isPacked', params: ({ event }) => event },
            target: 'fetching.unpacking',
            actions: assign({
              origin: ({ event: { code } }) => ({ kind: 'link', code: packedCode(code) ?? '' }),
            }),
          },
          {
            guard: { type: 'isId', params: ({ event }) => event },
            target: 'fetching.loading',
            actions: [
              assign({ origin: ({ event: { code } }) => ({ kind: 'link', code }) }),
              { type: 'keepId', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'refuse', params: { kind: 'unreadable' } } },
        ],
        'text.opened': [
          {
            guard: ({ event }) => event.origin.kind === 'file',
            target: 'fetching.unpacking',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
          { target: 'fetching.reading', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
        'loading.retried': 'fetching.loading',
      },
    },
    fetching: {
      tags: 'busy',
      entry: assign({ isRested: false }),
      after: { restorePause: { actions: assign({ isRested: true }) } },
      initial: 'loading',
      states: {
        unpacking: {
          tags: 'stoppable',
          on: { 'loading.stopped': { target: '#stateLoading.idle', actions: 'abandon' } },
          invoke: {
            src: 'unpackState',
            input: ({ context: { origin, text } }) => ({ origin, text }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'text',
                target: 'reading',
                actions: assign({
                  text: ({ event: { output } }) => (output.kind === 'text' ? output.text : ''),
                }),
              },
              {
                target: '#stateLoading.idle',
                actions: {
                  type: 'refuse',
                  params: ({ event: { output } }) => ({
                    kind: output.kind === 'newer' ? 'newer' : 'unreadable',
                  }),
                },
              },
            ],
            onError: {
              target: '#stateLoading.idle',
              actions: { type: 'refuse', params: ({ event: { error } }) => refusalOf(failureOf(error)) },
            },
          },
        },
        recalling: {
          tags: 'stoppable',
          on: { 'loading.stopped': { target: '#stateLoading.idle', actions: 'abandon' } },
          invoke: {
            src: 'readCookie',
            onDone: [
              {
                guard: { type: 'isId', params: ({ event }) => ({ code: event.output }) },
                target: 'loading',
                actions: { type: 'keepId', params: ({ event }) => ({ code: event.output }) },
              },
              { target: '#stateLoading.idle', actions: { type: 'refuse', params: { kind: 'forgotten' } } },
            ],
            onError: {
              target: '#stateLoading.idle',
              actions: { type: 'refuse', params: { kind: 'forgotten' } },
            },
          },
        },
        loading: {
          tags: 'stoppable',
          on: { 'loading.stopped': { target: '#stateLoading.idle', actions: 'abandon' } },
          invoke: {
            src: 'loadState',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ text: event.output }) },
                target: '#stateLoading.idle',
                actions: { type: 'refuse', params: { kind: 'gone' } },
              },
              { target: 'reading', actions: assign({ text: ({ event }) => event.output }) },
            ],
            onError: {
              target: '#stateLoading.idle',
              actions: { type: 'refuse', params: ({ event }) => refusalOf(failureOf(event.error)) },
            },
          },
        },
        reading: {
          tags: 'stoppable',
          on: { 'loading.stopped': { target: '#stateLoading.idle', actions: 'abandon' } },
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
              { target: '#stateLoading.idle', actions: { type: 'refuse', params: { kind: 'no-state' } } },
            ],
            onError: {
              target: '#stateLoading.idle',
              actions: { type: 'refuse', params: { kind: 'no-state' } },
            },
          },
        },
        settling: {
          entry: emit(({ context }) => ({
            type: 'tool.opened',
            tool: restoringOf(context).state.tool,
            origin: context.origin,
          })),
          always: { guard: 'isRested', target: '#stateLoading.restoring' },
        },
      },
    },
    restoring: {
      tags: 'busy',
      exit: assign({ state: undefined }),
      invoke: {
        src: 'restoreState',
        input: ({ context }) => restoringOf(context),
        onDone: {
          target: 'idle',
          actions: emit(({ context: { origin }, event }) => ({
            type: 'state.restored',
            origin,
            before: event.output,
          })),
        },
        onError: { target: 'idle', actions: { type: 'refuse', params: { kind: 'no-state' } } },
      },
    },
  },
});

export type StateLoadingActor = ActorRefFrom<typeof stateLoadingMachine>;

function idOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : decodedStateId(code);
}

function validOf(read: ReadToolState): ToolState | undefined {
  return read.kind === 'valid' ? read : undefined;
}

function restoringOf({ state, origin }: LoadingContext): Restoring {
  if (state === undefined) throw new RangeError('a state was restored before it was read');
  return { state, origin };
}
