import { FOLLOWED_BEYOND_DAYS, PREPARED_DAYS, PREPARED_DAYS_BEFORE } from '#contract/limits.ts';
import { BASE_PATH, pathOf } from '#contract/routes.ts';
import type { HostState } from './host-state.ts';

/**
 * What a call needs of the service in the page to be answered there as well as on the network.
 *
 * @param today Julian date UTC of the present.
 */
type Needs = (state: HostState, query: URLSearchParams, today: number) => boolean;

const ANY: Needs = () => true;

/**
 * Calls that follow what the user changes, by path: limits, orbits and dates. Calculations do not belong to them: their results are shared
 * by a link, and only the service has them for other users.
 */
const INSTANT = new Map<string, Needs>([
  [pathOf('filtering'), ({ isPrepared }, query, today) => isPrepared && isNear(query, today)],
  [pathOf('flyby'), ({ isOutdone }) => !isOutdone],
  [pathOf('flybyUserDefined'), ANY],
  [pathOf('synodic'), ({ isOutdone }, query) => !isOutdone || query.get('kep') === 'true'],
  [pathOf('synodicHyperbolic'), ANY],
  [pathOf('perturbedUserDefined'), ANY],
  [pathOf('perturbedUserDefinedHyperbolic'), ANY],
]);

/** Whether a call follows what the user changes. @param path from the folder of the page. */
export function isInstantCall(path: string): boolean {
  return INSTANT.has(path);
}

/**
 * Whether the service in the page has all that the one on the network answers such a call by.
 *
 * @param today Julian date UTC of the present.
 */
export function hasDataFor(path: string, query: URLSearchParams, state: HostState, today: number): boolean {
  return state.isOpen && INSTANT.get(path)?.(state, query, today) === true;
}

/** Whether the prepared orbits near today suffice for a time frame: to any other, one service propagates them, not two side by side. */
function isNear(query: URLSearchParams, today: number): boolean {
  const day = Math.floor(today);
  const first = Number(query.get('julianDateStart')) - FOLLOWED_BEYOND_DAYS;
  const last = Number(query.get('julianDateEnd')) + FOLLOWED_BEYOND_DAYS;
  return first >= day - PREPARED_DAYS_BEFORE && last <= day + PREPARED_DAYS;
}

/** Whether a call needs all orbits brought to today. */
export function needsOrbits(path: string): boolean {
  return path === pathOf('filtering');
}

/**
 * Whether the service in the page would begin long work that the one on the network has begun: a list of all objects in a far time frame.
 *
 * @param today Julian date UTC of the present.
 */
export function beginsAnew(path: string, query: URLSearchParams, today: number): boolean {
  return path === pathOf('filtering') && !isNear(query, today);
}

/** Calls that only the service on the network answers, as it alone has their data: the rest may be answered in the page. */
const OF_SERVICE = new Set([
  pathOf('loadToolState'),
  pathOf('saveToolState'),
  pathOf('observableCalendar'),
  pathOf('observableAtom'),
  pathOf('newsCalendar'),
  pathOf('newsAtom'),
  pathOf('candidates'),
  pathOf('candidateScatter'),
  pathOf('oembed'),
]);

/** Whether the service in the page can take a call over. */
export function canTakeOver(path: string): boolean {
  return path.startsWith(`${BASE_PATH}/`) && !OF_SERVICE.has(path);
}
