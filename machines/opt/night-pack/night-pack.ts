import { type ActorRefFrom, assign, emit, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type {
  NightPackFacts,
  NightPackResponse,
  PackRefusal,
  PackStep,
  TakenNight,
} from '#contract/local/night-pack.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../../kit/not-provided.ts';

/** The stored night, and the state that it brings back. */
export type StoredNight = { readonly facts: NightPackFacts; readonly state: string };

/** The operation on a night pack. */
export type NightPackWork = 'making' | 'taking' | 'saving' | 'deletion';

export type NightPackContext = {
  /** The night that may be taken along; undefined where there is none. */
  readonly offered: TakenNight | undefined;
  readonly stored: StoredNight | undefined;
  /** Bytes that the offered night takes, about; undefined before that is known, or where it is not. */
  readonly size: number | undefined;
  /** How far the making is. */
  readonly progress: { readonly step: PackStep; readonly done: number; readonly all: number } | undefined;
  /** Why the last file was not taken. */
  readonly refusal: PackRefusal | undefined;
  /** What failed last, and why, in words. */
  readonly failure: { readonly work: NightPackWork; readonly reason: string } | undefined;
};

export type NightPackEvent =
  | { readonly type: 'making.requested' }
  | { readonly type: 'making.stopped' }
  | { readonly type: 'deletion.requested' }
  | { readonly type: 'file.chosen'; readonly file: Blob }
  | { readonly type: 'file.requested' }
  | { readonly type: 'opening.requested' }
  /** From the making. */
  | { readonly type: 'step.done'; readonly step: PackStep; readonly done: number; readonly all: number }
  | { readonly type: 'night.stored'; readonly stored: StoredNight }
  | { readonly type: 'making.failed'; readonly failure: Failure };

export type NightPackEmitted =
  /** The stored night is to be shown. */
  | { readonly type: 'night.opened'; readonly state: string }
  /** The stored night is to be saved as this file. */
  | { readonly type: 'file.read'; readonly file: Blob };

/**
 * A night that is taken along: what is stored, making it, deleting it, and taking one out of a file.
 *
 *     size   estimating → known
 *     night  looking → resting ⇄ making, deleting, saving
 *               ⇅         │                           │
 *             taking ←────┘     looking, where it is gone
 *
 * Making ends where it is stopped; what was stored before stays until another night is whole. Tag `busy`: another one must wait.
 */
export const nightPackMachine = setup({
  types: {
    context: {} as NightPackContext,
    events: {} as NightPackEvent,
    emitted: {} as NightPackEmitted,
    input: {} as { readonly offered: TakenNight | undefined },
    tags: {} as 'busy',
  },
  actors: {
    readNight: fromPromise<NightPackResponse>(notProvided),
    /** Bytes of a night, about. */
    estimateSize: fromPromise<number, { readonly offered: TakenNight | undefined }>(notProvided),
    makeNight: fromCallback<EventObject, { readonly offered: TakenNight | undefined }>(notProvided),
    takeFile: fromPromise<NightPackResponse, { readonly file: Blob | undefined }>(notProvided),
    readFile: fromPromise<Blob>(notProvided),
    deleteNight: fromPromise<NightPackResponse>(notProvided),
  },
  guards: {
    hasOffer: ({ context }) => context.offered !== undefined,
    hasNight: ({ context }) => context.stored !== undefined,
  },
  actions: {
    forgetFaults: assign({ refusal: undefined, failure: undefined }),
    noteResponse: assign((_, response: NightPackResponse): Partial<NightPackContext> => {
      switch (response.kind) {
        case 'absent':
          return { stored: undefined };
        case 'stored':
          return { stored: { facts: response.facts, state: response.state } };
        case 'refused':
          return { refusal: response.refusal };
      }
    }),
    noteFailure: assign((_, { work, error }: { work: NightPackWork; error: unknown }) => ({
      failure: { work, reason: failureOf(error).message },
    })),
  },
}).createMachine({
  id: 'nightPack',
  context: ({ input: { offered } }) => ({
    offered,
    stored: undefined,
    size: undefined,
    progress: undefined,
    refusal: undefined,
    failure: undefined,
  }),
  type: 'parallel',
  states: {
    size: {
      initial: 'estimating',
      states: {
        estimating: {
          invoke: {
            src: 'estimateSize',
            input: ({ context: { offered } }) => ({ offered }),
            onDone: { target: 'known', actions: assign({ size: ({ event }) => event.output }) },
            onError: 'known',
          },
        },
        known: {},
      },
    },
    night: {
      initial: 'looking',
      states: {
        looking: {
          tags: 'busy',
          on: { 'file.chosen': 'taking' },
          invoke: {
            src: 'readNight',
            onDone: {
              target: 'resting',
              actions: { type: 'noteResponse', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
        resting: {
          on: {
            'making.requested': { guard: 'hasOffer', target: 'making' },
            'deletion.requested': { guard: 'hasNight', target: 'deleting' },
            'file.chosen': 'taking',
            'file.requested': { guard: 'hasNight', target: 'saving' },
            'opening.requested': {
              guard: 'hasNight',
              actions: emit(({ context: { stored } }) => ({
                type: 'night.opened',
                state: stored?.state ?? '',
              })),
            },
          },
        },
        making: {
          tags: 'busy',
          entry: ['forgetFaults', assign({ progress: undefined })],
          exit: assign({ progress: undefined }),
          invoke: { src: 'makeNight', input: ({ context: { offered } }) => ({ offered }) },
          on: {
            'step.done': {
              actions: assign({ progress: ({ event: { step, done, all } }) => ({ step, done, all }) }),
            },
            'night.stored': {
              target: 'resting',
              actions: assign({ stored: ({ event }) => event.stored }),
            },
            'making.failed': {
              target: 'resting',
              actions: assign({
                failure: ({ event }) => ({ work: 'making', reason: event.failure.message }),
              }),
            },
            'making.stopped': 'resting',
          },
        },
        taking: {
          tags: 'busy',
          entry: 'forgetFaults',
          invoke: {
            src: 'takeFile',
            input: ({ event }) => ({ file: event.type === 'file.chosen' ? event.file : undefined }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'looking', // the file may have been chosen before it was known which night is stored
                actions: { type: 'noteResponse', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'noteResponse', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'noteFailure', params: ({ event: { error } }) => ({ work: 'taking', error }) },
            },
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetFaults',
          invoke: {
            src: 'readFile',
            onDone: {
              target: 'resting',
              actions: emit(({ event }) => ({ type: 'file.read', file: event.output })),
            },
            onError: {
              target: 'looking', // the browser may have deleted it
              actions: { type: 'noteFailure', params: ({ event: { error } }) => ({ work: 'saving', error }) },
            },
          },
        },
        deleting: {
          tags: 'busy',
          entry: 'forgetFaults',
          invoke: {
            src: 'deleteNight',
            onDone: {
              target: 'resting',
              actions: { type: 'noteResponse', params: ({ event }) => event.output },
            },
            onError: {
              target: 'resting',
              actions: {
                type: 'noteFailure',
                params: ({ event: { error } }) => ({ work: 'deletion', error }),
              },
            },
          },
        },
      },
    },
  },
});

export type NightPackActor = ActorRefFrom<typeof nightPackMachine>;
