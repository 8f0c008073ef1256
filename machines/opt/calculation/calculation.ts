import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { CalculationResult, CalculationTicket } from '#contract/opt/calculation.ts';
import { type Failure, failureOf, mayPass } from '#contract/rest/failure.ts';
import {
  type CalculationEmitted,
  type CalculationEvent,
  type CalculationContext,
  type CalculationRequest,
  firstPauseMs,
  continuedJob,
  isForgotten,
  isLong,
  jobToken,
  NOTHING_DONE,
  patiencePolls,
  plotsInput,
  POLL_PAUSE_MS,
  requestOf,
  submissionOf,
  tokenOf,
} from './calculation-rules.ts';
import { notProvided } from '../../kit/not-provided.ts';
import { plotsMachine } from '../charts/plots.ts';

/**
 * One calculation of ephemerides, from the request to its results.
 *
 *     idle ─requested→ running ─────────────────────────────────→ ready
 *      ↑                work: submitting → waiting → reading ─→     │ requested: from idle, ready and failed
 *      │                                      ↑ 1 s     │           │ dropped: back to idle
 *      │                                    pausing ←───┘
 *      │                popup: none → progress ⇄ stopQuestion
 *      │ cancelled      │ cancelled                  │ error
 *      ├── cancelling ←─┘                            ↓
 *      └──────────────── cancelled ──────────────  failed ─retry→ running
 *
 *     ready: plots are loaded beside the results, and dropped with them
 *
 *     idle ─loaded→ restoring → ready, running when it is not finished, or idle when the service has forgotten it
 *
 * Leaving a state stops its actor and so aborts its request: a late response to a stopped calculation cannot arrive.
 */
export const calculationMachine = setup({
  types: {
    context: {} as CalculationContext,
    events: {} as CalculationEvent,
    emitted: {} as CalculationEmitted,
    /** `shown`: its progress is on the screen, or the question whether to stop it. */
    tags: {} as 'busy' | 'shown',
    children: {} as { plots: 'plots' },
  },
  actors: {
    startCalculation: fromPromise<CalculationTicket, Pick<CalculationRequest, 'query' | 'token'>>(
      notProvided,
    ),
    readResult: fromPromise<CalculationResult, { token: string }>(notProvided),
    cancelCalculation: fromPromise<void, { token: string }>(notProvided),
    plots: plotsMachine,
  },
  guards: {
    /** The estimate is long, or a short one was exceeded. */
    isSlow: ({ context: { ticket, polls } }) => isLong(ticket) || polls > 0,
    isKnown: ({ context }) => jobToken(context) !== undefined,
    isComplete: (_, { processed, selected }: CalculationResult) => processed >= selected,
    isForgotten: (_, { error }: { error: unknown }) => isForgotten(failureOf(error)),
    /** One poll may fail: only a second failure gives the calculation up. */
    isFirstMiss: ({ context }, { error }: { error: unknown }) =>
      context.misses === 0 && mayPass(failureOf(error)),
    isStopped: (_, { error }: { error: unknown }) => failureOf(error).kind === 'cancelled',
  },
  actions: {
    keepRequest: assign((_, request: CalculationRequest) => ({ ...NOTHING_DONE, request })),
    keepResult: assign(({ context }, result: CalculationResult) => ({
      processed: result.processed,
      calculation: { request: requestOf(context), result },
    })),
    goOn: assign(({ context }) => continuedJob(context)),
    keepProgress: assign(({ context }, { processed }: CalculationResult) => ({
      processed,
      doneBefore: context.doneBefore ?? processed,
      polls: context.polls + 1,
      misses: 0,
    })),
    keepMiss: assign(({ context }) => ({ polls: context.polls + 1, misses: context.misses + 1 })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    keepCancelledToken: assign({ cancelledToken: ({ context }) => jobToken(context) }),
    reportDelay: enqueueActions(({ enqueue, context }) => {
      if (context.polls === patiencePolls(context)) enqueue.emit({ type: 'estimate.exceeded' });
    }),
    reportStop: emit((_, failure: Failure | undefined) => ({ type: 'calculation.stopped', failure })),
  },
  delays: {
    firstLook: ({ context: { ticket } }) => firstPauseMs(ticket),
    nextLook: POLL_PAUSE_MS,
  },
}).createMachine({
  id: 'calculation',
  context: { ...NOTHING_DONE, request: undefined, cancelledToken: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'calculation.requested': {
          target: 'running',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
        'calculation.loaded': {
          target: 'restoring',
          actions: [
            { type: 'keepRequest', params: ({ event }) => event.request },
            assign({ ticket: ({ event }) => event.ticket, doneBefore: undefined }),
          ],
        },
      },
    },
    restoring: {
      invoke: {
        src: 'readResult',
        input: ({ context }) => ({ token: tokenOf(context) }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'keepResult', params: ({ event }) => event.output },
              emit({ type: 'results.restored' }),
            ],
          },
          {
            target: '#calculation.running.work.pausing',
            actions: { type: 'keepProgress', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isForgotten', params: ({ event: { error } }) => ({ error }) },
            target: 'idle',
            actions: emit({ type: 'results.missing' }),
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
      on: {
        'calculation.requested': {
          target: 'running',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
        'results.dropped': 'idle',
      },
    },
    running: {
      tags: 'busy',
      type: 'parallel',
      entry: emit({ type: 'calculation.begun' }),
      on: {
        'calculation.cancelled': [
          { guard: 'isKnown', target: 'cancelling' },
          { target: 'idle', actions: { type: 'reportStop', params: undefined } },
        ],
        'results.dropped': [
          { guard: 'isKnown', target: 'cancelling' },
          { target: 'idle', actions: { type: 'reportStop', params: undefined } },
        ],
      },
      states: {
        work: {
          initial: 'submitting',
          states: {
            submitting: {
              invoke: {
                src: 'startCalculation',
                input: ({ context }) => submissionOf(context),
                onDone: { target: 'waiting', actions: assign({ ticket: ({ event }) => event.output }) },
                onError: {
                  target: '#calculation.failed',
                  actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
                },
              },
            },
            waiting: { after: { firstLook: 'reading' } },
            reading: {
              invoke: {
                src: 'readResult',
                input: ({ context }) => ({ token: tokenOf(context) }),
                onDone: [
                  {
                    guard: { type: 'isComplete', params: ({ event }) => event.output },
                    target: '#calculation.ready',
                    actions: [
                      { type: 'keepResult', params: ({ event }) => event.output },
                      emit({ type: 'calculation.finished' }),
                    ],
                  },
                  {
                    target: 'pausing',
                    actions: { type: 'keepProgress', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isStopped', params: ({ event: { error } }) => ({ error }) },
                    target: '#calculation.idle',
                    actions: ['keepCancelledToken', { type: 'reportStop', params: undefined }],
                  },
                  {
                    guard: { type: 'isFirstMiss', params: ({ event: { error } }) => ({ error }) },
                    target: 'pausing',
                    actions: 'keepMiss',
                  },
                  {
                    target: '#calculation.failed',
                    actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
                  },
                ],
              },
            },
            pausing: { entry: 'reportDelay', after: { nextLook: 'reading' } },
          },
        },
        popup: {
          initial: 'none',
          states: {
            none: { always: { guard: 'isSlow', target: 'progress' } },
            progress: {
              tags: 'shown',
              entry: emit({ type: 'progress.due' }),
              on: { 'stop.requested': 'stopQuestion' },
            },
            stopQuestion: {
              tags: 'shown',
              entry: emit({ type: 'confirmation.due' }),
              on: { 'stop.declined': 'progress' },
            },
          },
        },
      },
    },
    cancelling: {
      tags: 'busy',
      entry: 'keepCancelledToken',
      invoke: {
        src: 'cancelCalculation',
        input: ({ context }) => ({ token: tokenOf(context) }),
        onDone: { target: 'idle', actions: { type: 'reportStop', params: undefined } },
        onError: {
          target: 'idle',
          actions: {
            type: 'reportStop',
            params: ({ context, event }) =>
              context.ticket === undefined ? undefined : failureOf(event.error),
          },
        },
      },
    },
    ready: {
      invoke: { src: 'plots', id: 'plots', input: ({ context }) => plotsInput(context) },
      on: {
        'windows.requested': { actions: sendTo('plots', ({ event }) => event) },
        'plots.failed': { actions: emit(({ event }) => event) },
        'calculation.requested': {
          target: 'running',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
        'results.dropped': { target: 'idle', actions: assign({ calculation: undefined }) },
      },
    },
    failed: {
      entry: emit(({ context: { failure } }) => ({
        type: 'calculation.failed',
        failure: failure ?? failureOf(undefined),
      })),
      on: {
        'calculation.requested': {
          target: 'running',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
        'retry.requested': { target: 'running', actions: 'goOn' },
        'calculation.cancelled': 'idle',
        'results.dropped': 'idle',
      },
    },
  },
});

export type CalculationActor = ActorRefFrom<typeof calculationMachine>;
