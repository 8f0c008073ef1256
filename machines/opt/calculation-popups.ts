import { type Failure, STOPPED_MESSAGE } from '#contract/rest/failure.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import { notice, toast } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { OptReactions } from './opt-context.ts';
import type { OptAnswer } from './opt-events.ts';

/** Key of the popups of a calculation: each replaces the one before. */
const KEY = 'calculation';

export const PROGRESS: Popup<OptAnswer> = {
  kind: 'progress',
  key: KEY,
  cancel: { label: 'Stop', event: { type: 'stop-calculation' } },
};

export const STOP_CONFIRMATION: Popup<OptAnswer> = {
  kind: 'dialog',
  key: KEY,
  title: 'Stop the calculation?',
  message: 'What has been calculated so far will be lost.',
  cancel: { label: 'No', event: { type: 'resume-calculation' } },
  submit: { label: 'Yes', event: { type: 'cancel-calculation' } },
};

/** Both buttons lead to the results; Escape and the close button leave the list where it is. */
export const FINISHED: Popup<OptAnswer> = {
  kind: 'info',
  key: KEY,
  severity: 'success',
  message: 'The ephemerides have been calculated.',
  option: { label: 'Go to results', event: { type: 'goto-results' } },
  isOptionFirst: true,
  closeEvent: { type: 'goto-results' },
};

/** A calculation failed: close the message, or try the same calculation again. */
export function calculationFailed(failure: Failure): Popup<OptAnswer> {
  return {
    kind: 'dialog',
    key: KEY,
    title: 'Calculation',
    message: failure.message,
    cancel: { label: 'Cancel', event: { type: 'cancel-calculation' } },
    submit: { label: 'Retry calculation', event: { type: 'retry-calculation' } },
  };
}

/** Events of the buttons above. */
export const CALCULATION_ANSWERS = {
  'stop-calculation': () => [{ to: 'calculation', event: { type: 'stop.requested' } }],
  'resume-calculation': () => [{ to: 'calculation', event: { type: 'stop.declined' } }],
  'cancel-calculation': () => [{ to: 'calculation', event: { type: 'calculation.cancelled' } }],
  'retry-calculation': () => [{ to: 'calculation', event: { type: 'retry.requested' } }],
  'goto-results': () => [{ to: 'self', event: { type: 'results.requested', ignoreChange: false } }],
} as const satisfies Partial<OptReactions>;

/** A calculation has taken twice the time it was estimated at. */
export const TAKING_LONGER = notice('info', 'It is taking longer than expected.');

/** A calculation was stopped, as requested; a failure says that the service could not be notified and may go on. */
export function calculationStopped(failure: Failure | undefined): Popup<never> {
  if (failure === undefined) return { ...toast('info', STOPPED_MESSAGE), key: KEY };
  return { kind: 'info', key: KEY, severity: 'error', message: failure.message };
}

/** The results are complete, but the tables of their plots could not be loaded. */
export function plotsFailed(failure: Failure): Popup<never> {
  return {
    kind: 'info',
    key: 'plots',
    severity: 'warning',
    title: 'Long-term and short-term plots',
    message: failure.message,
  };
}

/** More objects than one calculation may be of. */
export function tooManyToCalculate(current: number): Popup<never> {
  return notice(
    'warning',
    'Your own objects and the selected ones together are too many for one calculation',
    [`Maximum: ${MAX_NAMES}`, `Current: ${current}`],
  );
}
