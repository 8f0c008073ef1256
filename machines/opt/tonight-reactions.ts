import { tooManyPoints } from '../planning/planning-popups.ts';
import { type Plan, planOf, pointsOf } from '../planning/plan.ts';
import { memoryOf, type SetupContext } from '../planning/setup-rules.ts';
import { clampStep, NIGHT_STEP, type TimeStep } from '../planning/time-step.ts';
import { show } from '../popups/coordinator.ts';
import type { CalculationRequest } from './calculation/calculation-rules.ts';
import { clearedFilters } from './filtering/filters.ts';
import type { OptCommand, OptReactions, OptPresent } from './opt-context.ts';
import { exceedsPoints, objectsOf } from './calculation/calculation-size.ts';
import { calculateQuery } from './filtering/queries.ts';
import { frameOfNights } from './tonight/site-nights.ts';
import { BRIGHTEST_FIRST } from './filtering/listed-rows.ts';
import type { TonightPlan } from './tonight/tonight-plan.ts';

const NOTHING_AWAITED: OptCommand = { to: 'self', event: { type: 'night.awaited', night: undefined } };

/** Leads from the list of tonight to the plan of the night, through all steps between them at once. */
export const TONIGHT_REACTIONS = {
  'tonight.planned': (planned, tool) => {
    if (tool.calculation.hasTag('busy')) return [];
    const tonight = setUpTonight(tool, planned);
    if (tonight === undefined) return [];
    const { plan, timeStep, request, memory, recentObservatory } = tonight;
    const list = { ...tool.filtering.context, plan, timeStep };
    if (exceedsPoints(objectsOf(request), list))
      return [show(tooManyPoints(pointsOf(objectsOf(request), list)))];
    return [
      {
        to: 'setup',
        event: { type: 'setup.loaded', saved: { current: memory, recentObservatory, submitted: memory } },
      },
      { to: 'calculation', event: { type: 'results.dropped' } },
      { to: 'charts', event: { type: 'charts.dropped' } },
      { to: 'nightPlan', event: { type: 'plan.dropped' } },
      { to: 'nightPlan', event: { type: 'settings.changed', change: { altitudeAbove: planned.lowest } } },
      ...columnsOfANight(tool),
      {
        to: 'filtering',
        event: {
          type: 'filters.loaded',
          plan,
          list: {
            filters: clearedFilters(),
            sorting: BRIGHTEST_FIRST,
            timeStep,
            typedStep: list.typedStep,
            selected: new Set(plan.names),
            reach: 0,
            phrase: '',
          },
        },
      },
      { to: 'self', event: { type: 'night.awaited', night: planned.night } },
      { to: 'calculation', event: { type: 'calculation.requested', request } },
    ];
  },
  'tonight.left': () => [NOTHING_AWAITED],
} as const satisfies Partial<OptReactions>;

/** The table for the telescope, by clock and altitude, where the user has chosen no other. */
function columnsOfANight({ columns }: OptPresent): readonly OptCommand[] {
  const { choice } = columns.context;
  return choice === 'default' ? [{ to: 'columns', event: { type: 'choice.made', choice: 'observer' } }] : [];
}

/** Opens the plan of the night that waited for results; undefined where none waited. */
export function openAwaitedNight({
  awaitedNight,
  calculation,
  filtering,
}: OptPresent): readonly OptCommand[] | undefined {
  const { calculation: results } = calculation.context;
  const { plan } = filtering.context;
  if (awaitedNight === undefined || results === undefined || plan === undefined) return undefined;
  return [
    NOTHING_AWAITED,
    { to: 'self', event: { type: 'night.requested', night: awaitedNight } },
    {
      to: 'page',
      event: { type: 'screen.opened', screen: 'results', view: 'plan', ignoreChange: false, replaces: false },
    },
  ];
}

/** The set-up of a plan for tonight, and the calculation that it begins with; undefined while its dates are not valid. */
export function setUpTonight({ setup }: Pick<OptPresent, 'setup'>, planned: TonightPlan) {
  const present = setup.context;
  const after = setUp(present, planned);
  const plan = planOf(after);
  if (plan === undefined) return undefined;
  const { timeStep } = clampStep(NIGHT_STEP, plan.timeFrame);
  // the same object, not a copy of it: for another one its time zone would be looked up again
  const memory = { ...memoryOf(after), selectedObservatory: present.observatory };
  const { recentObservatory } = present;
  return { plan, timeStep, memory, recentObservatory, request: requestFor(plan, timeStep, present) };
}

function setUp(present: SetupContext, { night, objects }: TonightPlan): SetupContext {
  const dates = frameOfNights({ start: night, end: night }, present.observatory);
  return { ...present, dates, objects, objectSource: objects.length === 0 ? 'filtering' : 'list' };
}

function requestFor(
  plan: Plan,
  timeStep: TimeStep,
  { userDefinedObjects: userDefined }: SetupContext,
): CalculationRequest {
  const query = calculateQuery(plan, timeStep, plan.names, userDefined);
  return { query, timeStep, userDefined, token: undefined };
}
