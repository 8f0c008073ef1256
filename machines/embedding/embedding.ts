import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import {
  EMBEDDING_VERSION,
  type EmbeddedState,
  type EmbeddingError,
  type HostMessage,
  type ReadHostMessage,
  type Settable,
  type ToolkitMessage,
} from '#contract/embedding/embedding.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import { EmbeddingRefusal } from './embedding-refusal.ts';

/** Messages that wait for their turn at most; a page that posts faster gets an error. */
export const MOST_WAITING = 32;

/** Time between two checks for changes, milliseconds: a page is notified of changes no more often. */
export const LOOK_MS = 500;

/** A message that is obeyed in its turn. */
export type HostRequest = Extract<HostMessage, { type: 'read' | 'set' }>;

export type EmbeddingContext = {
  readonly waiting: readonly HostRequest[];
  /** What was shown when it was last looked at, as JSON. */
  readonly seen: string | undefined;
  /** The page around has sent a message, so that its origin is known. */
  readonly isHeard: boolean;
};

export type EmbeddingEvent =
  /** The user pressed the picture, or the address starts the tool at once. */
  | { readonly type: 'user.started' }
  /** What the page around posts. */
  | { readonly type: 'host.started'; readonly message: Extract<HostMessage, { type: 'start' }> }
  | { readonly type: 'host.requested'; readonly message: HostRequest }
  | { readonly type: 'host.unreadable'; readonly read: Extract<ReadHostMessage, { kind: 'invalid' }> };

export type EmbeddingEmitted = { readonly type: 'message.posted'; readonly message: ToolkitMessage };

/**
 * The toolkit in the frame of another page, and the messages that it posts to that page.
 *
 *     poster ─started, by user or page→ opening → running(attending ⇄ answering, looking)
 *
 * Until it is started nothing of a tool is fetched. Messages are obeyed one after the other. A change is posted at most twice a second,
 * only when something has changed, and not before the page has sent a message; what a page sets itself is no news to it. So a
 * page that sends a message after every change comes to rest.
 */
export const embeddingMachine = setup({
  types: {
    context: {} as EmbeddingContext,
    events: {} as EmbeddingEvent,
    emitted: {} as EmbeddingEmitted,
  },
  actors: {
    /** Fetches and starts the tool of the address; returns what of it can be set. */
    open: fromPromise<readonly Settable[]>(notProvided),
    /** Sets what a message says; returns what is shown then. @throws EmbeddingRefusal */
    obey: fromPromise<EmbeddedState, HostRequest>(notProvided),
    /** What is shown; undefined while that is undecided, as while a date is being typed. */
    look: fromPromise<EmbeddedState | undefined>(notProvided),
  },
  guards: {
    isAnyoneWaiting: ({ context }) => context.waiting.length > 0,
    hasRoom: ({ context }) => context.waiting.length < MOST_WAITING,
  },
  actions: {
    post: emit((_, message: Posted) => ({
      type: 'message.posted',
      message: { neoToolkit: EMBEDDING_VERSION, ...message },
    })),
    next: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    reportChange: enqueueActions(({ enqueue, context }, { state }: { state: EmbeddedState | undefined }) => {
      const text = state && JSON.stringify(state);
      if (state === undefined || text === context.seen) return;
      enqueue.assign({ seen: text });
      if (context.isHeard && context.seen !== undefined)
        enqueue.emit({
          type: 'message.posted',
          message: { neoToolkit: EMBEDDING_VERSION, type: 'changed', state },
        });
    }),
  },
  delays: { untilLook: LOOK_MS },
}).createMachine({
  id: 'embedding',
  context: { waiting: [], seen: undefined, isHeard: false },
  initial: 'poster',
  on: {
    'host.unreadable': {
      actions: {
        type: 'post',
        params: ({ event: { read } }) => refusal(read.id, 'invalid-message', read.reason),
      },
    },
    'host.started': {
      actions: { type: 'post', params: ({ event: { message } }) => ({ type: 'done', id: message.id }) },
    },
    'host.requested': {
      actions: {
        type: 'post',
        params: ({ event: { message } }) =>
          refusal(message.id, 'not-started', 'Wait for the event "ready": the toolkit has not started.'),
      },
    },
  },
  states: {
    poster: {
      entry: { type: 'post', params: { type: 'waiting' } },
      on: {
        'user.started': 'opening',
        'host.started': {
          target: 'opening',
          actions: { type: 'post', params: ({ event: { message } }) => ({ type: 'done', id: message.id }) },
        },
      },
    },
    opening: {
      invoke: {
        src: 'open',
        onDone: {
          target: 'running',
          actions: { type: 'post', params: ({ event }) => ({ type: 'ready', sets: event.output }) },
        },
        onError: {
          target: 'running',
          actions: {
            type: 'post',
            params: ({ event }) => refusal(undefined, 'failed', failureOf(event.error).message),
          },
        },
      },
    },
    running: {
      initial: 'attending',
      on: {
        'host.requested': [
          {
            guard: 'hasRoom',
            actions: assign({
              waiting: ({ context, event }) => [...context.waiting, event.message],
              isHeard: true,
            }),
          },
          {
            actions: {
              type: 'post',
              params: ({ event: { message } }) =>
                refusal(message.id, 'too-many-messages', `More than ${MOST_WAITING} messages wait.`),
            },
          },
        ],
      },
      states: {
        attending: {
          always: { guard: 'isAnyoneWaiting', target: 'answering' },
          after: { untilLook: 'looking' },
        },
        looking: {
          invoke: {
            src: 'look',
            onDone: {
              target: 'attending',
              actions: { type: 'reportChange', params: ({ event }) => ({ state: event.output }) },
            },
            onError: 'attending',
          },
        },
        answering: {
          invoke: {
            src: 'obey',
            input: ({ context }) => firstOf(context),
            onDone: {
              target: 'attending',
              actions: [
                assign({ seen: ({ event }) => JSON.stringify(event.output) }),
                {
                  type: 'post',
                  params: ({ context, event }) => {
                    const { type, id } = firstOf(context);
                    return type === 'set' ? { type: 'done', id } : { type: 'state', id, state: event.output };
                  },
                },
                'next',
              ],
            },
            onError: {
              target: 'attending',
              actions: [
                {
                  type: 'post',
                  params: ({ context, event: { error } }) => {
                    const { id } = firstOf(context);
                    return error instanceof EmbeddingRefusal
                      ? refusal(id, error.reason, error.message)
                      : refusal(id, 'failed', failureOf(error).message);
                  },
                },
                'next',
              ],
            },
          },
        },
      },
    },
  },
});

export type EmbeddingActor = ActorRefFrom<typeof embeddingMachine>;

type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'neoToolkit'> : never;
type Posted = WithoutVersion<ToolkitMessage>;

function refusal(id: HostMessage['id'], reason: EmbeddingError, message: string): Posted {
  return { type: 'error', id, reason, message };
}

function firstOf({ waiting: [first] }: Pick<EmbeddingContext, 'waiting'>): HostRequest {
  if (first === undefined) throw new RangeError('there is no message to answer');
  return first;
}
