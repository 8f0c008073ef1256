import { type ActorRefFrom, assign, emit } from 'xstate';
import { withoutObjects } from '../objects/listed-object.ts';
import { FRAME_RULES } from './frame-rules.ts';
import { DEFAULT_CUSTOM } from './observatory.ts';
import { datesState } from './setup-dates.ts';
import { setupParts } from './setup-parts.ts';
import { placeState } from './setup-place.ts';
import { submissionState } from './setup-submission.ts';
import { horizonOf, withHorizon } from './site-horizon.ts';
import { GREENWICH } from './time-frame.ts';
import { DEFAULT_TIME_STEP } from './time-step.ts';

/**
 * The time zone: `settled → awaited → settling → settled`. It is awaited while it is looked up, and settles once none was picked for
 * a moment; a set-up that brings its zone, or the geocentre, settles it at once.
 */
const zoneState = setupParts.createStateConfig({
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
});

/** Horizon profiles of the sites: `settled → settling → settled`. Listeners receive a typed one once the typing has paused. */
const horizonState = setupParts.createStateConfig({
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
});

/** Where the objects come from, the user's list of them, and those of the user's own. */
const objectsState = setupParts.createStateConfig({
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
});

/**
 * Time frame, observatory, time zone and objects; and their memory.
 *
 *     dates       free ⇄ locked
 *     place       still ⇄ locating
 *     zone        settled ─awaited→ awaited ─picked→ settling ─250 ms→ settled
 *                    ↑ a set-up that brings its zone, or the geocentre, from everywhere
 *     horizon     settled ─pasted→ settling ─600 ms→ settled
 *     submission  editing ─submitted→ judging (once the zone is settled) → editing (accepted or refused)
 *                    ↑                   └─ differs from memory → asking
 *                    └────── confirmed, cancelled or withdrawn ──────┘
 */
export const setupMachine = setupParts.createMachine({
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
    dates: datesState,
    place: placeState,
    zone: zoneState,
    horizon: horizonState,
    objects: objectsState,
    submission: submissionState,
  },
});

export type SetupActor = ActorRefFrom<typeof setupMachine>;
