import type { OptState } from '#contract/opt/opt-state.ts';
import { keysOf } from '#engine/typed-record.ts';
import { isOutdated } from '#machines/opt/opt-state.ts';
import type { OptEmitted, OptEvent, OptScreen } from '#machines/opt/opt-events.ts';
import { type OptStatus, type ScreenAccess, screenFor } from '#machines/opt/screen-access.ts';
import type { ScreenRouting } from '#parts/planning/screen-routing.ts';
import { type RoutePath, ROUTES } from '#parts/routes.ts';

/** The parameter in the address of the results: show them although the time step was changed since. */
const IGNORE_CHANGE = 'ifc';

/** The views of the results and their addresses, in the order of their tabs. */
export const RESULTS_PATHS = {
  'long-term': ROUTES.optLongTerm,
  'short-term': ROUTES.optShortTerm,
  ephemerides: ROUTES.optEphemerides,
  plan: ROUTES.optNightPlan,
} as const satisfies Readonly<Record<string, RoutePath>>;

/** One of the views of the results. */
export type ResultsView = keyof typeof RESULTS_PATHS;

/** The view of the results that an address shows; undefined for an address of another screen. */
export function resultsViewOf(path: string): ResultsView | undefined {
  return keysOf(RESULTS_PATHS).find((view) => RESULTS_PATHS[view] === path);
}

/** The screens of observation planning and their addresses; results open on the long-term plots. */
export const OPT_ROUTING: ScreenRouting<OptScreen, OptEmitted, OptEvent> = {
  paths: { setup: ROUTES.optSetup, filtering: ROUTES.optFiltering, results: ROUTES.optLongTerm },
  children: { results: [ROUTES.optShortTerm, ROUTES.optEphemerides, ROUTES.optNightPlan] },
  addressOf: ({ view }) => view && RESULTS_PATHS[view],
  searchOf: ({ ignoreChange }) => (ignoreChange ? `?${IGNORE_CHANGE}=true` : ''),
  requestFor: (screen, search) => {
    switch (screen) {
      case 'setup':
        return undefined;
      case 'filtering':
        return { type: 'filtering.requested' };
      case 'results':
        return { type: 'results.requested', ignoreChange: ignoresChange(search) };
    }
  },
};

/** What a user gets at an address: `screenFor` alone decides who may open which screen. @param search as `location.search`. */
export function accessAt(status: OptStatus, screen: OptScreen, search: string): ScreenAccess {
  return screenFor(status, screen, ignoresChange(search));
}

/** The query that leads from one view of the results to another: outdated results that the user looks at on purpose remain so. */
export function searchOfResults(search: string): string {
  return ignoresChange(search) ? `?${IGNORE_CHANGE}=true` : '';
}

/** Whether an address requests results although they are outdated. @param search as `location.search`. */
function ignoresChange(search: string): boolean {
  return new URLSearchParams(search).get(IGNORE_CHANGE) === 'true';
}

/** The address of the screen that a state was saved on; results that were looked at although outdated stay so. */
export function addressOf(state: OptState): string {
  const { screen = 'setup' } = state;
  const ignoreChange = screen === 'results' && isOutdated(state);
  return (
    (screen === 'results' ? RESULTS_PATHS[state.results ?? 'ephemerides'] : OPT_ROUTING.paths[screen]) +
    OPT_ROUTING.searchOf({ type: 'screen.opened', screen, ignoreChange, replaces: true })
  );
}
