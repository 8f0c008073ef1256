import { type Failure, STOPPED_MESSAGE } from '#contract/failure.ts';
import { MAX_DATA_POINTS, MAX_NAMES, MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import { notice } from '../popups/notice.ts';
import type { Changes } from './opt-rules.ts';
import type { Popup } from '../popups/popups.ts';

/** Key of the popups of a calculation: each takes the place of the one before. */
export const CALCULATION_POPUP = 'calculation';

/** Key of the columns popup. */
export const COLUMNS_POPUP = 'columns';

export const NO_RESULTS_MESSAGE = 'There is no saved results.';

/** No further object of the visitor's own can be kept. */
export function tooManyUserDefinedObjects(): Popup {
  return notice(
    'warning',
    `At most ${MAX_USER_DEFINED_OBJECTS} objects of your own are kept; delete one first.`,
  );
}

/** Restore the set-up that was submitted before, or filter afresh. */
export const SETUP_CHANGED: Popup = {
  kind: 'dialog',
  key: 'setup-change',
  title: 'Setup',
  message: 'Setup configuration was changed. Filtering and results belong to the previous one.',
  cancel: { label: 'Restore previous configuration', event: 'cancel-setup-change' },
  submit: { label: 'Refresh filtering', event: 'confirm-setup-change' },
};

/** Show the results as they were calculated, or calculate with what is set now. */
export function resultsOutdated({ timeStep, userDefinedObjects }: Changes): Popup {
  const step = 'The filtering configuration was changed: the results were calculated with another time step.';
  const own = 'Your own objects were changed: the results were calculated with them as they were before.';
  return {
    kind: 'dialog',
    key: 'results-outdated',
    title: 'Results',
    message: [...(timeStep ? [step] : []), ...(userDefinedObjects ? [own] : [])].join(' '),
    cancel: { label: 'Go to results', event: 'ignore-filtering-change' },
    submit: { label: 'Recalculate ephemerides', event: 'confirm-filtering-change' },
  };
}

export const PROGRESS: Popup = {
  kind: 'progress',
  key: CALCULATION_POPUP,
  cancel: { label: 'Stop', event: 'stop-calculation' },
};

/** A calculation has taken twice the time it was estimated at. */
export const TAKING_LONGER = notice('info', 'It is taking longer than expected.');

export const STOP_CONFIRMATION: Popup = {
  kind: 'dialog',
  key: CALCULATION_POPUP,
  title: 'Stop the calculation?',
  message: 'What has been calculated so far will be lost.',
  cancel: { label: 'No', event: 'resume-calculation' },
  submit: { label: 'Yes', event: 'cancel-calculation' },
};

export const FINISHED: Popup = {
  kind: 'info',
  key: CALCULATION_POPUP,
  severity: 'success',
  message: 'The ephemerides have been calculated.',
  option: { label: 'Go to results', event: 'goto-results' },
};

/** A calculation was stopped; or the page stopped waiting for it, and the service could not be told. */
export function calculationStopped(failure: Failure | undefined): Popup {
  return {
    kind: 'info',
    key: CALCULATION_POPUP,
    severity: failure === undefined ? 'info' : 'error',
    message: failure?.message ?? STOPPED_MESSAGE,
  };
}

/** A calculation came to nothing: put it away, or try the same again. */
export function calculationFailed(failure: Failure): Popup {
  return {
    kind: 'dialog',
    key: CALCULATION_POPUP,
    title: 'Calculation',
    message: failure.message,
    cancel: { label: 'Cancel', event: 'cancel-calculation' },
    submit: { label: 'Retry calculation', event: 'retry-calculation' },
  };
}

/** More objects than one calculation may be of. */
export function tooManyToCalculate(current: number): Popup {
  return notice('warning', 'Your own objects and the selected ones are too many for one calculation', [
    `Maximum: ${MAX_NAMES}`,
    `Current: ${current}`,
  ]);
}

/** The results stand, but the tables of their plots could not be had. */
export function plotsFailed(failure: Failure): Popup {
  return {
    kind: 'info',
    key: 'plots',
    severity: 'warning',
    title: 'Long-term and short-term plots',
    message: failure.message,
  };
}

/** More data points than one calculation may have. */
export function tooManyPoints(current: number): Popup {
  return notice('warning', 'Your input data has exceeded maximum data points limit', [
    `Maximum: ${MAX_DATA_POINTS}`,
    `Current: ${current}`,
  ]);
}
