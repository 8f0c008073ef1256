import type { EventObject } from 'xstate';
import type { Failure } from '#contract/rest/failure.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import type { Popup, PopupButton, Severity } from './popup.ts';

/** Dates were changed while they are locked. */
export const DATES_LOCKED_MESSAGE = 'Calculations in progress, wait before changing the date range.';

/** Said wherever something needs the service, before what that means there. */
export const SERVICE_AWAY = 'The service cannot be reached.';

/** A message with nothing to decide. The same message twice is one popup. */
export function notice(
  severity: Severity,
  text: string,
  details: readonly string[] = [],
): Extract<Popup<never>, { kind: 'info' }> {
  const message = withoutDirectionControls(text);
  return {
    kind: 'info',
    key: `note: ${message}`,
    severity,
    message,
    details: details.map(withoutDirectionControls),
  };
}

/** A file that was requested does not come. */
export const FILE_FAILED = notice('error', 'The file could not be made. Check the connection and try again.');

/** One of the messages of an owner that may come by the dozen, such as a failure for each object: those that are open are one popup. */
export function joiningNotice(
  severity: Severity,
  text: string,
  details: readonly string[] = [],
): Popup<never> {
  return { ...notice(severity, text, details), key: `notes: ${severity}`, isJoining: true };
}

/**
 * A message that needs no answer: shown beside the page, read out, and gone by itself unless it warns. The
 * same message twice is one toast.
 */
export function toast<Answer extends EventObject = never>(
  severity: Severity,
  text: string,
  option?: PopupButton<Answer>,
): Popup<Answer> {
  const message = withoutDirectionControls(text);
  return { kind: 'toast', key: `toast: ${message}`, severity, message, ...(option && { option }) };
}

/** Whether a call of the page itself failed as the service could not be reached, which the footer says: it is made again when it can. */
export function isAway(failure: Failure): boolean {
  return failure.kind === 'network';
}

/** Something failed, with words on what that means; `failure` where a call did. */
export type FailureReported = {
  readonly type: 'failure.reported';
  readonly severity: Severity;
  readonly message: string;
  readonly failure?: Failure;
};

/** Reports a call that failed in the words of the failure itself. */
export function reportOf(failure: Failure): FailureReported {
  return { type: 'failure.reported', severity: 'error', message: failure.message, failure };
}

/** The message of something that failed, with others of its kind; beside the page where the service could not be reached. */
export function reportedMessage({ severity, message, failure }: FailureReported): Popup<never> {
  return failure !== undefined && isAway(failure)
    ? failureMessage(failure)
    : joiningNotice(severity, message);
}

/** The message of a call that failed; beside the page, and not over it, where the service could not be reached. */
export function failureMessage(failure: Failure): Popup<never> {
  return isAway(failure)
    ? toast('warning', `${SERVICE_AWAY} Try again when it is back.`)
    : notice('error', failure.message);
}
