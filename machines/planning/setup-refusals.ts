import { GENERIC_MESSAGE } from '#contract/failure.ts';
import { LocationError } from './location-error.ts';
import type { Severity } from '../popups/popup.ts';
import type { SetupEmitted } from './setup-events.ts';

export const TIME_FRAME_MESSAGE = 'Time frame not valid or missing.';
export const OBSERVATORY_MESSAGE = 'Observatory data not valid or missing.';

/** The set-up, or a change of it, does not stand. */
export function refusal(message: string, severity: Severity): SetupEmitted {
  return { type: 'setup.refused', severity, message };
}

/** The visitor's place could not be told: not allowed, or not known. */
export function locationRefusal(error: unknown): SetupEmitted {
  if (!(error instanceof LocationError)) return refusal(GENERIC_MESSAGE, 'error');
  return refusal(error.message, error.reason === 'unavailable' ? 'error' : 'warning');
}
