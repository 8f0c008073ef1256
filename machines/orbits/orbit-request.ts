import { type ActorRefFrom, type AnyActorRef, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import type { EphemerisError, KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { objectErrorText } from '../objects/object-messages.ts';
import type { OrbitDefinition } from '../objects/user-defined-objects.ts';
import { notProvided } from '../kit/not-provided.ts';
import { missingOrbit } from './orbit-popups.ts';
import { keplerianOrbit, type KeplerianOrbit, type OrbitAnswer, type PerturbedOrbit } from './orbit-data.ts';
import type { FailureReported } from '../popups/notice.ts';
import type { Severity } from '../popups/popup.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** Pause before the Keplerian orbit is requested again after a failed perturbed request, milliseconds. */
const RETRY_PAUSE_MS = 1000;

const NO_EPHEMERIDES_MESSAGE = 'ephemerides for object not available';

/** The object whose perturbed orbit is requested: one of the catalogue by its designator, or a user-defined one. */
export type PerturbedQuery =
  | { readonly kind: 'listed'; readonly designator: string }
  | {
      readonly kind: 'user-defined';
      readonly designator: string;
      readonly object: OrbitDefinition;
      /** UTC milliseconds. */
      readonly span: TimeRange;
    };

export type OrbitRequestInput = {
  /** Gets the events of the request. */
  readonly reader: AnyActorRef;
  readonly query: PerturbedQuery;
  /** The object's name in messages. */
  readonly title: string;
  /** Whether the perturbed orbit is requested beside the Keplerian one. */
  readonly perturbed: boolean;
  readonly hasKeplerian: boolean;
};

/** What a request sends to its reader; the last event is `request.done`. */
export type OrbitRequestEvent =
  | { readonly type: 'keplerian.arrived'; readonly designator: string; readonly orbit: KeplerianOrbit }
  | { readonly type: 'perturbed.arrived'; readonly designator: string; readonly orbit: PerturbedOrbit }
  | { readonly type: 'keplerian.failed'; readonly designator: string }
  /** It may pass: the service may soon respond otherwise. */
  | { readonly type: 'perturbed.failed'; readonly designator: string; readonly isPassing: boolean }
  | FailureReported
  | { readonly type: 'request.done'; readonly designator: string };

/**
 * The orbits of one object: the Keplerian one first, then, if it is requested, the perturbed one.
 *
 *     choosing ─unknown→ keplerian ─arrived, perturbed needed→ perturbed ─arrived, or none→ done
 *         │                  │ none, failed, or enough            │ failed
 *         │                  └────────────→ done ←── repeating ←─1 s─ pausing   (of the catalogue)
 *         └─known→ perturbed                                      └→ done       (user-defined)
 *
 * Stopping the machine aborts the request: a response that is no longer needed cannot arrive.
 */
export const orbitRequestMachine = setup({
  types: {
    context: {} as OrbitRequestInput,
    events: {} as { readonly type: 'none' },
    input: {} as OrbitRequestInput,
    /** The Keplerian orbit is requested again, and nothing else. */
    tags: {} as 'retrying',
  },
  actors: {
    loadKeplerian: fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(notProvided),
    loadPerturbed: fromPromise<OrbitAnswer<PerturbedOrbit>, PerturbedQuery>(notProvided),
  },
  guards: {
    knowsKeplerian: ({ context }) => context.hasKeplerian,
    isListed: ({ context }) => context.query.kind === 'listed',
    isMissing: (_, { data }: KeplerianOrbits['ephemerides']) => data.length === 0,
    isEnough: ({ context }) => !context.perturbed,
    hasTable: (_, { orbit }: OrbitAnswer<PerturbedOrbit>) => orbit !== undefined,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.reader,
      (_, event: OrbitRequestEvent) => event,
    ),
    reportKeplerian: enqueueActions(
      ({ enqueue, context }, { data, errors }: KeplerianOrbits['ephemerides']) => {
        const { designator } = context.query;
        for (const record of data.slice(0, 1))
          enqueue.sendTo(context.reader, {
            type: 'keplerian.arrived',
            designator,
            orbit: keplerianOrbit(record),
          });
        for (const error of errors) enqueue.sendTo(context.reader, failureReport(error));
      },
    ),
    reportPerturbed: enqueueActions(({ enqueue, context }, answer: OrbitAnswer<PerturbedOrbit>) => {
      const { orbit, errors } = answer;
      if (orbit !== undefined)
        enqueue.sendTo(context.reader, {
          type: 'perturbed.arrived',
          designator: context.query.designator,
          orbit,
        });
      for (const error of errors) enqueue.sendTo(context.reader, failureReport(error));
      if (orbit !== undefined || errors.length > 0) return;
      enqueue.sendTo(context.reader, failure('error', NO_EPHEMERIDES_MESSAGE));
    }),
    reportMissing: sendTo(
      ({ context }) => context.reader,
      ({ context }, { orbit, error }: { orbit: 'Keplerian' | 'perturbed'; error: unknown }) =>
        missingOrbit(orbit, context.title, error),
    ),
    giveUpKeplerian: sendTo(
      ({ context }) => context.reader,
      ({ context }) => ({ type: 'keplerian.failed', designator: context.query.designator }),
    ),
    giveUpPerturbed: sendTo(
      ({ context }) => context.reader,
      ({ context }, { isPassing }: { isPassing: boolean }) => ({
        type: 'perturbed.failed',
        designator: context.query.designator,
        isPassing,
      }),
    ),
  },
  delays: { retryPause: RETRY_PAUSE_MS },
}).createMachine({
  id: 'orbitRequest',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'knowsKeplerian', target: 'perturbed' }, { target: 'keplerian' }] },
    keplerian: {
      invoke: {
        src: 'loadKeplerian',
        input: ({ context }) => ({ designator: context.query.designator }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'done',
            actions: [{ type: 'reportKeplerian', params: ({ event }) => event.output }, 'giveUpKeplerian'],
          },
          {
            guard: 'isEnough',
            target: 'done',
            actions: { type: 'reportKeplerian', params: ({ event }) => event.output },
          },
          {
            target: 'perturbed',
            actions: { type: 'reportKeplerian', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'done',
          actions: [
            { type: 'reportMissing', params: ({ event: { error } }) => ({ orbit: 'Keplerian', error }) },
            'giveUpKeplerian',
          ],
        },
      },
    },
    perturbed: {
      invoke: {
        src: 'loadPerturbed',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'hasTable', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'reportPerturbed', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: [
              { type: 'reportPerturbed', params: ({ event }) => event.output },
              { type: 'giveUpPerturbed', params: { isPassing: false } },
            ],
          },
        ],
        onError: [
          {
            guard: 'isListed',
            target: 'pausing',
            actions: [
              { type: 'reportMissing', params: ({ event: { error } }) => ({ orbit: 'perturbed', error }) },
              { type: 'giveUpPerturbed', params: ({ event }) => ({ isPassing: isPassing(event.error) }) },
            ],
          },
          {
            target: 'done',
            actions: [
              { type: 'reportMissing', params: ({ event: { error } }) => ({ orbit: 'perturbed', error }) },
              { type: 'giveUpPerturbed', params: ({ event }) => ({ isPassing: isPassing(event.error) }) },
            ],
          },
        ],
      },
    },
    pausing: { tags: 'retrying', after: { retryPause: 'repeating' } },
    /** The Keplerian orbit was loaded before and stays shown if it does not come again. */
    repeating: {
      tags: 'retrying',
      invoke: {
        src: 'loadKeplerian',
        input: ({ context }) => ({ designator: context.query.designator }),
        onDone: { target: 'done', actions: { type: 'reportKeplerian', params: ({ event }) => event.output } },
        onError: 'done',
      },
    },
    done: {
      type: 'final',
      entry: {
        type: 'report',
        params: ({ context }) => ({ type: 'request.done', designator: context.query.designator }),
      },
    },
  },
});

export type OrbitRequestActor = ActorRefFrom<typeof orbitRequestMachine>;

/** Whether the same request may soon get another response: the network, or a service that is overloaded or being mended. */
function isPassing(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind !== 'problem' || failure.status >= 500 || failure.status === 429;
}

function failureReport(error: EphemerisError): OrbitRequestEvent {
  return failure('error', objectErrorText(error));
}

function failure(severity: Severity, message: string): OrbitRequestEvent {
  return { type: 'failure.reported', severity, message };
}
