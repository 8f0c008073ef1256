import { failureOf } from '#contract/rest/failure.ts';
import type { Severity } from '../popups/popup.ts';

/** The message when an orbit was requested in vain: that there is none, or that the response was unusable; with the object's name. */
export function missingOrbit(
  orbit: 'Keplerian' | 'perturbed',
  title: string,
  error: unknown,
): { readonly severity: Severity; readonly message: string } {
  const { kind, message } = failureOf(error);
  if (kind === 'unexpected') return { severity: 'error', message: `${title}: ${message}` };
  return { severity: 'warning', message: `${orbit} orbit for object ${title} does not exist.` };
}
