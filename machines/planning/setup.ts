import type { ActorRefFrom } from 'xstate';
import { FRAME_RULES } from './frame-rules.ts';
import { DEFAULT_CUSTOM } from './observatory.ts';
import { datesState } from './setup-dates.ts';
import { horizonState } from './setup-horizon.ts';
import { objectsState } from './setup-objects.ts';
import { setupParts } from './setup-parts.ts';
import { placeState } from './setup-place.ts';
import { submissionState } from './setup-submission.ts';
import { zoneState } from './setup-zone.ts';
import { GREENWICH } from './time-frame.ts';
import { DEFAULT_TIME_STEP } from './time-step.ts';

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
