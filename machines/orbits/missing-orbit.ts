import { failureOf } from '#contract/failure.ts';
import type { Severity } from '../popups/popup.ts';

/** What is said when an orbit was asked for in vain: that there is none; where the answer could not be made use of, so, by its name. */
export function missingOrbit(
  orbit: 'Keplerian' | 'perturbed',
  title: string,
  error: unknown,
): { readonly severity: Severity; readonly message: string } {
  const { kind, message } = failureOf(error);
  if (kind === 'unexpected') return { severity: 'error', message: `${title}: ${message}` };
  return { severity: 'warning', message: `${orbit} orbit for object ${title} does not exist.` };
}
