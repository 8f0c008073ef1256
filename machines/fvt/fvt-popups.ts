import { STOPPED_MESSAGE } from '#contract/rest/failure.ts';
import type { CloseApproaches } from '#contract/fvt/close-approaches.ts';
import { objectErrorText } from '../objects/object-messages.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import { NONE_FOUND_MESSAGE, PARTIAL_MESSAGE } from './search-rules.ts';

/** A request was stopped by the user. */
export const STOPPED = notice('info', STOPPED_MESSAGE);

/** An address requests a search that cannot be made. @param faults sentences that say why. */
export function addressRefusal(faults: readonly string[]): Popup<never> {
  return notice('warning', 'Load through URL: close approaches are not searched', faults);
}

/** Nothing was found, and the panel that would say so is closed. */
export const NONE_FOUND = notice('info', NONE_FOUND_MESSAGE);

/** A flyby has no rows. */
export const NO_FLYBY = notice('error', 'close approach data not found');

/**
 * Objects without an orbit that can be followed, and pieces of a search that took too long.
 *
 * @param noneFound what was searched has no approaches either.
 */
export function partialSearch(errors: CloseApproaches['errors'], noneFound: boolean): Popup<never> {
  const message = noneFound ? `${NONE_FOUND_MESSAGE} ${PARTIAL_MESSAGE}` : PARTIAL_MESSAGE;
  return notice('warning', message, errors.map(objectErrorText));
}
