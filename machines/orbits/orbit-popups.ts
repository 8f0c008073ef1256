import { failureOf } from '#contract/rest/failure.ts';
import { type FailureReported, joiningNotice, notice, toast } from '../popups/notice.ts';
import { MOST_INTRODUCED } from './orbit-list.ts';
import { hasImpacted } from './orbit-object.ts';
import type { Popup } from '../popups/popup.ts';

/** Of many objects that were added at once only the first are shown. */
export const MANY_ADDED = toast(
  'info',
  `The first ${MOST_INTRODUCED} of the added objects are shown. Tick others in the list to see them too.`,
);

type KnownImpact = { readonly title: string; readonly impactDate: string };

/** The message that an object hit the Earth. @param impactDate YYYY-MM-DD, or an ISO instant. */
export function impactMessage({ title, impactDate }: KnownImpact): string {
  return `Object ${title} impacted on ${impactDate.slice(0, 10)}.`;
}

/**
 * An object hits the Earth: the words are the same for all dates, so that one still to come is marked as such beside them, by its name, as
 * the warnings of a list of impactors are one popup.
 */
export function impactWarning(impact: KnownImpact, currentMs: number): Popup<never> {
  const isAhead = !hasImpacted(impact, currentMs);
  const ahead = `The impact of ${impact.title} comes after the simulated date: the object is shown until then.`;
  return joiningNotice('warning', impactMessage(impact), isAhead ? [ahead] : []);
}

/** The perturbed orbit of an object made room for that of another. */
export function evictionNotice(title: string, most: number): Popup<never> {
  return notice(
    'info',
    `At most ${most} perturbed orbits are shown at once: that of ${title} made room for a newer one.`,
  );
}

/** The message when an orbit was requested in vain: that there is none, or that the response was unusable; with the object's name. */
export function missingOrbit(
  orbit: 'Keplerian' | 'perturbed',
  title: string,
  error: unknown,
): FailureReported {
  const failure = failureOf(error);
  const type = 'failure.reported';
  if (failure.kind === 'unexpected')
    return { type, severity: 'error', message: `${title}: ${failure.message}`, failure };
  return {
    type,
    severity: 'warning',
    message: `${orbit} orbit for object ${title} does not exist.`,
    failure,
  };
}
