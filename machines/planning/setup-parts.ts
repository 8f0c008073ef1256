import { assign, fromPromise, setup, stateIn } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { type UserDefinedObjectEvent, userDefinedObjectsAfter } from '../objects/user-defined-objects.ts';
import { type Coordinates, GEOCENTRIC, hasCoordinates } from './observatory.ts';
import type { SetupEmitted, SetupEvent } from './setup-events.ts';
import type { ObjectSource } from './setup-memory.ts';
import {
  canFilter,
  hasObjects,
  isSetupChanged,
  memoryOf,
  recalledSetup,
  type SetupContext,
  setupTimeFrame,
} from './setup-rules.ts';
import type { Precision } from './time-frame.ts';
import type { TimeStep } from './time-step.ts';

/** Pause before a zone picked on the map is taken over, milliseconds. */
const ZONE_PAUSE_MS = 250;

/** Pause before others follow a horizon that is being typed, milliseconds. */
const HORIZON_PAUSE_MS = 600;

/** Values with which a tool begins. */
type SetupInput = {
  /** The current date, or moment, UTC. */
  readonly today: string;
  /** Whole days where it is left out. */
  readonly precision?: Precision;
  readonly objectSource?: ObjectSource;
  readonly timeStep?: TimeStep;
};

/** What the states of a set-up have in common: their types, and their guards and actions by name. */
export const setupParts = setup({
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
    recall: assign(({ context }) => (context.memory === undefined ? {} : recalledSetup(context.memory))),
  },
  delays: { zonePause: ZONE_PAUSE_MS, horizonPause: HORIZON_PAUSE_MS },
});
