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
  /** How long a pixel took in the last film, ms; undefined before there was one. */
  readonly msPerPixel: number | undefined;
  /** The film, or a picture, that is to be saved. */
  readonly film: Blob | undefined;
  /** The outcome of the last film or picture. */
  readonly outcome: 'none' | 'saved' | 'picture saved' | 'stopped' | 'failed' | 'date missing' | 'no encoder';
  /** The date that there were no data for, UTC milliseconds, where that is what became of it. */
  readonly missingDate: number | undefined;
};

export type FilmEvent =
  | { readonly type: 'film.planned'; readonly change: FilmChange }
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
 *     planning ─requested→ filming ─made→ saving ─→ planning
 *        │ ↑                  └ stopped, failed, or without data ↑
 *        ├─picture requested→ picturing ─made→ saving
 *        └─closed→ closed
 *
 * Leaving `filming` ends the film and gives the view back.
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
  },
}).createMachine({
  id: 'film',
  context: ({ input: { eventMs, ...input } }) => ({
    ...input,
    plan: firstFilmPlan(input.limits, eventMs),
    done: 0,
    begunMs: 0,
    leftMs: undefined,
    msPerPixel: undefined,
    film: undefined,
    outcome: 'none',
    missingDate: undefined,
  }),
  initial: 'planning',
  states: {
    planning: {
      on: {
        'film.planned': {
          actions: assign(({ context: { plan, limits }, event }) => ({
            plan: withFilmChange(plan, event.change, limits),
            outcome: 'none',
          })),
        },
        'film.requested': 'filming',
        'picture.requested': 'picturing',
        'film.closed': 'closed',
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
