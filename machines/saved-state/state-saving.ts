import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { ToolWithState } from '#contract/tool-state.ts';
import { notProvided } from '../kit/not-provided.ts';

/** `save` remembers the state in a cookie for this browser; `share` only makes a link. */
export type Purpose = 'save' | 'share';

/** What is to be stored: the state of a tool, whose address becomes the link. */
export type SavingRequest = {
  readonly purpose: Purpose;
  readonly tool: ToolWithState;
  /** Address of the tool, without a query. */
  readonly address: string;
};

export type SavingContext = {
  readonly request: SavingRequest | undefined;
  /** The state as JSON. */
  readonly text: string;
  /** The id it is stored under. */
  readonly id: string;
};

export type SavingEvent =
  | { readonly type: 'saving.requested'; readonly request: SavingRequest }
  | { readonly type: 'saving.stopped' };

export type SavingEmitted =
  /** `isRemembered`: this browser remembers the id; it does not when the state is only shared. */
  | {
      readonly type: 'state.stored';
      readonly request: SavingRequest;
      readonly id: string;
      readonly isRemembered: boolean;
    }
  /** What is to be stored has been collected, as JSON. */
  | { readonly type: 'state.collected'; readonly request: SavingRequest; readonly text: string }
  /** `isCollected`: it could not be stored, but has been collected. */
  | { readonly type: 'saving.failed'; readonly failure: Failure; readonly isCollected: boolean }
  | { readonly type: 'saving.abandoned' };

/**
 * Saving the state of a tool with the service.
 *
 *     idle ─requested→ collecting → storing ─share─→ idle
 *       ↑                              └─save→ remembering → idle
 *       └─ failed, from each of them; stopped, before remembering
 *
 * Tag `stoppable`: this browser does not know of it yet.
 */
export const stateSavingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent,
    emitted: {} as SavingEmitted,
    tags: {} as 'busy' | 'stoppable',
  },
  actors: {
    /** The state of a tool as JSON. */
    collectState: fromPromise<string, { tool: ToolWithState }>(notProvided),
    /** Stores it; returns the id it is loaded by, or the code that contains it, where it is shared without a service. */
    storeState: fromPromise<string, { text: string; purpose: Purpose }>(notProvided),
    /** Returns whether the browser stores it, which it refuses in a frame of another site. */
    writeCookie: fromPromise<boolean, { id: string }>(notProvided),
  },
  guards: { isForOneself: ({ context }) => context.request?.purpose === 'save' },
  actions: {
    keepId: assign((_, { id }: { id: string }) => ({ id })),
    report: emit(({ context }, { isRemembered }: { isRemembered: boolean }) => ({
      type: 'state.stored',
      request: requestOf(context),
      id: context.id,
      isRemembered,
    })),
    abandon: emit({ type: 'saving.abandoned' }),
    reportFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'saving.failed',
      failure: failureOf(error),
      isCollected: context.text !== '',
    })),
  },
}).createMachine({
  id: 'stateSaving',
  context: { request: undefined, text: '', id: '' },
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ text: '' }),
      on: {
        'saving.requested': {
          target: 'collecting',
          actions: assign({ request: ({ event }) => event.request }),
        },
      },
    },
    collecting: {
      tags: ['busy', 'stoppable'],
      on: { 'saving.stopped': { target: 'idle', actions: 'abandon' } },
      invoke: {
        src: 'collectState',
        input: ({ context }) => ({ tool: requestOf(context).tool }),
        onDone: {
          target: 'storing',
          actions: [
            assign({ text: ({ event }) => event.output }),
            emit(({ context, event }) => ({
              type: 'state.collected',
              request: requestOf(context),
              text: event.output,
            })),
          ],
        },
        onError: {
          target: 'idle',
          actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    storing: {
      tags: ['busy', 'stoppable'],
      on: { 'saving.stopped': { target: 'idle', actions: 'abandon' } },
      invoke: {
        src: 'storeState',
        input: ({ context }) => ({ text: context.text, purpose: requestOf(context).purpose }),
        onDone: [
          {
            guard: 'isForOneself',
            target: 'remembering',
            actions: { type: 'keepId', params: ({ event }) => ({ id: event.output }) },
          },
          {
            target: 'idle',
            actions: [
              { type: 'keepId', params: ({ event }) => ({ id: event.output }) },
              { type: 'report', params: { isRemembered: false } },
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    remembering: {
      tags: 'busy',
      invoke: {
        src: 'writeCookie',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'idle',
          actions: { type: 'report', params: ({ event }) => ({ isRemembered: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type StateSavingActor = ActorRefFrom<typeof stateSavingMachine>;

function requestOf({ request }: SavingContext): SavingRequest {
  if (request === undefined) throw new RangeError('a state was saved before that was requested');
  return request;
}
