import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { failureOf } from '#contract/failure.ts';
import type { OptState } from '#contract/opt-state.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { type CalculationEmitted, type CalculationEvent, calculationMachine } from './calculation.ts';
import { columnsMachine, type ColumnsEmitted } from './columns.ts';
import { type FilteringEmitted, type FilteringEvent, filteringMachine } from './filtering.ts';
import { listen } from './listen.ts';
import { notProvided } from './not-provided.ts';
import { failed, notice } from './notice.ts';
import { type ObjectListEmitted, type ObjectListEvent, objectListMachine } from './object-list.ts';
import { observatorySearchMachine } from './observatory-search.ts';
import { MEANINGS, type OptEmitted, type OptEvent, type OptScreen } from './opt-events.ts';
import {
  calculationFailed,
  calculationStopped,
  COLUMNS_POPUP,
  FINISHED,
  NO_RESULTS_MESSAGE,
  OBJECTS_POPUP,
  PROGRESS,
  SETUP_CHANGED,
  STEP_CHANGED,
  STOP_CONFIRMATION,
  TAKING_LONGER,
  tooManyObjects,
  tooManyPoints,
} from './opt-popups.ts';
import {
  exceedsPoints,
  hasResults,
  isFilteringEnabled,
  isStepChanged,
  planOf,
  selectedPoints,
} from './opt-rules.ts';
import { eventsOf } from './opt-state.ts';
import { type Popup, type PopupAnswer, popupsMachine } from './popups.ts';
import { calculateQuery } from './queries.ts';
import type { SearchEmitted } from './search.ts';
import { selectedNames } from './selection.ts';
import { type SetupEmitted, type SetupEvent, setupMachine } from './setup.ts';
import { isSetupChanged } from './setup-rules.ts';

export type OptContext = {
  readonly setup: ActorRefFrom<typeof setupMachine>;
  readonly observatorySearch: ActorRefFrom<typeof observatorySearchMachine>;
  readonly objectList: ActorRefFrom<typeof objectListMachine>;
  readonly filtering: ActorRefFrom<typeof filteringMachine>;
  readonly calculation: ActorRefFrom<typeof calculationMachine>;
  readonly columns: ActorRefFrom<typeof columnsMachine>;
  /** The shell's popups. */
  readonly popups: ActorRefFrom<typeof popupsMachine>;
  /** Where to go once a question about the set-up is answered by restoring it. */
  readonly destination: OptScreen;
};

type Relayed =
  | SetupEmitted
  | SearchEmitted
  | ObjectListEmitted
  | FilteringEmitted
  | CalculationEmitted
  | ColumnsEmitted
  | PopupAnswer;

const TO_SETUP = { screen: 'setup' } as const;
const TO_FILTERING = { screen: 'filtering' } as const;

/**
 * The coordinator of observation planning: starts the workflows of the tool and carries what happens in one to the
 * others, to the popups and to the router. It decides nothing about their insides.
 *
 *     setup ──accepted──→ filtering ──calculate requested──→ calculation ──finished──→ results
 *       ↑                    ↑                                    ↑
 *       └── questions, by destination: restore or refresh; go to results or recalculate (popups)
 *
 * `screen.opened` is emitted for the router; opening a screen is asked for by `filtering.requested` and
 * `results.requested`. The set-up is always open.
 */
export const optMachine = setup({
  types: {
    context: {} as OptContext,
    events: {} as OptEvent | Relayed,
    emitted: {} as OptEmitted,
    input: {} as { today: string; popups: OptContext['popups'] },
  },
  actors: {
    setup: setupMachine,
    observatorySearch: observatorySearchMachine,
    objectList: objectListMachine,
    filtering: filteringMachine,
    calculation: calculationMachine,
    columns: columnsMachine,
    /** What the service tells of itself; where it does not, the page's own date and map stand. */
    readStatus: fromPromise<ServiceStatus>(notProvided),
    listImpactors: fromPromise<readonly Impactor[]>(notProvided),
    listen,
  },
  guards: {
    isSetupChanged: ({ context }) => isSetupChanged(context.setup.getSnapshot().context),
    isFilteringClosed: ({ context }) => !isFilteringEnabled(context.filtering.getSnapshot().context),
    isRestoring: ({ context }) => context.calculation.getSnapshot().matches('restoring'),
    hasNoResults: ({ context }) => !hasResults(context.calculation.getSnapshot().context),
    asksAboutStep: ({ context }, { ignoreChange }: { ignoreChange: boolean }) => {
      const { calculation } = context.calculation.getSnapshot().context;
      if (ignoreChange || calculation === undefined) return false;
      return isStepChanged(context.filtering.getSnapshot().context, calculation);
    },
    isNewPlan: ({ context }, { changed }: { changed: boolean }) =>
      changed || !isFilteringEnabled(context.filtering.getSnapshot().context),
    exceedsPoints: ({ context }) => exceedsPoints(context.filtering.getSnapshot().context),
    hasSelection: ({ context }) => selectedNames(context.filtering.getSnapshot().context).length > 0,
  },
  actions: {
    open: emit((_, { screen, ignoreChange = false }: { screen: OptScreen; ignoreChange?: boolean }) => ({
      type: 'screen.opened',
      screen,
      ignoreChange,
    })),
    headFor: assign({ destination: (_, { screen }: { screen: OptScreen }) => screen }),
    show: sendTo(
      ({ context }) => context.popups,
      (_, popup: Popup) => ({ type: 'popup.opened', popup }),
    ),
    withdraw: sendTo(
      ({ context }) => context.popups,
      (_, { key }: { key: string }) => ({ type: 'popup.withdrawn', key }),
    ),
    submitSetup: sendTo(({ context }) => context.setup, { type: 'setup.submitted' }),
    tellSetup: sendTo(
      ({ context }) => context.setup,
      (_, event: SetupEvent) => event,
    ),
    tellObjectList: sendTo(
      ({ context }) => context.objectList,
      (_, event: ObjectListEvent) => event,
    ),
    tellFiltering: sendTo(
      ({ context }) => context.filtering,
      (_, event: FilteringEvent) => event,
    ),
    tellCalculation: sendTo(
      ({ context }) => context.calculation,
      (_, event: CalculationEvent) => event,
    ),
    makePlan: enqueueActions(({ enqueue, context }) => {
      const plan = planOf(context.setup.getSnapshot().context);
      if (plan === undefined) return;
      enqueue.sendTo(context.filtering, { type: 'plan.made', plan });
      enqueue.sendTo(context.calculation, { type: 'results.dropped' });
    }),
    load: enqueueActions(({ enqueue, context }, { state }: { state: OptState }) => {
      const present = context.setup.getSnapshot().context;
      const { setup, filtering, calculation, columns } = eventsOf(state, present);
      enqueue.sendTo(context.setup, setup);
      enqueue.sendTo(context.columns, columns);
      enqueue.sendTo(context.calculation, { type: 'results.dropped' });
      if (filtering !== undefined) enqueue.sendTo(context.filtering, filtering);
      if (calculation !== undefined) enqueue.sendTo(context.calculation, calculation);
    }),
    calculate: enqueueActions(({ enqueue, context }) => {
      const filtering = context.filtering.getSnapshot().context;
      if (filtering.plan === undefined) return;
      const { plan, timeStep, token } = filtering;
      const query = calculateQuery(plan, timeStep, selectedNames(filtering));
      enqueue.sendTo(context.calculation, {
        type: 'calculation.requested',
        request: { query, timeStep, token },
      });
    }),
  },
}).createMachine({
  id: 'opt',
  context: ({ spawn, input }) => ({
    setup: spawn('setup', { id: 'setup', input: { today: input.today } }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    objectList: spawn('objectList', { id: 'objectList' }),
    filtering: spawn('filtering', { id: 'filtering' }),
    calculation: spawn('calculation', { id: 'calculation' }),
    columns: spawn('columns', { id: 'columns' }),
    popups: input.popups,
    destination: 'setup',
  }),
  invoke: [
    {
      src: 'listen',
      input: ({ context }) => ({ sources: sourcesOf(context) }),
    },
    {
      src: 'readStatus',
      onDone: {
        actions: [
          {
            type: 'tellSetup',
            params: ({ event }) => ({ type: 'today.learned', today: event.output.now.slice(0, 10) }),
          },
          {
            type: 'tellSetup',
            params: ({ event }) => ({ type: 'tiles.learned', tileAddress: event.output.tileAddress }),
          },
        ],
      },
      onError: {},
    },
    {
      src: 'listImpactors',
      onDone: {
        actions: {
          type: 'tellFiltering',
          params: ({ event }) => ({ type: 'impactors.listed', impactors: event.output }),
        },
      },
      onError: {
        actions: { type: 'show', params: ({ event }) => notice('error', failureOf(event.error).message) },
      },
    },
  ],
  on: {
    'filtering.requested': [
      { guard: 'isFilteringClosed', actions: { type: 'open', params: { screen: 'setup' } } },
      {
        guard: 'isSetupChanged',
        actions: [{ type: 'headFor', params: { screen: 'filtering' } }, 'submitSetup'],
      },
      { actions: { type: 'open', params: { screen: 'filtering' } } },
    ],
    'state.loaded': { actions: { type: 'load', params: ({ event }) => event } },
    'results.requested': [
      { guard: 'isRestoring' },
      {
        guard: 'hasNoResults',
        actions: [
          { type: 'show', params: notice('warning', NO_RESULTS_MESSAGE) },
          { type: 'open', params: ({ context }) => ({ screen: lastOpenScreen(context) }) },
        ],
      },
      {
        guard: 'isSetupChanged',
        actions: [{ type: 'headFor', params: { screen: 'results' } }, 'submitSetup'],
      },
      {
        guard: { type: 'asksAboutStep', params: ({ event }) => event },
        actions: { type: 'show', params: STEP_CHANGED },
      },
      {
        actions: {
          type: 'open',
          params: ({ event: { ignoreChange } }) => ({ screen: 'results', ignoreChange }),
        },
      },
    ],
    'calculate.requested': [
      {
        guard: 'exceedsPoints',
        actions: enqueueActions(({ enqueue, context }) => {
          const points = selectedPoints(context.filtering.getSnapshot().context);
          enqueue({ type: 'show', params: tooManyPoints(points) });
        }),
      },
      { guard: 'hasSelection', actions: 'calculate' },
    ],
    'objects.requested': {
      actions: [
        {
          type: 'tellObjectList',
          params: ({ context, event: { tab } }) => ({
            type: 'list.opened',
            objects: context.setup.getSnapshot().context.objects,
            tab,
          }),
        },
        { type: 'show', params: { kind: 'objects', key: OBJECTS_POPUP } },
      ],
    },
    'columns.requested': {
      actions: [
        sendTo(({ context }) => context.columns, { type: 'choice.made', choice: 'user' }),
        { type: 'show', params: { kind: 'columns', key: COLUMNS_POPUP } },
      ],
    },

    'setup.accepted': [
      {
        guard: { type: 'isNewPlan', params: ({ event }) => event },
        actions: ['makePlan', { type: 'headFor', params: TO_SETUP }, { type: 'open', params: TO_FILTERING }],
      },
      {
        actions: [
          { type: 'headFor', params: TO_SETUP },
          { type: 'open', params: TO_FILTERING },
        ],
      },
    ],
    'setup.questioned': { actions: { type: 'show', params: SETUP_CHANGED } },
    'setup.restored': {
      actions: [
        { type: 'open', params: ({ context }) => ({ screen: context.destination }) },
        { type: 'headFor', params: TO_SETUP },
      ],
    },
    'setup.refused': {
      actions: { type: 'show', params: ({ event }) => notice(event.severity, event.message) },
    },

    'search.failed': { actions: { type: 'show', params: ({ event }) => failed(event.failure) } },
    'list.committed': {
      actions: {
        type: 'tellSetup',
        params: ({ event }) => ({ type: 'objects.saved', objects: event.objects }),
      },
    },
    'list.closed': { actions: { type: 'withdraw', params: { key: OBJECTS_POPUP } } },
    'list.truncated': { actions: { type: 'show', params: tooManyObjects() } },
    'names.missing': {
      actions: { type: 'show', params: ({ event }) => notice('warning', event.message, event.names) },
    },
    'names.failed': { actions: { type: 'show', params: ({ event }) => failed(event.failure) } },
    'columns.closed': { actions: { type: 'withdraw', params: { key: COLUMNS_POPUP } } },

    'step.clamped': { actions: { type: 'show', params: ({ event }) => notice('info', event.message) } },
    'selection.truncated': { actions: { type: 'show', params: tooManyObjects() } },
    'impactor.selected': {
      actions: { type: 'show', params: ({ event }) => notice('warning', event.message) },
    },
    'filtering.failed': { actions: { type: 'show', params: ({ event }) => failed(event.failure) } },

    'calculation.begun': { actions: { type: 'tellSetup', params: { type: 'dates.held' } } },
    'progress.due': { actions: { type: 'show', params: PROGRESS } },
    'estimate.exceeded': { actions: { type: 'show', params: TAKING_LONGER } },
    'confirmation.due': { actions: { type: 'show', params: STOP_CONFIRMATION } },
    'calculation.finished': {
      actions: [
        { type: 'withdraw', params: { key: TAKING_LONGER.key } },
        { type: 'tellSetup', params: { type: 'dates.freed' } },
        { type: 'tellFiltering', params: { type: 'ephemerides.calculated' } },
        { type: 'show', params: FINISHED },
      ],
    },
    'results.restored': {
      actions: { type: 'tellFiltering', params: { type: 'ephemerides.calculated' } },
    },
    'results.missing': { actions: { type: 'show', params: notice('warning', NO_RESULTS_MESSAGE) } },
    'calculation.failed': {
      actions: [
        { type: 'withdraw', params: { key: TAKING_LONGER.key } },
        { type: 'tellSetup', params: { type: 'dates.freed' } },
        { type: 'show', params: ({ event }) => calculationFailed(event.failure) },
      ],
    },
    'calculation.stopped': {
      actions: [
        { type: 'withdraw', params: { key: TAKING_LONGER.key } },
        { type: 'tellSetup', params: { type: 'dates.freed' } },
        { type: 'show', params: ({ event }) => calculationStopped(event.failure) },
      ],
    },

    'popup.answered': {
      actions: enqueueActions(({ enqueue, context, event }) => {
        const meaning = MEANINGS[event.name];
        if (meaning?.to === 'setup') enqueue.sendTo(context.setup, meaning.event);
        if (meaning?.to === 'filtering') enqueue.sendTo(context.filtering, meaning.event);
        if (meaning?.to === 'calculation') enqueue.sendTo(context.calculation, meaning.event);
        if (meaning?.to === 'opt') enqueue.raise(meaning.event);
      }),
    },
  },
});

/** The last screen that can be shown without results. */
function lastOpenScreen({ filtering }: OptContext): OptScreen {
  return isFilteringEnabled(filtering.getSnapshot().context) ? 'filtering' : 'setup';
}

/** The workflows whose news the coordinator carries on. */
function sourcesOf(context: OptContext) {
  const { setup, observatorySearch, objectList, filtering, calculation, columns, popups } = context;
  const { search } = objectList.getSnapshot().context;
  return [setup, observatorySearch, search, objectList, filtering, calculation, columns, popups];
}
