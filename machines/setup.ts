import { and, assign, emit, fromPromise, not, setup } from 'xstate';
import type { ListedObject } from '#contract/asteroid.ts';
import { GENERIC_MESSAGE } from '#contract/failure.ts';
import { withoutObjects } from './listed-object.ts';
import { LocationError } from './location-error.ts';
import { notProvided } from './not-provided.ts';
import {
  clampCoordinate,
  type CoordinateName,
  type Coordinates,
  DEFAULT_CUSTOM,
  GEOCENTRIC,
  hasCoordinates,
  type Observatory,
} from './observatory.ts';
import type { Severity } from './popups.ts';
import type { ObjectSource, SavedSetup } from './setup-memory.ts';
import {
  canFilter,
  chosen,
  defaultDates,
  hasObjects,
  isSetupChanged,
  loaded,
  memoryOf,
  moved,
  onDay,
  recalled,
  type SetupContext,
  setupTimeFrame,
} from './setup-rules.ts';
import { GREENWICH, type TimeZone, withEnd, withStart } from './time-frame.ts';

/** Pause before a zone picked on the map is taken over, milliseconds. */
export const ZONE_PAUSE_MS = 250;

export const TIME_FRAME_MESSAGE = 'Time frame not valid or missing.';
export const OBSERVATORY_MESSAGE = 'Observatory data not valid or missing.';
export const DATES_HELD_MESSAGE = 'Calculations in progress, wait before changing the date range.';

export type SetupEvent =
  /** The service tells its date, YYYY-MM-DD. */
  | { readonly type: 'today.learned'; readonly today: string }
  /** The service tells where map tiles come from. */
  | { readonly type: 'tiles.learned'; readonly tileAddress: string | undefined }
  | { readonly type: 'start.chosen'; readonly date: string }
  | { readonly type: 'end.chosen'; readonly date: string }
  /** A calculation began or ended: dates are held while it runs. */
  | { readonly type: 'dates.held' }
  | { readonly type: 'dates.freed' }
  | { readonly type: 'geocentre.chosen' }
  | { readonly type: 'topocentre.chosen' }
  | { readonly type: 'observatory.chosen'; readonly observatory: Observatory }
  | { readonly type: 'coordinate.typed'; readonly name: CoordinateName; readonly text: string }
  /** The marker was dragged to a place; degrees, east positive. */
  | { readonly type: 'marker.dragged'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'location.requested' }
  | { readonly type: 'zone.picked'; readonly timezone: TimeZone }
  | { readonly type: 'source.chosen'; readonly source: ObjectSource }
  | { readonly type: 'objects.saved'; readonly objects: readonly ListedObject[] }
  | { readonly type: 'object.removed'; readonly object: ListedObject }
  | { readonly type: 'setup.submitted' }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' }
  /** A saved setup takes the place of the current one and of the memory. */
  | { readonly type: 'setup.loaded'; readonly saved: SavedSetup };

export type SetupEmitted =
  /** The setup stands and is remembered; `changed` when it replaces another. */
  | { readonly type: 'setup.accepted'; readonly changed: boolean }
  /** It differs from the remembered one: wait for `change.confirmed` or `change.cancelled`. */
  | { readonly type: 'setup.questioned' }
  /** The remembered setup is back. */
  | { readonly type: 'setup.restored' }
  | { readonly type: 'setup.refused'; readonly severity: Severity; readonly message: string };

/**
 * Time frame, observatory, time zone and objects; and their memory.
 *
 *     dates       free ⇄ held
 *     place       still ⇄ locating
 *     zone        settled ─picked→ settling ─250 ms→ settled
 *     submission  editing ─submitted→ judging → editing (accepted or refused)
 *                    ↑                   └─ differs from memory → asking
 *                    └──────────── confirmed or cancelled ───────────┘
 */
export const setupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    emitted: {} as SetupEmitted,
    input: {} as { today: string },
    tags: {} as 'locating',
  },
  actors: { locate: fromPromise<Coordinates>(notProvided) },
  guards: {
    hasTimeFrame: ({ context }) => setupTimeFrame(context) !== undefined,
    hasPlace: ({ context }) => hasCoordinates(context.observatory),
    isComplete: ({ context }) => canFilter(context) && hasObjects(context),
    isOnGround: ({ context }) => context.observatory.code !== GEOCENTRIC.code,
    isChanged: ({ context }) => isSetupChanged(context),
  },
  actions: {
    remember: assign({ memory: ({ context }) => memoryOf(context) }),
    recall: assign(({ context }) => (context.memory === undefined ? {} : recalled(context.memory))),
  },
  delays: { zonePause: ZONE_PAUSE_MS },
}).createMachine({
  id: 'setup',
  context: ({ input: { today } }) => ({
    today,
    dates: defaultDates(today),
    observatory: DEFAULT_CUSTOM,
    recentObservatory: DEFAULT_CUSTOM,
    timezone: GREENWICH,
    pickedZone: GREENWICH,
    objectSource: 'filtering',
    objects: [],
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
              actions: assign({ dates: ({ context, event }) => withStart(context.dates, event.date) }),
            },
            'end.chosen': {
              actions: assign({ dates: ({ context, event }) => withEnd(context.dates, event.date) }),
            },
            'dates.held': 'held',
          },
        },
        held: {
          on: {
            'start.chosen': { actions: emit(refusal(DATES_HELD_MESSAGE, 'warning')) },
            'end.chosen': { actions: emit(refusal(DATES_HELD_MESSAGE, 'warning')) },
            'dates.freed': 'free',
          },
        },
      },
    },
    place: {
      initial: 'still',
      on: {
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
          actions: assign(({ context, event: { name, text } }) =>
            chosen(moved(context.observatory, { [name]: clampCoordinate(name, text) })),
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
        'zone.picked': {
          target: '.settling',
          actions: assign({ pickedZone: ({ event }) => event.timezone }),
        },
      },
      states: {
        settled: {},
        settling: {
          after: {
            zonePause: {
              target: 'settled',
              actions: assign({ timezone: ({ context }) => context.pickedZone }),
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
      },
    },
    submission: {
      initial: 'editing',
      on: {
        'setup.loaded': {
          target: '.editing',
          actions: assign(({ event }) => loaded(event.saved)),
        },
      },
      states: {
        editing: {
          on: {
            'setup.submitted': [
              {
                guard: and(['isComplete', 'isChanged']),
                target: 'asking',
                actions: emit({ type: 'setup.questioned' }),
              },
              {
                guard: 'isComplete',
                actions: [emit({ type: 'setup.accepted', changed: false }), 'remember'],
              },
              { guard: not('hasTimeFrame'), actions: emit(refusal(TIME_FRAME_MESSAGE, 'error')) },
              { guard: not('hasPlace'), actions: emit(refusal(OBSERVATORY_MESSAGE, 'error')) },
            ],
          },
        },
        asking: {
          on: {
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

function refusal(message: string, severity: Severity): SetupEmitted {
  return { type: 'setup.refused', severity, message };
}

function locationRefusal(error: unknown): SetupEmitted {
  if (!(error instanceof LocationError)) return refusal(GENERIC_MESSAGE, 'error');
  return refusal(error.message, error.reason === 'unavailable' ? 'error' : 'warning');
}
