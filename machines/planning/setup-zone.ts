import { assign } from 'xstate';
import { setupParts } from './setup-parts.ts';

/**
 * The time zone: `settled → awaited → settling → settled`. It is awaited while it is looked up, and settles once none was picked for
 * a moment; a set-up that brings its zone, or the geocentre, settles it at once.
 */
export const zoneState = setupParts.createStateConfig({
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
