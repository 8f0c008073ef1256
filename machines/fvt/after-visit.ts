import type { FvtState } from '#contract/fvt/fvt-state.ts';
import { searchDays } from '../kit/time-range.ts';
import type { FlybyAddress } from './approach-search-events.ts';

const EVERY_DAY = { startMs: -Infinity, endMs: Infinity };

/**
 * The state after a visit that an address began: the state before that visit, with what the user added during it. Where the user has
 * searched for something else since, the state of the visit stays whole.
 *
 * @param left the state in which the visit of the address was left.
 * @param before the state before it.
 */
export function afterVisit(left: FvtState, before: FvtState, address: FlybyAddress): FvtState {
  if (!isBroughtBy(address, left)) return left;
  const { userDefinedObjects, selectedObjectName, userDefinedBody, speedFVT } = left;
  const { approachFilter, approachOrder, groundSite, displaySettings } = left;
  return {
    ...before,
    userDefinedObjects,
    selectedObjectName,
    userDefinedBody,
    speedFVT,
    displaySettings,
    ...(approachFilter === undefined ? {} : { approachFilter }),
    ...(approachOrder === undefined ? {} : { approachOrder }),
    ...(groundSite === undefined ? {} : { groundSite }),
  };
}

/** Whether a state searches what an address requests: its one object, and its body in its days where it names them. */
function isBroughtBy({ search }: FlybyAddress, state: FvtState): boolean {
  if (state.userDefinedShown || state.finalAsteroidsList.length !== 1) return false;
  if (search === undefined) return true;
  const { startMs, endMs } = searchDays(search.days, EVERY_DAY);
  const { start, end } = state.searchTimeFrame;
  const isOfDays = Date.parse(start) === startMs && Date.parse(end) === endMs;
  return isOfDays && state.mainBodies.length === 1 && state.mainBodies[0] === search.body;
}
