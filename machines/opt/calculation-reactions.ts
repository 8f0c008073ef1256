import { pointsOf } from '../planning/plan.ts';
import { show, withdraw } from '../popups/coordinator.ts';
import {
  CALCULATION_ANSWERS,
  calculationFailed,
  calculationStopped,
  FINISHED,
  plotsFailed,
  PROGRESS,
  STOP_CONFIRMATION,
  TAKING_LONGER,
  tooManyToCalculate,
} from './calculation-popups.ts';
import { tooManyPoints } from '../planning/planning-popups.ts';
import {
  objectsInOpt,
  type OptCommand,
  type OptPresent,
  type OptReactions,
  requestIn,
} from './opt-context.ts';
import { requestDays } from './request-days.ts';
import { exceedsObjects, exceedsPoints } from './calculation/calculation-size.ts';
import { RESULTS_LEFT } from './screen-reactions.ts';
import { openAwaitedNight } from './tonight-reactions.ts';

/** While ephemerides are calculated, the dates and the editor's form are disabled. */
const DATES_LOCKED: readonly OptCommand[] = [
  { to: 'setup', event: { type: 'dates.locked' } },
  { to: 'editor', event: { type: 'ephemerides.loading' } },
];
const CALCULATION_ENDED: readonly OptCommand[] = [
  withdraw(TAKING_LONGER),
  { to: 'setup', event: { type: 'dates.freed' } },
  { to: 'editor', event: { type: 'ephemerides.loaded' } },
];
const CALCULATED: OptCommand = { to: 'filtering', event: { type: 'ephemerides.calculated' } };

/** A night is planned for the objects of the results: with other results it is to be planned again. */
const DROP_NIGHT_PLAN: OptCommand = { to: 'nightPlan', event: { type: 'plan.dropped' } };

/** Requesting ephemerides, waiting for them, and their outcome. */
export const CALCULATION_REACTIONS = {
  ...CALCULATION_ANSWERS,
  'calculate.requested': (_, tool) => {
    const list = tool.filtering.context;
    const objects = objectsInOpt(tool);
    if (exceedsPoints(objects, list)) return [show(tooManyPoints(pointsOf(objects, list)))];
    if (exceedsObjects(objects)) return [show(tooManyToCalculate(objects))];
    const request = requestIn(tool);
    if (request === undefined || request.query.names.length === 0) return [];
    return [{ to: 'calculation', event: { type: 'calculation.requested', request } }];
  },
  /** The list may still be on its way: what is requested again is the former request, and not what is selected there. */
  'repeat-calculation': (_, { calculation, filtering }) => {
    const { request } = calculation.context;
    const { token } = filtering.context;
    if (request === undefined) return [{ to: 'self', event: { type: 'calculate.requested' } }];
    return [{ to: 'calculation', event: { type: 'calculation.requested', request: { ...request, token } } }];
  },
  'calculation.begun': () => DATES_LOCKED,
  'progress.due': () => [show(PROGRESS)],
  'estimate.exceeded': () => [show(TAKING_LONGER)],
  'confirmation.due': () => [show(STOP_CONFIRMATION)],
  'calculation.finished': (_, tool) => [
    ...CALCULATION_ENDED,
    CALCULATED,
    DROP_NIGHT_PLAN,
    ...showOutcome(tool),
    ...requestDays(tool),
  ],
  'calculation.failed': ({ failure }) => [
    ...CALCULATION_ENDED,
    show(calculationFailed(failure)),
    RESULTS_LEFT,
  ],
  'calculation.stopped': ({ failure }) => [
    ...CALCULATION_ENDED,
    show(calculationStopped(failure)),
    RESULTS_LEFT,
  ],
  'plots.failed': ({ failure }) => [show(plotsFailed(failure))],
} as const satisfies Partial<OptReactions>;

/** Replaces the progress by the plan that was waited for, or by the message that the results have come. */
function showOutcome(tool: OptPresent): readonly OptCommand[] {
  const night = openAwaitedNight(tool);
  return night === undefined ? [show(FINISHED)] : [withdraw(PROGRESS), ...night];
}
