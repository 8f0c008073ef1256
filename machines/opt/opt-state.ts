import type { NightPlanState } from '#contract/opt/night-plan-state.ts';
import type { OptState } from '#contract/opt/opt-state.ts';
import type { CalculationEvent, CalculationRequest } from './calculation/calculation-rules.ts';
import { type ChartsContext, UNTOUCHED_CHARTS } from './charts/charts.ts';
import { thresholdsFrom } from './charts/thresholds.ts';
import { filtersFromSaved, filtersToSave } from '#contract/opt/saved-filters.ts';
import { type Observatory, savedCustomObservatory } from '../planning/observatory.ts';
import { type Plan, planOf } from '../planning/plan.ts';
import { SAVED_TELESCOPE } from '../planning/telescopes.ts';
import { UNTOUCHED_PLAN } from './night-plan/night-plan.ts';
import type { OptCommand, OptPresent } from './opt-context.ts';
import { changesSince, objectsOf } from './calculation/calculation-size.ts';
import { storedList } from './filtering/filtering-rules.ts';
import { typedStepOf } from './filtering/step-of-plan.ts';
import { calculateQuery } from './filtering/queries.ts';
import { BRIGHTEST_FIRST } from './filtering/listed-rows.ts';
import { FRAME_CUT } from '../planning/planning-popups.ts';
import type { SetupMemory } from '../planning/setup-memory.ts';
import { canFilter, horizonsWith, memoryOf, recalledSetup } from '../planning/setup-rules.ts';
import { clampedDates } from '../planning/time-frame.ts';
import { show } from '../popups/coordinator.ts';
import { restoringCommands, savedFields, type SavedWorkflows } from '../saved-state/saved-workflows.ts';

/** The workflows that are saved. */
export const SAVED_OPT = {
  setup: {
    save: ({ setup: { context } }) => ({
      timeFrame: { start: context.dates.start, end: context.dates.end },
      finalAsteroidsList: context.objects,
      selectedObjectName: null,
      setup: {
        current: memoryOf(context),
        recentObservatory: context.recentObservatory,
        submitted: context.memory,
      },
    }),
    load: (state, tool) => {
      const { current, recentObservatory } = state.setup;
      const saved = {
        current: memoryFrom(current, horizonOfPlan(state)),
        recentObservatory: observatoryFrom(recentObservatory),
        submitted: submittedPlan(state, tool).submitted,
      };
      return [
        { to: 'setup', event: { type: 'setup.loaded', saved } },
        ...(isFrameCut(current) ? [show(FRAME_CUT)] : []),
      ];
    },
  },
  /** Filters and selection belong to the set-up that was submitted; without one there is no list to bring back. */
  filtering: {
    save: ({ filtering: { context } }) => {
      const { filters, selected, phrase, typedStep, ...list } = storedList(context);
      return {
        filtering: {
          ...list,
          filters: filtersToSave(filters),
          selected: [...selected],
          ...(phrase === '' ? {} : { phrase }),
          ...(typedStep === undefined ? {} : { typedStep }),
        },
      };
    },
    load: (state, tool) => {
      const { plan } = submittedPlan(state, tool);
      if (plan === undefined) return [];
      const { filters, sorting = BRIGHTEST_FIRST, timeStep, selected, reach, phrase = '' } = state.filtering;
      const list = {
        filters: filtersFromSaved(filters),
        sorting,
        timeStep,
        typedStep: state.filtering.typedStep ?? typedStepOf(plan, timeStep),
        selected: new Set(selected),
        reach,
        phrase,
      };
      return [{ to: 'filtering', event: { type: 'filters.loaded', plan, list } }];
    },
  },
  calculation: {
    save: ({ calculation }) => ({ calculation: jobOf(calculation) }),
    load: (state, tool) => {
      const { plan } = submittedPlan(state, tool);
      return [
        { to: 'calculation', event: { type: 'results.dropped' } },
        ...(plan === undefined || state.calculation === undefined
          ? []
          : [{ to: 'calculation', event: jobLoaded(plan, state.calculation) } as const]),
      ];
    },
  },
  columns: {
    save: ({ columns: { context } }) => {
      const { draft: _draft, ...columns } = context;
      return { columns };
    },
    load: ({ columns }) => [{ to: 'columns', event: { type: 'columns.loaded', view: columns } }],
  },
  charts: {
    save: ({ charts: { context } }) => ({ charts: context }),
    load: ({ charts }) => [{ to: 'charts', event: { type: 'charts.loaded', charts: chartsFrom(charts) } }],
  },
  nightPlan: {
    save: ({ nightPlan: { context }, awaitedNight }) => {
      const { clock, settings, locks, lengths } = context;
      const night = awaitedNight ?? context.night;
      return {
        nightPlan: {
          ...(night === undefined ? {} : { night }),
          ...(awaitedNight === undefined ? {} : { isAwaited: true }),
          clock,
          settings,
          locks,
          lengths,
        },
      };
    },
    load: ({ nightPlan }) => [
      { to: 'nightPlan', event: { type: 'plan.loaded', plan: planFrom(nightPlan) } },
      {
        to: 'self',
        event: {
          type: 'night.awaited',
          night: nightPlan?.isAwaited === true ? nightPlan.night : undefined,
        },
      },
    ],
  },
  telescopes: SAVED_TELESCOPE,
} as const satisfies SavedWorkflows<OptPresent, OptState, OptCommand>;

/** The state of observation planning as it is stored or saved. */
export function optStateOf(tool: OptPresent): OptState {
  return { version: 1, tool: 'opt', ...savedFields(SAVED_OPT, tool) };
}

/** The commands that restore a state. */
export function restoreOpt(state: OptState, tool: OptPresent): readonly OptCommand[] {
  return restoringCommands<OptPresent, OptState, OptCommand>(SAVED_OPT, state, tool);
}

function chartsFrom(charts: OptState['charts']): ChartsContext {
  if (charts === undefined) return UNTOUCHED_CHARTS;
  return { ...UNTOUCHED_CHARTS, ...charts, thresholds: thresholdsFrom(charts.thresholds) };
}

/** Whether a set-up was saved with dates beyond those that can be planned for. */
function isFrameCut({ selectedTimeFrame: { start, end } }: OptState['setup']['current']): boolean {
  const within = clampedDates({ start, end });
  return within.start !== start || within.end !== end;
}

/** The horizon in states that were stored when it belonged to the plan of a night. */
function horizonOfPlan({ nightPlan }: OptState): string | undefined {
  return nightPlan?.settings.horizon;
}

/** The set-up that was submitted and its plan; neither where it could not have been submitted. */
function submittedPlan(
  state: OptState,
  { setup: { context: present } }: OptPresent,
): { readonly submitted?: SetupMemory; readonly plan?: Plan } {
  if (state.setup.submitted === undefined) return {};
  const submitted = memoryFrom(state.setup.submitted, horizonOfPlan(state));
  const horizons = horizonsWith(present.horizons, [submitted]);
  const setup = { ...present, ...recalledSetup(submitted), horizons };
  const plan = planOf(setup);
  return plan === undefined || !canFilter(setup) ? {} : { submitted, plan };
}

/** Whether the results of a state were calculated with something else than it now sets. */
export function isOutdated({ setup, filtering, calculation }: OptState): boolean {
  if (calculation === undefined) return false;
  const { timeStep, userDefinedObjects: userDefined } = calculation;
  const changes = changesSince({ timeStep, userDefined }, filtering, setup.current);
  return changes.timeStep || changes.userDefinedObjects;
}

type StoredJob = NonNullable<OptState['calculation']>;

/** The calculation, if it runs or is finished: its results can be requested later. */
function jobOf(calculation: OptPresent['calculation']): StoredJob | undefined {
  const { ticket, request } = calculation.context;
  if (ticket === undefined || request === undefined) return undefined;
  if (!STORED_STATES.some((state) => calculation.matches(state))) return undefined;
  const { token, estimatedTime } = ticket;
  const { query, timeStep, userDefined = [] } = request;
  return { token, names: query.names, userDefinedObjects: userDefined, timeStep, estimatedTime };
}

const STORED_STATES = ['running', 'ready', 'restoring'] as const;

function jobLoaded(plan: Plan, stored: StoredJob): CalculationEvent {
  const { token, names, userDefinedObjects: userDefined, timeStep, estimatedTime } = stored;
  const query = calculateQuery(plan, timeStep, names, userDefined);
  const request: CalculationRequest = { query, timeStep, userDefined, token };
  return {
    type: 'calculation.loaded',
    request,
    ticket: { token, estimatedTime, selected: objectsOf(request) },
  };
}

/** The horizon of an earlier version's plan goes to its site. */
function planFrom(stored: OptState['nightPlan'] = UNTOUCHED_PLAN): NightPlanState {
  const { horizon: _ofSite, ...settings } = stored.settings;
  const { isAwaited: _ofTool, ...plan } = stored;
  return { ...plan, settings };
}

/** @param ofPlan the horizon in states that were stored when it belonged to the plan of a night. */
function memoryFrom(stored: OptState['setup']['current'], ofPlan = ''): SetupMemory {
  const { selectedObservatory, selectedTimeFrame } = stored;
  const horizon = stored.horizon ?? (ofPlan === '' ? undefined : ofPlan);
  return {
    ...stored,
    ...(horizon === undefined ? {} : { horizon }),
    selectedObservatory: observatoryFrom(selectedObservatory),
    selectedTimeFrame: { ...selectedTimeFrame, ...clampedDates(selectedTimeFrame) },
  };
}

function observatoryFrom(stored: OptState['setup']['recentObservatory']): Observatory {
  const { code, id } = stored;
  return code === undefined ? savedCustomObservatory(stored) : { ...stored, code, id };
}
