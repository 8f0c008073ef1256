import { BASE_PATH, pathOf } from '#contract/routes.ts';
import type { HostState } from './host-state.ts';

/** What a call needs of the service in the page to be answered there as well as on the network. */
type Needs = (state: HostState, query: URLSearchParams) => boolean;

const ANY: Needs = () => true;

/**
 * Calls that follow what the user changes, by path: limits, orbits and dates. Calculations are none of them: their results are shared by
 * a link, and only the service has them for others.
 */
const INSTANT = new Map<string, Needs>([
  [pathOf('filtering'), ({ isPrepared }) => isPrepared],
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

/** Whether the service in the page has all that the one on the network answers such a call by. */
export function hasDataFor(path: string, query: URLSearchParams, state: HostState): boolean {
  return state.isOpen && INSTANT.get(path)?.(state, query) === true;
}

/** Whether a call needs all orbits brought to today. */
export function needsOrbits(path: string): boolean {
  return path === pathOf('filtering');
}

/** Calls that only the service on the network answers, as what they are about is there: the rest may be answered in the page. */
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
