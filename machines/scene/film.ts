import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import type { TimeRange } from '../kit/time-range.ts';
import {
  firstFilmPlan,
  type FilmChange,
  filmPixels,
  type FilmPlan,
  frameCount,
  leftAtPace,
  withFilmChange,
} from './film-plan.ts';
import { filmName, imageName } from './export-names.ts';

/** How long a plan stays unchanged before it is shown in small, ms. */
const STRIP_PAUSE_MS = 300;

export type FilmContext = {
  /** What the tool's files are called. */
  readonly fileName: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** What there is to be shown: the range of the timeline. */
  readonly limits: TimeRange;
  readonly plan: FilmPlan;
  /** Frames that are filmed. */
  readonly done: number;
  /** When the first frame was begun, UTC milliseconds, and how long it takes until the last is done, at the pace so far. */
  readonly begunMs: number;
  readonly leftMs: number | undefined;
  /** How long a pixel takes on this device, ms: in the last film, or in the frames that were timed before; undefined before either. */
  readonly msPerPixel: number | undefined;
  /** Some frames of a plan, small. */
  readonly strip: FilmStrip | undefined;
  /** The film, or a picture, that is to be saved. */
  readonly film: Blob | undefined;
  /** The outcome of the last film or picture. */
  readonly outcome: 'none' | 'saved' | 'picture saved' | 'stopped' | 'failed' | 'date missing' | 'no encoder';
  /** The date without data at which the film ended, UTC milliseconds; absent where it did not end so. */
  readonly missingDate: number | undefined;
};

/** A small picture of a frame: its date, UTC milliseconds, and the picture as a `data:` address. */
export type StripFrame = { readonly date: number; readonly picture: string };

/** A small preview of the planned film. */
export type FilmStrip = { readonly plan: FilmPlan; readonly frames: readonly StripFrame[] };

/** How long frames take: ms a pixel, or none that the browser encodes. */
export type FrameTiming =
  { readonly kind: 'timed'; readonly msPerPixel: number } | { readonly kind: 'no encoder' };

export type FilmEvent =
  | { readonly type: 'film.planned'; readonly change: FilmChange }
  /** The view has other colours, by the palette of the page or inverted. */
  | { readonly type: 'colours.changed' }
  | { readonly type: 'film.requested' }
  /** A picture of the present date is to be made in the size of the plan. */
  | { readonly type: 'picture.requested' }
  | { readonly type: 'film.stopped' }
  | { readonly type: 'film.closed' }
  | FrameEvent;

/** Events of a film while it is made; it ends with one of the last four. */
export type FrameEvent =
  | { readonly type: 'frame.filmed'; readonly done: number }
  | { readonly type: 'film.made'; readonly film: Blob }
  | { readonly type: 'film.failed' }
  /** The browser encodes no film of the size. */
  | { readonly type: 'encoder.missing' }
  /** There are no data for a date that it was to show, UTC milliseconds. */
  | { readonly type: 'date.missing'; readonly date: number };

/**
 * A film that is painted and encoded frame by frame, so that a slow machine takes longer and drops none.
 *
 *     planning(changed → sampling → timing → shown) ─requested→ filming ─made→ saving ─→ planning
 *        │ ↑                  └ stopped, failed, or without data ↑
 *        ├─picture requested→ picturing ─made→ saving
 *        └─closed→ closed
 *
 * Leaving `filming` ends the film and gives the view back. A plan that no longer changes is shown in small, and some frames are
 * timed unless a film was made.
 */
export const filmMachine = setup({
  types: {
    context: {} as FilmContext,
    events: {} as FilmEvent,
    input: {} as Pick<FilmContext, 'fileName' | 'now' | 'limits'> & {
      /**
       * Instant of the event that the film is proposed to show, UTC milliseconds; undefined for all that
       * there is.
       */
      readonly eventMs?: number | undefined;
    },
  },
  actors: {
    /** Sends {@link FrameEvent}. */
    filmFrames: fromCallback<EventObject, FilmPlan>(() => void notProvided()),
    paintPicture: fromPromise<Blob, FilmPlan>(notProvided),
    saveFile: fromPromise<void, { name: string; content: Blob }>(notProvided),
    paintStrip: fromPromise<readonly StripFrame[], FilmPlan>(notProvided),
    timeFrames: fromPromise<FrameTiming, FilmPlan>(notProvided),
  },
  actions: {
    /** The same plan as another one, of which nothing is shown yet. */
    showAgain: assign({ plan: ({ context: { plan } }) => ({ ...plan }) }),
  },
  guards: {
    isShown: ({ context: { strip, plan } }) => strip?.plan === plan,
    isTimed: ({ context: { msPerPixel } }) => msPerPixel !== undefined,
  },
  delays: { untilUnchanged: STRIP_PAUSE_MS },
}).createMachine({
  id: 'film',
  context: ({ input: { eventMs, ...input } }) => ({
    ...input,
    plan: firstFilmPlan(input.limits, eventMs),
    done: 0,
    begunMs: 0,
    leftMs: undefined,
    msPerPixel: undefined,
    strip: undefined,
    film: undefined,
    outcome: 'none',
    missingDate: undefined,
  }),
  initial: 'planning',
  on: { 'colours.changed': { actions: 'showAgain' } },
  states: {
    planning: {
      on: {
        'colours.changed': { target: '.changed', actions: 'showAgain' },
        'film.planned': {
          target: '.changed',
          actions: assign(({ context: { plan, limits }, event }) => ({
            plan: withFilmChange(plan, event.change, limits),
            outcome: 'none',
          })),
        },
        'film.requested': 'filming',
        'picture.requested': 'picturing',
        'film.closed': 'closed',
      },
      initial: 'changed',
      states: {
        changed: {
          always: { guard: 'isShown', target: 'timing' },
          after: { untilUnchanged: 'sampling' },
        },
        sampling: {
          invoke: {
            src: 'paintStrip',
            input: ({ context }) => context.plan,
            onDone: {
              target: 'timing',
              actions: assign(({ context: { plan }, event }) => ({ strip: { plan, frames: event.output } })),
            },
            onError: 'shown',
          },
        },
        timing: {
          always: { guard: 'isTimed', target: 'shown' },
          invoke: {
            src: 'timeFrames',
            input: ({ context }) => context.plan,
            onDone: {
              target: 'shown',
              actions: assign(({ event: { output } }) =>
                output.kind === 'timed' ? { msPerPixel: output.msPerPixel } : { outcome: 'no encoder' },
              ),
            },
            onError: 'shown',
          },
        },
        shown: {},
      },
    },
    filming: {
      entry: assign(({ context: { now } }) => ({
        done: 0,
        begunMs: now(),
        leftMs: undefined,
        outcome: 'none',
      })),
      invoke: {
        src: 'filmFrames',
        input: ({ context }) => context.plan,
        onError: { target: 'planning', actions: assign({ outcome: 'failed' }) },
      },
      on: {
        'frame.filmed': {
          actions: assign(({ context: { plan, begunMs, now }, event: { done } }) => {
            const leftMs = leftAtPace(now() - begunMs, done, frameCount(plan));
            return { done, leftMs, msPerPixel: (now() - begunMs + leftMs) / filmPixels(plan) };
          }),
        },
        'film.made': { target: 'saving', actions: assign({ film: ({ event }) => event.film }) },
        'film.failed': { target: 'planning', actions: assign({ outcome: 'failed' }) },
        'encoder.missing': { target: 'planning', actions: assign({ outcome: 'no encoder' }) },
        'date.missing': {
          target: 'planning',
          actions: assign({ outcome: 'date missing', missingDate: ({ event }) => event.date }),
        },
        'film.stopped': { target: 'planning', actions: assign({ outcome: 'stopped' }) },
      },
    },
    picturing: {
      entry: assign({ outcome: 'none' }),
      invoke: {
        src: 'paintPicture',
        input: ({ context }) => context.plan,
        onDone: { target: 'saving', actions: assign({ film: ({ event }) => event.output }) },
        onError: { target: 'planning', actions: assign({ outcome: 'failed' }) },
      },
    },
    saving: {
      invoke: {
        src: 'saveFile',
        input: ({ context: { fileName, film, now } }) => {
          if (film === undefined) throw new RangeError('a film was to be saved before it was made');
          const name = isPicture(film) ? imageName(fileName, now()) : filmName(fileName, now(), film.type);
          return { name, content: film };
        },
        onDone: {
          target: 'planning',
          actions: assign(({ context: { film } }) => ({
            film: undefined,
            outcome: isPicture(film) ? 'picture saved' : 'saved',
          })),
        },
        onError: { target: 'planning', actions: assign({ film: undefined, outcome: 'failed' }) },
      },
    },
    closed: { type: 'final' },
  },
});

export type FilmActor = ActorRefFrom<typeof filmMachine>;

function isPicture(made: Blob | undefined): boolean {
  return made?.type === 'image/png';
}
