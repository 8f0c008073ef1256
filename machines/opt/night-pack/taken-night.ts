import { PAGE_TOKEN } from '#contract/local/host-messages.ts';
import type { TakenNight } from '#contract/local/night-pack.ts';
import type { OptState } from '#contract/opt/opt-state.ts';
import { filtersToSave } from '#contract/opt/saved-filters.ts';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { type Plan, planOf, pointsOf } from '../../planning/plan.ts';
import { clampStep, HOUR_STEP, type TimeStep } from '../../planning/time-step.ts';
import { objectsOf } from '../calculation/calculation-size.ts';
import { clearedFilters } from '../filtering/filters.ts';
import { calculateQuery } from '../filtering/queries.ts';
import { BRIGHTEST_FIRST } from '../filtering/listed-rows.ts';
import { UNTOUCHED_PLAN } from '../night-plan/night-plan.ts';
import type { OptPresent } from '../opt-context.ts';
import { optStateOf } from '../opt-state.ts';
import { setUpTonight } from '../tonight-reactions.ts';
import { calendarNight } from '../tonight/night-window.ts';
import { nightsOfPlan } from '../tonight/site-nights.ts';
import type { TonightPlan } from '../tonight/tonight-plan.ts';

/**
 * The nights of the results, with their plan. From then on the service in the page has their calculation; undefined
 * where there are no results, or no nights.
 */
export function takenPlan(tool: OptPresent): TakenNight | undefined {
  const { calculation, filtering } = tool;
  const { calculation: done } = calculation.context;
  const { plan } = filtering.context;
  if (done === undefined || plan === undefined) return undefined;
  const { query } = done.request;
  const state: OptState = { ...optStateOf(tool), screen: 'results', results: 'plan' };
  const token = PAGE_TOKEN + (state.calculation?.token ?? '');
  return takenNights(plan, objectsOf(done.request), {
    state:
      state.calculation === undefined ? state : { ...state, calculation: { ...state.calculation, token } },
    calculation: { token, query },
  });
}

/** The nights of the set-up, with the objects of its list; undefined while its dates are not valid, or where there are no nights. */
export function takenSetup(tool: OptPresent): TakenNight | undefined {
  const { userDefinedObjects: userDefined } = tool.setup.context;
  const plan = planOf(tool.setup.context);
  if (plan === undefined) return undefined;
  const objects = plan.names.length + userDefined.length;
  const query = calculateQuery(plan, stepFor(objects, plan), plan.names, userDefined);
  const { calculation: _results, ...state } = optStateOf(tool);
  return takenNights(plan, objects, {
    state: { ...state, screen: 'setup' },
    ...(objects === 0 ? {} : { calculation: { query } }),
  });
}

/** The coming night with the checked objects, as if they had been planned; undefined where they cannot be. */
export function takenTonight(tool: OptPresent, planned: TonightPlan): TakenNight | undefined {
  const tonight = setUpTonight(tool, planned);
  if (tonight === undefined) return undefined;
  const { plan, memory, request, timeStep } = tonight;
  const { query, userDefined = [] } = request;
  const token = `${PAGE_TOKEN}${planned.night}`;
  const state: OptState = {
    ...optStateOf(tool),
    screen: 'results',
    results: 'plan',
    setup: {
      current: memory,
      recentObservatory: tool.setup.context.recentObservatory,
      submitted: memory,
    },
    filtering: {
      filters: filtersToSave(clearedFilters()),
      sorting: BRIGHTEST_FIRST,
      timeStep,
      selected: [...plan.names],
      reach: 0,
    },
    calculation: { token, names: query.names, userDefinedObjects: userDefined, timeStep, estimatedTime: 0 },
    nightPlan: {
      ...UNTOUCHED_PLAN,
      night: planned.night,
      isAwaited: true,
      settings: { ...UNTOUCHED_PLAN.settings, altitudeAbove: planned.lowest },
    },
  };
  return takenNights(plan, objectsOf(request), { state, calculation: { token, query } });
}

function takenNights(
  plan: Plan,
  objects: number,
  night: Pick<TakenNight, 'state' | 'calculation'>,
): TakenNight | undefined {
  const nights = nightsOfPlan(plan);
  if (nights === undefined) return undefined;
  const { code, name } = plan.observatory;
  const clock = { site: plan.observatory, zone: plan.timeFrame.timezone };
  return {
    site: [code, name].filter(Boolean).join(' '),
    firstNight: calendarNight(nights.start, clock),
    lastNight: calendarNight(nights.end, clock),
    objects,
    ...night,
  };
}

/** An hour between the places of the objects, and more where that would be too many. */
function stepFor(objects: number, plan: Plan): TimeStep {
  const hours = Math.max(1, Math.ceil(pointsOf(objects, { plan, timeStep: HOUR_STEP }) / MAX_DATA_POINTS));
  return clampStep({ step: hours, unit: 'h' }, plan.timeFrame).timeStep;
}
