import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { CalculateQuery, CalculationResult, CalculationTicket } from '#contract/calculation.ts';
import { type Failure, failureOf } from '#contract/failure.ts';
import { PROGRESS_FROM_SECONDS } from '#contract/limits.ts';
import { problemKind } from '#contract/problem.ts';
import { notProvided } from './not-provided.ts';
import type { TimeStep } from './time-step.ts';

/** Pause between two looks at the results, milliseconds. */
export const POLL_PAUSE_MS = 1000;

/** Added to the estimate of a short calculation before its results are fetched, milliseconds. */
const FETCH_MARGIN_MS = 100;

/** What is known of a calculation that begins. */
const NOTHING_DONE = {
  ticket: undefined,
  processed: 0,
  polls: 0,
  calculation: undefined,
  failure: undefined,
} as const;

/** A calculation to start: its query, the step as the visitor set it, and the token used so far. */
export type CalculationRequest = {
  readonly query: CalculateQuery;
  readonly timeStep: TimeStep;
  readonly token: string | undefined;
};

/** A finished calculation, and the request it answers. */
export type Calculation = { readonly request: CalculationRequest; readonly result: CalculationResult };

export type CalculationContext = {
  readonly request: CalculationRequest | undefined;
  /** Of the job that runs, or ran last. */
  readonly ticket: CalculationTicket | undefined;
  /** Objects done, with or without an error. */
  readonly processed: number;
  /** Looks taken at the results; one per second. */
  readonly polls: number;
  readonly calculation: Calculation | undefined;
  readonly cancelledToken: string | undefined;
  readonly failure: Failure | undefined;
};

export type CalculationEvent =
  | { readonly type: 'calculation.requested'; readonly request: CalculationRequest }
  /** Stop was pressed: a confirmation is due. */
  | { readonly type: 'stop.requested' }
  | { readonly type: 'stop.declined' }
  /** Stopping was confirmed, or a failure put away. */
  | { readonly type: 'calculation.cancelled' }
  | { readonly type: 'retry.requested' }
  /** The results no longer belong to the setup. */
  | { readonly type: 'results.dropped' }
  /** A calculation that was kept is asked about again. */
  | {
      readonly type: 'calculation.loaded';
      readonly request: CalculationRequest;
      readonly ticket: CalculationTicket;
    };

export type CalculationEmitted =
  | { readonly type: 'calculation.begun' }
  /** It takes long enough to show its progress. */
  | { readonly type: 'progress.due' }
  | { readonly type: 'confirmation.due' }
  /** Twice the estimate has passed. */
  | { readonly type: 'estimate.exceeded' }
  | { readonly type: 'calculation.finished' }
  /** The results of a calculation that was kept are back; or the service has forgotten them. */
  | { readonly type: 'results.restored' }
  | { readonly type: 'results.missing' }
  | { readonly type: 'calculation.failed'; readonly failure: Failure }
  /** `failure` tells why the service could not be told. */
  | { readonly type: 'calculation.stopped'; readonly failure: Failure | undefined };

/**
 * One calculation of ephemerides, from the request to its results.
 *
 *     idle ─requested→ running ─────────────────────────────────→ ready
 *      ↑                work: submitting → waiting → reading ─→     │ requested: from idle, ready and failed
 *      │                                      ↑ 1 s     │           │ dropped: back to idle
 *      │                                    pausing ←───┘
 *      │                talk: quiet → showing ⇄ confirming
 *      │ cancelled      │ cancelled                  │ error
 *      ├── cancelling ←─┘                            ↓
 *      └──────────────── cancelled ──────────────  failed ─retry→ running
 *
 *     idle ─loaded→ restoring → ready, running when it is not finished, or idle when the service has forgotten it
 *
 * Leaving a state stops its actor and so aborts its request: a late answer of a stopped calculation cannot arrive.
 */
export const calculationMachine = setup({
  types: {
    context: {} as CalculationContext,
    events: {} as CalculationEvent,
    emitted: {} as CalculationEmitted,
    tags: {} as 'busy',
  },
  actors: {
    startCalculation: fromPromise<CalculationTicket, Pick<CalculationRequest, 'query' | 'token'>>(
      notProvided,
    ),
    readResult: fromPromise<CalculationResult, { token: string }>(notProvided),
    cancelCalculation: fromPromise<void, { token: string }>(notProvided),
  },
  guards: {
    /** The estimate is long, or a short one was not kept. */
    isSlow: ({ context: { ticket, polls } }) => isLong(ticket) || polls > 0,
    isKnown: ({ context }) => jobToken(context) !== undefined,
    isComplete: (_, { processed, selected }: CalculationResult) => processed >= selected,
    isForgotten: (_, { error }: { error: unknown }) => isForgotten(failureOf(error)),
    isStopped: (_, { error }: { error: unknown }) => failureOf(error).kind === 'cancelled',
  },
  actions: {
    keepRequest: assign((_, request: CalculationRequest) => ({ ...NOTHING_DONE, request })),
    keepResult: assign(({ context }, result: CalculationResult) => ({
      processed: result.processed,
      calculation: { request: requestOf(context), result },
    })),
    keepProgress: assign(({ context }, { processed }: CalculationResult) => ({
      processed,
      polls: context.polls + 1,
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    keepCancelledToken: assign({ cancelledToken: ({ context }) => jobToken(context) }),
    tellOfDelay: enqueueActions(({ enqueue, context }) => {
      if (context.polls === patiencePolls(context)) enqueue.emit({ type: 'estimate.exceeded' });
    }),
    reportStop: emit((_, failure: Failure | undefined) => ({ type: 'calculation.stopped', failure })),
  },
  delays: {
    firstLook: ({ context: { ticket } }) =>
      isLong(ticket) ? POLL_PAUSE_MS : (ticket?.estimatedTime ?? 0) * 1000 + FETCH_MARGIN_MS,
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
            assign({ ticket: ({ event }) => event.ticket }),
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
                    target: '#calculation.failed',
                    actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
                  },
                ],
              },
            },
            pausing: { entry: 'tellOfDelay', after: { nextLook: 'reading' } },
          },
        },
        talk: {
          initial: 'quiet',
          states: {
            quiet: { always: { guard: 'isSlow', target: 'showing' } },
            showing: {
              entry: emit({ type: 'progress.due' }),
              on: { 'stop.requested': 'confirming' },
            },
            confirming: {
              entry: emit({ type: 'confirmation.due' }),
              on: { 'stop.declined': 'showing' },
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
      on: {
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
        'retry.requested': { target: 'running', actions: assign(NOTHING_DONE) },
        'calculation.cancelled': 'idle',
        'results.dropped': 'idle',
      },
    },
  },
});

/** Seconds left by the estimate, or fewer at the pace so far; 0 when the estimate is used up. */
export function remainingSeconds({ ticket, polls, processed }: CalculationContext): number {
  if (ticket === undefined) return 0;
  const spent = (polls * POLL_PAUSE_MS) / 1000;
  const atThisPace = processed === 0 ? Infinity : (spent * (ticket.selected - processed)) / processed;
  return Math.max(0, Math.ceil(Math.min(ticket.estimatedTime - spent, Math.max(1, atThisPace))));
}

/** Looks at the results after which a calculation has taken twice its estimate; short ones are given some seconds. */
function patiencePolls({ ticket }: CalculationContext): number {
  const seconds = Math.max(PROGRESS_FROM_SECONDS, ticket?.estimatedTime ?? 0);
  return Math.ceil((2 * seconds * 1000) / POLL_PAUSE_MS);
}

function isLong(ticket: CalculationTicket | undefined): boolean {
  return ticket !== undefined && ticket.estimatedTime >= PROGRESS_FROM_SECONDS;
}

/** Whether the service says that it has no such calculation, or no longer. */
function isForgotten(failure: Failure): boolean {
  if (failure.kind === 'problem') return problemKind(failure.type) === 'unknown-token';
  return failure.kind === 'cancelled';
}

function requestOf({ request }: CalculationContext): CalculationRequest {
  if (request === undefined) throw new RangeError('a calculation was started without a request');
  return request;
}

function submissionOf(context: CalculationContext): Pick<CalculationRequest, 'query' | 'token'> {
  const { query, token } = requestOf(context);
  return { query, token };
}

/** The token a job runs under, or will: while it is submitted, the one sent with it. */
function jobToken({ ticket, request }: CalculationContext): string | undefined {
  return ticket?.token ?? request?.token;
}

function tokenOf(context: CalculationContext): string {
  const token = jobToken(context);
  if (token === undefined) throw new RangeError('a calculation was asked about before it had a token');
  return token;
}
