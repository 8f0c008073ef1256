import { notice } from './notice.ts';
import type { Popup } from './popups.ts';

export const FLYBY_REFUSAL = notice('warning', 'connection to FBVT is not enabled for user-defined objects');

/** Nothing in the catalogue is what an address named. */
export function unknownObject(phrase: string): Popup {
  return notice('warning', `Load through URL: Object "${phrase}" was not found`, [
    'An object is found by its exact number and name, its designation, its number or its name.',
  ]);
}

/** An object hits the Earth. @param impactDate YYYY-MM-DD, or an ISO instant. */
export function impactWarning(title: string, impactDate: string): Popup {
  return notice('warning', `Object ${title} impacted on ${impactDate.slice(0, 10)}.`);
}

/** The perturbed orbit of an object made room for that of another. */
export function perturbedEvicted(title: string, most: number): Popup {
  return notice(
    'info',
    `At most ${most} perturbed orbits are kept: that of ${title} made room for a newer one.`,
  );
}
