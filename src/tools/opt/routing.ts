import type { OptEmitted, OptEvent, OptScreen } from '#machines/opt/opt-events.ts';
import type { ScreenRouting } from '#parts/planning/screen-routing.ts';
import { ROUTES } from '#parts/routes.ts';

/** In the address of the results: show them although the time step was changed since. */
const IGNORE_CHANGE = 'ifc';

/** The screens of observation planning and their addresses; results open on the ephemerides. */
export const OPT_ROUTING: ScreenRouting<OptScreen, OptEmitted, OptEvent> = {
  paths: { setup: ROUTES.optSetup, filtering: ROUTES.optFiltering, results: ROUTES.optEphemerides },
  searchOf: ({ ignoreChange }) => (ignoreChange ? `?${IGNORE_CHANGE}=true` : ''),
  requestFor: (screen, search) => {
    switch (screen) {
      case 'setup':
        return undefined;
      case 'filtering':
        return { type: 'filtering.requested' };
      case 'results': {
        const ignoreChange = new URLSearchParams(search).get(IGNORE_CHANGE) === 'true';
        return { type: 'results.requested', ignoreChange };
      }
    }
  },
};
