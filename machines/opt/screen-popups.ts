import { PROBLEMS } from '#contract/rest/problem.ts';
import { countText } from '#contract/text/count-text.ts';
import { notice, toast } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { OptReactions } from './opt-context.ts';
import type { OptAnswer } from './opt-events.ts';
import type { Changes } from './calculation/calculation-size.ts';

/**
 * Restore the set-up that was submitted before, or filter again.
 *
 * @param lost names of objects that the user has defined or changed since, which the former set-up does not have.
 */
export function setupChanged(lost: readonly string[]): Popup<OptAnswer> {
  const changed = 'Setup configuration was changed. The list and the results belong to the previous one.';
  return {
    kind: 'dialog',
    key: 'setup-change',
    title: 'Setup',
    message: lost.length === 0 ? changed : `${changed} ${lossOf(lost)}`,
    cancel: { label: 'Restore previous configuration', event: { type: 'cancel-setup-change' } },
    submit: { label: 'Refresh filtering', event: { type: 'confirm-setup-change' } },
    stay: { label: 'Stay here', event: { type: 'stay-on-setup' } },
  };
}

function lossOf(lost: readonly string[]): string {
  return `Restoring it discards what you have defined or changed since: ${firstOf(lost)}.`;
}

/** Objects that a message names. */
const MOST_NAMED = 5;

/** Names as a message lists them: the first ones, and how many more there are. */
function firstOf(names: readonly string[]): string {
  const others = names.length - MOST_NAMED;
  return [...names.slice(0, MOST_NAMED), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}

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

/** The results that belong to the plan have expired, or were calculated in the browser of another user. */
export const RESULTS_GONE: Popup<OptAnswer> = {
  kind: 'dialog',
  key: 'results-gone',
  title: PROBLEMS['unknown-token'].title,
  message:
    'Results are stored for a while where they were calculated, and these are not here. Your setup, filters and selection are.',
  cancel: { label: 'Not now' },
  submit: { label: 'Calculate again', event: { type: 'repeat-calculation' } },
};

/** A stored selection is restored without some of its objects. */
export function selectionMissed(designators: readonly string[]): Popup<never> {
  const count = countText(designators.length, 'selected object is', 'selected objects are');
  return toast('warning', `${count} no longer in the list: ${firstOf(designators)}.`);
}

/** Nothing has been calculated for this plan. */
export const NO_RESULTS = notice('warning', PROBLEMS['unknown-token'].title);
