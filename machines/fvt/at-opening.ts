import type { Present } from '../popups/coordinator.ts';
import type { ApproachSearchActor } from './approach-search.ts';
import type { FlybyActor } from './flyby.ts';
import { isOpeningState } from './fvt-state.ts';
import type { FlybyRestoringActor } from './restoring.ts';

/** The machines that decide whether the opening is all that there is to see. */
export type OpeningPlace = {
  readonly search: ApproachSearchActor;
  readonly flyby: FlybyActor;
  readonly restoring: FlybyRestoringActor;
};

/** Whether nothing has been searched or chosen, nor comes back: the next approaches are offered. */
export function isAtOpening({ search, flyby, restoring }: Present<OpeningPlace>): boolean {
  const { objects, approaches, noneFound, address, isPartial } = search.context;
  const { state, addressed } = restoring.context;
  const { requested, shown } = flyby.context;
  const isComingBack =
    addressed !== undefined || address !== undefined || (state !== undefined && !isOpeningState(state));
  const isSearched = objects.length > 0 || approaches.length > 0 || noneFound || isPartial;
  const isChosen = [requested, shown].some((one) => one !== undefined && one.isPreview !== true);
  return !isComingBack && !isSearched && !isChosen;
}
