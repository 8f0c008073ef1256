import { GENERIC_MESSAGE } from '#contract/rest/failure.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import type { Severity } from '../popups/popup.ts';
import type { SetupEmitted } from './setup-events.ts';

/** Thrown by the actor `locate`: `unavailable` when the browser cannot, `failed` when it could not this time. */
export class LocationError extends Error {
  override readonly name = 'LocationError';
  readonly reason: 'unavailable' | 'failed';

  constructor(reason: 'unavailable' | 'failed') {
    super('Geolocation is not supported by your browser, allow access in the privacy settings.');
    this.reason = reason;
  }
}

export const TIME_FRAME_MESSAGE = PROBLEMS['date-out-of-range'].title;
export const OBSERVATORY_MESSAGE = PROBLEMS['observatory-invalid'].title;

/** A set-up, or a change of it, that is refused. */
export function refusal(message: string, severity: Severity): SetupEmitted {
  return { type: 'setup.refused', severity, message };
}

/** Why the user could not be located: not allowed, or not known. */
export function locationRefusal(error: unknown): SetupEmitted {
  if (!(error instanceof LocationError)) return refusal(GENERIC_MESSAGE, 'error');
  return refusal(error.message, error.reason === 'unavailable' ? 'error' : 'warning');
}
