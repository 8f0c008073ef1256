import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';

/** The message beside the switch, and when it could not be used. */
export function noPerturbedOrbitMessage(title: string): string {
  return `No perturbed orbit is available for ${title}.`;
}

/** The catalogue does not have all that a path is calculated from. */
export function missingParameters(title: string): Popup<never> {
  return notice('warning', `Some orbit parameters of ${title} are missing.`, [
    'You can enter them yourself and then calculate.',
  ]);
}
