import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { failureOf } from '#contract/failure.ts';
import type { WindowsAnswer, WindowsQuery } from '#contract/sovt/windows.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Severity } from '../popups/popup.ts';

export type WindowsContext = {
  /** What was asked for last. */
  readonly query: WindowsQuery | undefined;
  readonly answer: WindowsAnswer | undefined;
};

export type WindowsEvent = { readonly type: 'windows.requested'; readonly query: WindowsQuery };

export type WindowsEmitted = {
  readonly type: 'trouble.met';
  readonly severity: Severity;
  readonly message: string;
};

/**
 * The spans in which an object can be observed.
 *
 *     idle ─requested→ loading ─answered, or failed→ idle
 *
 * Another request takes the place of the first.
 */
export const windowsMachine = setup({
  types: {
    context: {} as WindowsContext,
    events: {} as WindowsEvent,
    emitted: {} as WindowsEmitted,
    tags: {} as 'busy',
  },
  actors: { loadWindows: fromPromise<WindowsAnswer, { query: WindowsQuery | undefined }>(notProvided) },
}).createMachine({
  id: 'windows',
  context: { query: undefined, answer: undefined },
  initial: 'idle',
  on: {
    'windows.requested': {
      target: '.loading',
      reenter: true,
      actions: assign(({ event: { query } }) => ({ query, answer: undefined })),
    },
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadWindows',
        input: ({ context: { query } }) => ({ query }),
        onDone: { target: 'idle', actions: assign({ answer: ({ event }) => event.output }) },
        onError: {
          target: 'idle',
          actions: emit(({ event }) => ({
            type: 'trouble.met',
            severity: 'error',
            message: failureOf(event.error).message,
          })),
        },
      },
    },
  },
});

export type WindowsActor = ActorRefFrom<typeof windowsMachine>;

/** Whether an answer is one to a query. */
export function isAnswerTo({ query }: WindowsContext, other: WindowsQuery): boolean {
  return JSON.stringify(query) === JSON.stringify(other);
}
