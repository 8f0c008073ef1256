import { assign, fromPromise, setup } from 'xstate';
import type { TrialRequest, TrialResponse } from '#contract/rest/trial.ts';
import { notProvided } from '../kit/not-provided.ts';

type TrialContext = {
  readonly request: TrialRequest | undefined;
  readonly response: TrialResponse | undefined;
};

/**
 * One request at a time, sent from the documentation: a new one replaces the one under way.
 *
 *     idle → sending → shown
 *       ↑      │  └──→ unreachable
 *       └ stop.requested
 */
export const callTrialMachine = setup({
  types: {
    context: {} as TrialContext,
    events: {} as
      { readonly type: 'request.sent'; readonly request: TrialRequest } | { readonly type: 'stop.requested' },
  },
  actors: { send: fromPromise<TrialResponse, TrialRequest>(notProvided) },
}).createMachine({
  id: 'callTrial',
  context: { request: undefined, response: undefined },
  initial: 'idle',
  on: {
    'request.sent': {
      target: '.sending',
      reenter: true,
      actions: assign({ request: ({ event }) => event.request, response: undefined }),
    },
  },
  states: {
    idle: {},
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'shown', actions: assign({ response: ({ event }) => event.output }) },
        onError: 'unreachable',
      },
      on: { 'stop.requested': 'idle' },
    },
    shown: {},
    unreachable: {},
  },
});

function requestOf({ request }: TrialContext): TrialRequest {
  if (request === undefined) throw new RangeError('a trial needs a request');
  return request;
}
