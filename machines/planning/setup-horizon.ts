import { assign, emit } from 'xstate';
import { setupParts } from './setup-parts.ts';
import { horizonOf, withHorizon } from './site-horizon.ts';

/** What blocks the view at the sites: `settled → settling → settled`. Listeners receive one that is typed once it rests for a moment. */
export const horizonState = setupParts.createStateConfig({
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
