import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import { type MovieMoment, type MoviePlan, FREE_MOVIE, passageOf, withPlanChange } from './movie-plan.ts';
import { movieName } from './export-names.ts';
import type { TimeRange } from '../kit/time-range.ts';
import { notProvided } from '../kit/not-provided.ts';

const RECORDING_FAILED_MESSAGE = 'The movie could not be recorded.';

export type RecorderContext = {
  /** What the tool's files are called. */
  readonly fileName: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** When the recording began, UTC milliseconds. */
  readonly startedMs: number;
  /** Whole seconds on air. */
  readonly seconds: number;
  readonly movie: Blob | undefined;
  /** How the next movie is to be. */
  readonly plan: MoviePlan;
  /** What there is to be recorded. */
  readonly moments: readonly MovieMoment[];
};

export type RecorderEvent =
  /** The export of a movie was chosen. */
  | { readonly type: 'recorder.opened'; readonly moments?: readonly MovieMoment[] }
  | { readonly type: 'movie.planned'; readonly change: Partial<MoviePlan> }
  /** The close icon was pressed; not possible on air. */
  | { readonly type: 'recorder.closed' }
  /** The button 'start recording' or 'stop recording'. */
  | { readonly type: 'recording.toggled' }
  | CaptureEvent;

/** What the capture of the canvas sends: every recording ends with one of the last two. */
export type CaptureEvent =
  /** The first picture is about to be recorded. */
  | { readonly type: 'capture.begun' }
  | { readonly type: 'movie.recorded'; readonly movie: Blob }
  | { readonly type: 'capture.failed' };

/** Ends the capture, which then sends `movie.recorded`. */
export type CaptureCommand = { readonly type: 'capture.ended' };

export type RecorderEmitted =
  | { readonly type: 'recording.failed'; readonly message: string }
  /** A movie of an event begins: that much simulated time is to pass in this many seconds. */
  | { readonly type: 'passage.requested'; readonly range: TimeRange; readonly seconds: number };

/**
 * The movie recorder of a 3D tool.
 *
 *     hidden ⇄ ready ─toggled→ capturing(onAir ─toggled→ finishing) ─recorded→ saving ─→ ready
 *                ↑─────────────── capture failed ────│                            │
 *                ↑───────────────────────────────────────── saved, or not ────────│
 *
 * A movie of a planned length ends by itself. On air (tag `onAir`) legends and close icon hide and watermarks show; a timer counts the seconds. Leaving
 * `capturing` in any way stops the capture.
 */
export const recorderMachine = setup({
  types: {
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    emitted: {} as RecorderEmitted,
    input: {} as { fileName: string; now: () => number },
    tags: {} as 'onAir' | 'busy',
  },
  actors: {
    /** Records the canvas with `RECORDING`, in the type of `movieType`. */
    capture: fromCallback<CaptureCommand>(notProvided),
    saveFile: fromPromise<void, { name: string; content: Blob }>(notProvided),
  },
  actions: {
    playPassage: enqueueActions(({ enqueue, context: { plan } }) => {
      const passage = passageOf(plan);
      if (passage !== undefined) enqueue.emit({ type: 'passage.requested', ...passage });
    }),
    reportFailure: emit({ type: 'recording.failed', message: RECORDING_FAILED_MESSAGE }),
  },
  guards: {
    /** The browser has recorded nothing, as it does where it is stopped before its first picture. */
    isEmpty: ({ event }) => event.type === 'movie.recorded' && event.movie.size === 0,
    isLongEnough: ({ context: { plan, seconds } }) => plan.seconds !== undefined && seconds >= plan.seconds,
  },
  delays: {
    untilNextSecond: ({ context: { startedMs, seconds, now } }) =>
      Math.max(0, startedMs + (seconds + 1) * 1000 - now()),
  },
}).createMachine({
  id: 'recorder',
  context: ({ input }) => ({
    ...input,
    startedMs: 0,
    seconds: 0,
    movie: undefined,
    plan: FREE_MOVIE,
    moments: [],
  }),
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'recorder.opened': {
          target: 'ready',
          actions: assign(({ event: { moments = [] } }) => ({ moments, plan: FREE_MOVIE })),
        },
      },
    },
    ready: {
      on: {
        'recorder.closed': 'hidden',
        'recording.toggled': 'capturing',
        'movie.planned': {
          actions: assign({ plan: ({ context, event }) => withPlanChange(context.plan, event.change) }),
        },
      },
    },
    capturing: {
      entry: assign({ startedMs: ({ context }) => context.now() }),
      invoke: {
        id: 'capture',
        src: 'capture',
        onError: { target: 'ready', actions: 'reportFailure' },
      },
      on: {
        'capture.begun': {
          target: '.onAir',
          actions: [assign({ startedMs: ({ context }) => context.now() }), 'playPassage'],
        },
        'movie.recorded': [
          { guard: 'isEmpty', target: 'ready', actions: 'reportFailure' },
          { target: 'saving', actions: assign({ movie: ({ event }) => event.movie }) },
        ],
        'capture.failed': { target: 'ready', actions: 'reportFailure' },
      },
      initial: 'onAir',
      states: {
        onAir: {
          tags: 'onAir',
          entry: assign({ seconds: ({ context }) => secondsOnAir(context) }),
          always: { guard: 'isLongEnough', target: 'finishing' },
          after: { untilNextSecond: { target: 'onAir', reenter: true } },
          on: { 'recording.toggled': 'finishing' },
        },
        finishing: {
          tags: 'busy',
          entry: sendTo('capture', { type: 'capture.ended' }),
        },
      },
    },
    saving: {
      tags: 'busy',
      exit: assign({ movie: undefined }),
      invoke: {
        src: 'saveFile',
        input: ({ context }) => fileOf(context),
        onDone: 'ready',
        onError: { target: 'ready', actions: 'reportFailure' },
      },
    },
  },
});

export type RecorderActor = ActorRefFrom<typeof recorderMachine>;

function secondsOnAir({ now, startedMs }: RecorderContext): number {
  return Math.max(0, Math.floor((now() - startedMs) / 1000));
}

function fileOf({ fileName, movie, now }: RecorderContext): { name: string; content: Blob } {
  if (movie === undefined) throw new RangeError('a movie was to be saved before it was recorded');
  return { name: movieName(fileName, now(), movie.type), content: movie };
}
