import { BASE_PATH, type RouteName, ROUTES } from '#contract/routes.ts';
import type { HostState } from './host-state.ts';

/** What a call needs of the service in the page to be answered there as well as on the network. */
type Needs = (state: HostState, query: URLSearchParams) => boolean;

const ANY: Needs = () => true;

/**
 * Calls that follow what the user changes: limits, orbits and dates. Calculations are none of them: their results are shared by a link,
 * and only the service has them for others.
 */
const INSTANT: Partial<Readonly<Record<RouteName, Needs>>> = {
  filtering: ({ isPrepared }) => isPrepared,
  flyby: ({ isOutdone }) => !isOutdone,
  flybyUserDefined: ANY,
  synodic: ({ isOutdone }, query) => !isOutdone || query.get('kep') === 'true',
  synodicHyperbolic: ANY,
  perturbedUserDefined: ANY,
  perturbedUserDefinedHyperbolic: ANY,
};

const BY_PATH = new Map(
  Object.entries(INSTANT).map(([name, needs]) => [BASE_PATH + ROUTES[name as RouteName], needs]),
);

/** Whether a call follows what the user changes. @param path from the folder of the page. */
export function isInstantCall(path: string): boolean {
  return BY_PATH.has(path);
}

/** Whether the service in the page has all that the one on the network answers such a call by. */
export function hasDataFor(path: string, query: URLSearchParams, state: HostState): boolean {
  return state.isOpen && BY_PATH.get(path)?.(state, query) === true;
}

/** Whether a call needs all orbits brought to today. */
export function needsOrbits(path: string): boolean {
  return path === BASE_PATH + ROUTES.filtering;
}

/** Calls that only the service on the network answers, as what they are about is there: the rest may be answered in the page. */
const OF_SERVICE = new Set(
  (
    [
      'loadToolState',
      'saveToolState',
      'observableCalendar',
      'observableAtom',
      'newsCalendar',
      'newsAtom',
      'candidates',
      'candidateScatter',
      'oembed',
    ] as const satisfies readonly RouteName[]
  ).map((name) => BASE_PATH + ROUTES[name]),
);

/** Whether the service in the page can take a call over. */
export function canTakeOver(path: string): boolean {
  return path.startsWith(`${BASE_PATH}/`) && !OF_SERVICE.has(path);
}
