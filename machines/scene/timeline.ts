import { type ActorRefFrom, assign, emit, raise, setup } from 'xstate';
import { DATES_LOCKED_MESSAGE } from '../popups/notice.ts';
import { currentAt, type Direction, isAtEnd, untilArrival } from './playback-clock.ts';
import { clampedTo, daysAround, type TimeRange } from '../kit/time-range.ts';
import { timeLimits } from '../kit/timeline-limits.ts';
import {
  type TimelineOptions,
  exceedsLimits,
  isInstant,
  withSavedTimeline,
  type SavedTimeline,
  type TimelineContext,
  withDate,
  withPassage,
  withEnd,
  withRange,
  withSpeed,
  withStart,
} from './timeline-rules.ts';

const RANGE_CUT_MESSAGE = 'The saved dates were cut to the range of this tool.';

/** Instants are UTC milliseconds. */
export type TimelineEvent =
  /** A play button was pressed; the active one pauses, the other one reverses. */
  | { readonly type: 'forward.pressed' }
  | { readonly type: 'reverse.pressed' }
  /** The buttons that lead to an end of the range. */
  | { readonly type: 'start.requested' }
  | { readonly type: 'end.requested' }
  | { readonly type: 'slider.moved'; readonly ms: number }
  | { readonly type: 'date.chosen'; readonly ms: number }
  /** The moment of something that happens is to be looked at: the date is set to it and paused. */
  | { readonly type: 'moment.shown'; readonly ms: number }
  | { readonly type: 'start.chosen'; readonly ms: number }
  | { readonly type: 'end.chosen'; readonly ms: number }
  | { readonly type: 'speed.chosen'; readonly daysPerSecond: number }
  /** A span of the range is to pass in this many seconds, as a film needs it. */
  | { readonly type: 'passage.played'; readonly range: TimeRange; readonly seconds: number }
  /** The tool shows another span, as that of a flyby that was chosen: the date moves to its start, or to the moment that is named. */
  | { readonly type: 'range.replaced'; readonly range: TimeRange; readonly ms?: number }
  /** Ephemerides are being calculated, or no longer: the dates are locked meanwhile. */
  | { readonly type: 'dates.locked' }
  | { readonly type: 'dates.freed' }
  | { readonly type: 'timeline.loaded'; readonly saved: SavedTimeline }
  /** Raised by the machine itself when date, range or speed changes during playback. */
  | { readonly type: 'pace.changed' };

export type TimelineEmitted =
  /** A date was chosen while they are locked. */
  | { readonly type: 'dates.refused'; readonly message: string }
  /** A loaded range reached beyond the limits. */
  | { readonly type: 'range.cut'; readonly message: string }
  | { readonly type: 'range.changed'; readonly range: TimeRange };

export type TimelineInput = {
  readonly options: TimelineOptions;
  /** The present, UTC milliseconds. */
  readonly nowMs: number;
  /** Milliseconds of real time that never go back, as `performance.now`. */
  readonly realNow: () => number;
};

/**
 * The simulated date of a 3D tool, its range, and playback.
 *
 *     playback  paused ─forward or reverse pressed→ playing(forward ⇄ reverse, or a passage)
 *                  ↑──── the active one pressed, or an end reached ────│
 *     dates     free ⇄ locked
 *
 * While it plays nothing changes here: `currentAt` of the context and the real time is the date of every frame. A
 * change of date, range or speed dates the motion again, and with it the delay after which playback pauses at the end.
 */
export const timelineMachine = setup({
  types: {
    context: {} as TimelineContext,
    events: {} as TimelineEvent,
    emitted: {} as TimelineEmitted,
    input: {} as TimelineInput,
    tags: {} as 'playing' | 'locked',
  },
  guards: {
    /** The date has not reached the end of the range in that direction. */
    mayRun: ({ context }, { direction }: { direction: Direction }) =>
      !isAtEnd({ ...context, currentMs: dateOf(context) }, direction),
    hasArrived: ({ context }) => context.anchor !== undefined && isAtEnd(context, context.anchor.direction),
    /** In a range of a single instant there is nothing to move. */
    hasRoom: ({ context }) => !isInstant(context),
    isOffered: ({ context }, { daysPerSecond }: { daysPerSecond: number }) =>
      context.speeds.some((speed) => speed.daysPerSecond === daysPerSecond),
  },
  actions: {
    run: assign(({ context }, { direction }: { direction: Direction }) => ({
      currentMs: dateOf(context),
      anchor: { realMs: context.realNow(), direction },
    })),
    arrive: assign(({ context: { anchor, range } }) => ({
      currentMs: anchor?.direction === 'reverse' ? range.startMs : (anchor?.passage?.endMs ?? range.endMs),
    })),
    stop: assign(({ context }) => ({ currentMs: dateOf(context), anchor: undefined })),
    stopAt: assign(({ context }, { ms }: { ms: number }) => ({
      ...withDate(context, ms),
      anchor: undefined,
    })),
    moveTo: assign(({ context }, { ms }: { ms: number }) => withDate(context, ms)),
    raisePaceChange: raise({ type: 'pace.changed' }),
    reportRange: emit(({ context: { range } }) => ({ type: 'range.changed', range })),
    refuseDates: emit({ type: 'dates.refused', message: DATES_LOCKED_MESSAGE }),
  },
  delays: { untilArrival: ({ context }) => untilArrival(context) },
}).createMachine({
  id: 'timeline',
  context: ({ input: { options, nowMs, realNow } }) => {
    const range = options.defaultRange(nowMs);
    const today = daysAround(nowMs, 0, 0).startMs;
    return {
      range,
      limits: timeLimits(nowMs),
      currentMs: clampedTo(range, today),
      daysPerSecond: options.defaultDaysPerSecond,
      anchor: undefined,
      speeds: options.speeds,
      stepMs: options.stepMs,
      realNow,
    };
  },
  type: 'parallel',
  on: {
    'start.requested': {
      guard: { type: 'mayRun', params: { direction: 'reverse' } },
      actions: [
        { type: 'moveTo', params: ({ context }) => ({ ms: context.range.startMs }) },
        'raisePaceChange',
      ],
    },
    'end.requested': {
      guard: { type: 'mayRun', params: { direction: 'forward' } },
      actions: [
        { type: 'moveTo', params: ({ context }) => ({ ms: context.range.endMs }) },
        'raisePaceChange',
      ],
    },
    'slider.moved': {
      guard: 'hasRoom',
      actions: [{ type: 'moveTo', params: ({ event }) => event }, 'raisePaceChange'],
    },
    'speed.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      actions: [assign(({ context, event }) => withSpeed(context, event.daysPerSecond)), 'raisePaceChange'],
    },
    'range.replaced': {
      actions: [
        assign(({ context, event }) => withRange(context, event.range)),
        { type: 'moveTo', params: ({ context, event }) => ({ ms: event.ms ?? context.range.startMs }) },
        'raisePaceChange',
        'reportRange',
      ],
    },
  },
  states: {
    playback: {
      initial: 'paused',
      on: {
        'passage.played': {
          guard: 'hasRoom',
          target: '.playing.passage',
          actions: assign(({ context, event }) => withPassage(context, event.range, event.seconds)),
        },
        'timeline.loaded': [
          {
            guard: ({ context, event }) => exceedsLimits(context, event.saved.range),
            target: '.paused',
            actions: [
              assign(({ context, event }) => withSavedTimeline(context, event.saved)),
              emit({ type: 'range.cut', message: RANGE_CUT_MESSAGE }),
              'reportRange',
            ],
          },
          {
            target: '.paused',
            actions: [assign(({ context, event }) => withSavedTimeline(context, event.saved)), 'reportRange'],
          },
        ],
      },
      states: {
        paused: {
          entry: 'stop',
          on: {
            'forward.pressed': {
              guard: { type: 'mayRun', params: { direction: 'forward' } },
              target: 'playing.forward',
            },
            'reverse.pressed': {
              guard: { type: 'mayRun', params: { direction: 'reverse' } },
              target: 'playing.reverse',
            },
          },
        },
        playing: {
          tags: 'playing',
          initial: 'forward',
          always: { guard: 'hasArrived', target: 'paused' },
          on: { 'moment.shown': 'paused' },
          states: {
            forward: {
              entry: { type: 'run', params: { direction: 'forward' } },
              after: { untilArrival: { target: '#timeline.playback.paused', actions: 'arrive' } },
              on: {
                'forward.pressed': '#timeline.playback.paused',
                'reverse.pressed': 'reverse',
                'pace.changed': { target: 'forward', reenter: true },
              },
            },
            passage: {
              after: { untilArrival: { target: '#timeline.playback.paused', actions: 'arrive' } },
              on: {
                'forward.pressed': '#timeline.playback.paused',
                'reverse.pressed': 'reverse',
                'pace.changed': 'forward',
              },
            },
            reverse: {
              entry: { type: 'run', params: { direction: 'reverse' } },
              after: { untilArrival: { target: '#timeline.playback.paused', actions: 'arrive' } },
              on: {
                'reverse.pressed': '#timeline.playback.paused',
                'forward.pressed': 'forward',
                'pace.changed': { target: 'reverse', reenter: true },
              },
            },
          },
        },
      },
    },
    dates: {
      initial: 'free',
      states: {
        free: {
          on: {
            'start.chosen': {
              actions: [
                assign(({ context, event }) => withStart(context, event.ms)),
                'raisePaceChange',
                'reportRange',
              ],
            },
            'end.chosen': {
              actions: [
                assign(({ context, event }) => withEnd(context, event.ms)),
                'raisePaceChange',
                'reportRange',
              ],
            },
            'date.chosen': {
              guard: 'hasRoom',
              actions: [{ type: 'moveTo', params: ({ event }) => event }, 'raisePaceChange'],
            },
            'moment.shown': {
              guard: 'hasRoom',
              actions: { type: 'stopAt', params: ({ event }) => event },
            },
            'dates.locked': 'locked',
          },
        },
        locked: {
          tags: 'locked',
          on: {
            'start.chosen': { actions: 'refuseDates' },
            'end.chosen': { actions: 'refuseDates' },
            'date.chosen': { actions: 'refuseDates' },
            'moment.shown': { actions: 'refuseDates' },
            'dates.freed': 'free',
          },
        },
      },
    },
  },
});

export type TimelineActor = ActorRefFrom<typeof timelineMachine>;

/** The date now. */
function dateOf(context: TimelineContext): number {
  return currentAt(context, context.realNow());
}

/** The timeline as it is saved, at its present date. */
export function savedTimeline(context: TimelineContext): SavedTimeline {
  const { range, daysPerSecond } = context;
  return { range, currentMs: Math.round(dateOf(context)), daysPerSecond };
}
