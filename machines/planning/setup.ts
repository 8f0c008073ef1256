import { type ActorRefFrom, and, assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import type { UserDefinedObjectEvent } from '../objects/user-defined-objects.ts';
import { withoutObjects } from '../objects/listed-object.ts';
import { notProvided } from '../kit/not-provided.ts';
import { userDefinedObjectsAfter } from '../objects/user-defined-objects.ts';
import { DATES_HELD_MESSAGE } from '../popups/notice.ts';
import {
  clampCoordinate,
  type Coordinates,
  DEFAULT_CUSTOM,
  GEOCENTRIC,
  hasCoordinates,
} from './observatory.ts';
import type { SetupEmitted, SetupEvent } from './setup-events.ts';
import type { ObjectSource } from './setup-memory.ts';
import { locationRefusal, OBSERVATORY_MESSAGE, refusal, TIME_FRAME_MESSAGE } from './setup-refusals.ts';
import {
  canFilter,
  chosen,
  hasObjects,
  isSetupChanged,
  loaded,
  memoryOf,
  moved,
  onDay,
  recalled,
  type SetupContext,
  setupTimeFrame,
  spaced,
} from './setup-rules.ts';
import { horizonOf, withHorizon } from './site-horizon.ts';
import { FRAME_RULES } from './frame-rules.ts';
import { GREENWICH, type Precision } from './time-frame.ts';
import { DEFAULT_TIME_STEP, type TimeStep } from './time-step.ts';

/** Pause before a zone picked on the map is taken over, milliseconds. */
export const ZONE_PAUSE_MS = 250;

/** Pause before others follow a horizon that is being typed, milliseconds. */
const HORIZON_PAUSE_MS = 600;

/** What a tool begins with. */
export type SetupInput = {
  /** The current date, or moment, UTC. */
  readonly today: string;
  /** By whole days where it is left out. */
  readonly precision?: Precision;
  readonly objectSource?: ObjectSource;
  readonly timeStep?: TimeStep;
};

/**
 * Time frame, observatory, time zone and objects; and their memory.
 *
 *     dates       free ⇄ held
 *     place       still ⇄ locating
 *     zone        settled ─awaited→ awaited ─picked→ settling ─250 ms→ settled
 *                    ↑ a set-up that brings its zone, or the geocentre, from everywhere
 *     horizon     settled ─pasted→ settling ─600 ms→ settled
 *     submission  editing ─submitted→ judging (once the zone is settled) → editing (accepted or refused)
 *                    ↑                   └─ differs from memory → asking
 *                    └────── confirmed, cancelled or withdrawn ──────┘
 */
export const setupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    emitted: {} as SetupEmitted,
    input: {} as SetupInput,
    tags: {} as 'locating' | 'zoning',
  },
  actors: { locate: fromPromise<Coordinates>(notProvided) },
  guards: {
    hasTimeFrame: ({ context }) => setupTimeFrame(context) !== undefined,
    hasPlace: ({ context }) => hasCoordinates(context.observatory),
    isComplete: ({ context }) => canFilter(context) && hasObjects(context),
    isOnGround: ({ context }) => context.observatory.code !== GEOCENTRIC.code,
    isChanged: ({ context }) => isSetupChanged(context),
    isZoneSettled: stateIn({ zone: 'settled' }),
  },
  actions: {
    changeUserDefined: assign(({ context }, event: UserDefinedObjectEvent) => ({
      userDefinedObjects: userDefinedObjectsAfter(context.userDefinedObjects, event),
    })),
    remember: assign({ memory: ({ context }) => memoryOf(context) }),
    recall: assign(({ context }) => (context.memory === undefined ? {} : recalled(context.memory))),
  },
  delays: { zonePause: ZONE_PAUSE_MS, horizonPause: HORIZON_PAUSE_MS },
}).createMachine({
  id: 'setup',
  context: ({
    input: { today, precision = 'day', objectSource = 'filtering', timeStep = DEFAULT_TIME_STEP },
  }) => ({
    precision,
    today,
    dates: FRAME_RULES[precision].initial(today),
    observatory: DEFAULT_CUSTOM,
    recentObservatory: DEFAULT_CUSTOM,
    horizons: {},
    horizonSite: DEFAULT_CUSTOM,
    timezone: GREENWICH,
    pickedZone: GREENWICH,
    objectSource,
    timeStep,
    objects: [],
    userDefinedObjects: [],
    tileAddress: undefined,
    memory: undefined,
  }),
  type: 'parallel',
  states: {
    dates: {
      initial: 'free',
      on: { 'today.learned': { actions: assign(({ context, event }) => onDay(context, event.today)) } },
      states: {
        free: {
          on: {
            'start.chosen': {
              actions: assign(({ context: { precision, dates, timeStep }, event }) =>
                spaced(FRAME_RULES[precision].withStart(dates, event.date), timeStep),
              ),
            },
            'end.chosen': {
              actions: assign(({ context: { precision, dates, timeStep }, event }) =>
                spaced(FRAME_RULES[precision].withEnd(dates, event.date), timeStep),
              ),
            },
            'dates.chosen': {
              actions: assign(({ context: { precision, timeStep }, event: { dates } }) =>
                spaced(FRAME_RULES[precision].withEnd(dates, dates.end), timeStep),
              ),
            },
            'step.typed': {
              actions: assign(({ context, event }) => spaced(context.dates, event.timeStep)),
            },
            'dates.held': 'held',
          },
        },
        held: {
          on: {
            'start.chosen': { actions: emit(refusal(DATES_HELD_MESSAGE, 'warning')) },
            'end.chosen': { actions: emit(refusal(DATES_HELD_MESSAGE, 'warning')) },
            'dates.chosen': { actions: emit(refusal(DATES_HELD_MESSAGE, 'warning')) },
            'dates.freed': 'free',
          },
        },
      },
    },
    place: {
      initial: 'still',
      on: {
        'setup.loaded': '.still',
        'change.cancelled': '.still',
        'tiles.learned': { actions: assign({ tileAddress: ({ event }) => event.tileAddress }) },
        'geocentre.chosen': { target: '.still', actions: assign({ observatory: GEOCENTRIC }) },
        'topocentre.chosen': {
          actions: assign({ observatory: ({ context }) => context.recentObservatory }),
        },
        'observatory.chosen': {
          target: '.still',
          actions: assign(({ event }) => chosen(event.observatory)),
        },
        'coordinate.typed': {
          guard: 'isOnGround',
          target: '.still',
          actions: assign(({ context, event: { name, value } }) =>
            chosen(moved(context.observatory, { [name]: clampCoordinate(name, value) })),
          ),
        },
        'place.typed': {
          guard: 'isOnGround',
          target: '.still',
          actions: assign(({ context, event: { latitude, longitude } }) =>
            chosen(moved(context.observatory, { latitude, longitude })),
          ),
        },
        'marker.dragged': {
          guard: 'isOnGround',
          target: '.still',
          actions: assign(({ context, event: { latitude, longitude } }) =>
            chosen(moved(context.observatory, { latitude, longitude })),
          ),
        },
      },
      states: {
        still: { on: { 'location.requested': { guard: 'isOnGround', target: 'locating' } } },
        locating: {
          tags: 'locating',
          invoke: {
            src: 'locate',
            onDone: {
              target: 'still',
              actions: assign(({ context, event }) => chosen(moved(context.observatory, event.output))),
            },
            onError: { target: 'still', actions: emit(({ event }) => locationRefusal(event.error)) },
          },
        },
      },
    },
    zone: {
      initial: 'settled',
      on: {
        'zone.awaited': '.awaited',
        'geocentre.chosen': '.settled',
        'setup.loaded': '.settled',
        'change.cancelled': '.settled',
        'zone.picked': {
          target: '.settling',
          actions: assign({ pickedZone: ({ event }) => event.timezone }),
        },
      },
      states: {
        settled: {},
        awaited: { tags: 'zoning' },
        settling: {
          tags: 'zoning',
          after: {
            zonePause: {
              target: 'settled',
              actions: assign({ timezone: ({ context }) => context.pickedZone }),
            },
          },
        },
      },
    },
    horizon: {
      initial: 'settled',
      on: {
        'horizons.learned': {
          actions: assign({ horizons: ({ context, event }) => ({ ...event.horizons, ...context.horizons }) }),
        },
        'horizon.pasted': {
          target: '.settling',
          actions: assign(({ context, event: { observatory, horizon } }) => ({
            horizons: withHorizon(context.horizons, observatory, horizon),
            horizonSite: observatory,
          })),
        },
      },
      states: {
        settled: {},
        settling: {
          after: {
            horizonPause: {
              target: 'settled',
              actions: emit(({ context: { horizonSite, horizons } }) => ({
                type: 'horizon.changed',
                observatory: horizonSite,
                horizon: horizonOf(horizonSite, horizons),
              })),
            },
          },
        },
      },
    },
    objects: {
      on: {
        'source.chosen': { actions: assign({ objectSource: ({ event }) => event.source }) },
        'objects.saved': { actions: assign({ objects: ({ event }) => event.objects }) },
        'object.removed': {
          actions: assign({
            objects: ({ context, event }) => withoutObjects(context.objects, [event.object]),
          }),
        },
        'object.defined': { actions: { type: 'changeUserDefined', params: ({ event }) => event } },
        'object.redefined': { actions: { type: 'changeUserDefined', params: ({ event }) => event } },
        'object.deleted': { actions: { type: 'changeUserDefined', params: ({ event }) => event } },
      },
    },
    submission: {
      initial: 'editing',
      on: {
        'setup.loaded': {
          target: '.editing',
          actions: assign(({ context, event }) => loaded(event.saved, context.horizons)),
        },
      },
      states: {
        editing: { on: { 'setup.submitted': 'judging' } },
        judging: {
          on: { 'question.withdrawn': 'editing' },
          always: [
            {
              guard: not('hasTimeFrame'),
              target: 'editing',
              actions: emit(refusal(TIME_FRAME_MESSAGE, 'error')),
            },
            {
              guard: not('hasPlace'),
              target: 'editing',
              actions: emit(refusal(OBSERVATORY_MESSAGE, 'error')),
            },
            { guard: not('isComplete'), target: 'editing' },
            {
              guard: and(['isZoneSettled', 'isChanged']),
              target: 'asking',
              actions: emit({ type: 'setup.questioned' }),
            },
            {
              guard: 'isZoneSettled',
              target: 'editing',
              actions: [emit({ type: 'setup.accepted', changed: false }), 'remember'],
            },
          ],
        },
        asking: {
          on: {
            'question.withdrawn': 'editing',
            'change.confirmed': {
              target: 'editing',
              actions: ['remember', emit({ type: 'setup.accepted', changed: true })],
            },
            'change.cancelled': {
              target: 'editing',
              actions: ['recall', emit({ type: 'setup.restored' })],
            },
          },
        },
      },
    },
  },
});

export type SetupActor = ActorRefFrom<typeof setupMachine>;
