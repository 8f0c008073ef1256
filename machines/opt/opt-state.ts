import type { SnapshotFrom } from 'xstate';
import type { NightPlanState } from '#contract/opt/night-plan-state.ts';
import type { OptState } from '#contract/opt/opt-state.ts';
import type { calculationMachine } from './calculation/calculation.ts';
import type { CalculationEvent } from './calculation/calculation-events.ts';
import type { CalculationRequest } from './calculation/calculation-rules.ts';
import { type ChartsContext, type ChartsEvent, UNTOUCHED_CHARTS } from './charts/charts.ts';
import { thresholdsFrom } from './charts/thresholds.ts';
import type { ColumnsContext, ColumnsEvent } from './calculation/columns.ts';
import type { FilteringEvent } from './filtering/filtering-events.ts';
import type { FilteringContext } from './filtering/filtering-rules.ts';
import { filtersFromSaved, filtersToSave } from './filtering/saved-filters.ts';
import { type Observatory, savedCustomObservatory } from '../planning/observatory.ts';
import { type Plan, planOf } from '../planning/plan.ts';
import { type TelescopesContext, type TelescopesEvent, telescopeInUse } from '../planning/telescopes.ts';
import { type NightPlanContext, type NightPlanEvent, UNTOUCHED_PLAN } from './night-plan/night-plan.ts';
import type { NightAwaited } from './opt-events.ts';
import { changesSince, objectsOf } from './calculation/calculation-size.ts';
import { calculateQuery } from './filtering/queries.ts';
import { BRIGHTEST_FIRST } from './filtering/sorting.ts';
import type { SetupEvent } from '../planning/setup-events.ts';
import type { SetupMemory } from '../planning/setup-memory.ts';
import { canFilter, horizonsWith, memoryOf, recalled, type SetupContext } from '../planning/setup-rules.ts';
import { clampedDates } from '../planning/time-frame.ts';

/** The parts that make up the state of observation planning. */
export type OptParts = {
  readonly setup: SetupContext;
  readonly filtering: FilteringContext;
  readonly calculation: SnapshotFrom<typeof calculationMachine>;
  readonly columns: ColumnsContext;
  readonly charts: ChartsContext;
  readonly nightPlan: NightPlanContext;
  readonly telescopes: TelescopesContext;
  /** The night whose plan opens with the results that are on their way. */
  readonly awaitedNight: string | undefined;
};

/** The events that bring a state back, by workflow. */
export type LoadEvents = {
  readonly setup: SetupEvent;
  readonly columns: ColumnsEvent;
  readonly charts: ChartsEvent;
  readonly nightPlan: NightPlanEvent;
  readonly self: NightAwaited;
  readonly telescopes: TelescopesEvent;
  readonly filtering: FilteringEvent | undefined;
  readonly calculation: CalculationEvent | undefined;
};

/** The state of observation planning as it is stored or saved. */
export function optStateOf({
  setup,
  filtering,
  calculation,
  columns,
  charts,
  nightPlan,
  telescopes,
  awaitedNight,
}: OptParts): OptState {
  const { draft: _draft, ...view } = columns;
  const { filters, sorting, timeStep, selected, page, reach } = filtering;
  const { settings, locks, lengths } = nightPlan;
  const night = awaitedNight ?? nightPlan.night;
  const telescope = telescopeInUse(telescopes);
  return {
    version: 1,
    tool: 'opt',
    timeFrame: { start: setup.dates.start, end: setup.dates.end },
    finalAsteroidsList: setup.objects,
    selectedObjectName: null,
    setup: {
      current: memoryOf(setup),
      recentObservatory: setup.recentObservatory,
      submitted: setup.memory,
    },
    filtering: {
      filters: filtersToSave(filters),
      sorting,
      timeStep,
      selected: [...selected],
      reach: Math.max(reach, page.from + page.size),
    },
    calculation: jobOf(calculation),
    columns: view,
    charts,
    nightPlan: {
      ...(night === undefined ? {} : { night }),
      ...(awaitedNight === undefined ? {} : { isAwaited: true }),
      settings,
      locks,
      lengths,
    },
    ...(telescope === undefined ? {} : { telescope }),
  };
}

/**
 * The events that bring a state back. Filters, selection and calculation belong to the set-up that was submitted;
 * without one there is no list to bring back.
 *
 * @param present the set-up they replace.
 */
export function eventsOf(state: OptState, present: SetupContext): LoadEvents {
  const { setup, filtering, calculation, columns, charts, nightPlan } = state;
  const ownHorizon = nightPlan?.settings.horizon;
  const { submitted, plan } = planned(setup.submitted, present, ownHorizon);
  return {
    setup: {
      type: 'setup.loaded',
      saved: {
        current: memoryFrom(setup.current, ownHorizon),
        recentObservatory: observatoryFrom(setup.recentObservatory),
        submitted,
      },
    },
    columns: { type: 'columns.loaded', view: columns },
    nightPlan: { type: 'plan.loaded', plan: planFrom(nightPlan) },
    self: { type: 'night.awaited', night: nightPlan?.isAwaited === true ? nightPlan.night : undefined },
    telescopes: { type: 'telescope.loaded', profile: state.telescope },
    charts: {
      type: 'charts.loaded',
      charts: charts === undefined ? UNTOUCHED_CHARTS : chartsFrom(charts),
    },
    filtering: plan && { type: 'filters.loaded', plan, list: listFrom(filtering) },
    calculation: plan && calculation && jobLoaded(plan, calculation),
  };
}

function chartsFrom(charts: NonNullable<OptState['charts']>): ChartsContext {
  return { ...UNTOUCHED_CHARTS, ...charts, thresholds: thresholdsFrom(charts.thresholds) };
}

/** Whether a state was saved with dates beyond those that can be planned for. */
export function isFrameCut({ setup }: OptState): boolean {
  const { start, end } = setup.current.selectedTimeFrame;
  const within = clampedDates({ start, end });
  return within.start !== start || within.end !== end;
}

/** The set-up that was submitted and its plan; neither where it could not have been submitted. */
function planned(
  stored: OptState['setup']['submitted'],
  present: SetupContext,
  ofPlan: string | undefined,
): { readonly submitted?: SetupMemory; readonly plan?: Plan } {
  if (stored === undefined) return {};
  const submitted = memoryFrom(stored, ofPlan);
  const horizons = horizonsWith(present.horizons, [submitted]);
  const setup = { ...present, ...recalled(submitted), horizons };
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
function jobOf(calculation: OptParts['calculation']): StoredJob | undefined {
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

function listFrom({ filters, sorting = BRIGHTEST_FIRST, timeStep, selected, reach }: OptState['filtering']) {
  return {
    filters: filtersFromSaved(filters),
    sorting,
    timeStep,
    selected: new Set(selected),
    reach,
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
