import { PROBLEMS } from '#contract/rest/problem.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { OptReactions } from './opt-context.ts';
import type { OptAnswer } from './opt-events.ts';
import type { Changes } from './calculation/calculation-size.ts';

/** Restore the set-up that was submitted before, or filter again. */
export const SETUP_CHANGED: Popup<OptAnswer> = {
  kind: 'dialog',
  key: 'setup-change',
  title: 'Setup',
  message: 'Setup configuration was changed. The list and the results belong to the previous one.',
  cancel: { label: 'Restore previous configuration', event: { type: 'cancel-setup-change' } },
  submit: { label: 'Refresh filtering', event: { type: 'confirm-setup-change' } },
  stay: { label: 'Stay here', event: { type: 'stay-on-setup' } },
};

/** Show the results as they were calculated, or calculate with what is set now. */
export function resultsOutdated({ timeStep, userDefinedObjects }: Changes): Popup<OptAnswer> {
  const step =
    'The filtering configuration was changed: the results were calculated with a different time step.';
  const objects = 'Your own objects have been changed since the results were calculated.';
  return {
    kind: 'dialog',
    key: 'results-outdated',
    title: 'Results',
    message: [...(timeStep ? [step] : []), ...(userDefinedObjects ? [objects] : [])].join(' '),
    cancel: { label: 'Go to results', event: { type: 'ignore-filtering-change' } },
    submit: { label: 'Recalculate ephemerides', event: { type: 'confirm-filtering-change' } },
    stay: { label: 'Stay here', event: { type: 'stay-on-filtering' } },
  };
}

/** Events of the buttons above. */
export const SCREEN_ANSWERS = {
  'cancel-setup-change': () => [{ to: 'setup', event: { type: 'change.cancelled' } }],
  'confirm-setup-change': () => [{ to: 'setup', event: { type: 'change.confirmed' } }],
  'ignore-filtering-change': () => [{ to: 'self', event: { type: 'results.requested', ignoreChange: true } }],
  'confirm-filtering-change': () => [{ to: 'self', event: { type: 'calculate.requested' } }],
} as const satisfies Partial<OptReactions>;

/** The service no longer has the results that belong to the plan. */
export const RESULTS_GONE: Popup<OptAnswer> = {
  kind: 'dialog',
  key: 'results-gone',
  title: PROBLEMS['unknown-token'].title,
  message:
    'The service stores results for a while, and these have expired. Your setup, filters and selection are still here.',
  cancel: { label: 'Not now' },
  submit: { label: 'Calculate again', event: { type: 'repeat-calculation' } },
};

/** Nothing has been calculated for this plan. */
export const NO_RESULTS = notice('warning', PROBLEMS['unknown-token'].title);
