import { assign, emit } from 'xstate';
import { clampCoordinate, GEOCENTRIC } from './observatory.ts';
import { setupParts } from './setup-parts.ts';
import { locationRefusal } from './setup-refusals.ts';
import { customPlace, placedAt } from './setup-rules.ts';

/** The observatory: `still ⇄ locating`. Whatever else places it ends a search for where the user is. */
export const placeState = setupParts.createStateConfig({
  initial: 'still',
  on: {
    'setup.loaded': '.still',
    'change.cancelled': '.still',
    'tiles.learned': { actions: assign({ tileAddress: ({ event }) => event.tileAddress }) },
    'geocentre.chosen': {
      target: '.still',
      actions: assign(({ context }) => placedAt(context, GEOCENTRIC)),
    },
    'topocentre.chosen': {
      actions: assign(({ context }) => placedAt(context, context.recentObservatory)),
    },
    'observatory.chosen': {
      target: '.still',
      actions: assign(({ context, event }) => placedAt(context, event.observatory)),
    },
    'coordinate.typed': {
      guard: 'isOnGround',
      target: '.still',
      actions: assign(({ context, event: { name, value } }) =>
        placedAt(context, customPlace(context.observatory, { [name]: clampCoordinate(name, value) })),
      ),
    },
    'place.typed': {
      guard: 'isOnGround',
      target: '.still',
      actions: assign(({ context, event: { latitude, longitude } }) =>
        placedAt(context, customPlace(context.observatory, { latitude, longitude })),
      ),
    },
    'marker.dragged': {
      guard: 'isOnGround',
      target: '.still',
      actions: assign(({ context, event: { latitude, longitude } }) =>
        placedAt(context, customPlace(context.observatory, { latitude, longitude })),
      ),
    },
  },
  states: {
    still: { on: { 'location.requested': { guard: 'isOnGround', target: 'locating' } } },
    locating: {
      tags: 'locating',
      on: { 'location.abandoned': 'still' },
      invoke: {
        src: 'locate',
        onDone: {
          target: 'still',
          actions: assign(({ context, event }) =>
            placedAt(context, customPlace(context.observatory, event.output)),
          ),
        },
        onError: { target: 'still', actions: emit(({ event }) => locationRefusal(event.error)) },
      },
    },
  },
});
