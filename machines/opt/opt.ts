import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { failureOf } from '#contract/failure.ts';
import type { OptState } from '#contract/opt-state.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { calculationMachine } from './calculation.ts';
import { columnsMachine } from './columns.ts';
import type { UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import { requestOrders } from '../editor/editor-reactions.ts';
import { filteringMachine } from './filtering.ts';
import type { FilteringEvent } from './filtering-events.ts';
import { listen } from '../kit/listen.ts';
import { notProvided } from '../kit/not-provided.ts';
import { failed, notice } from '../popups/notice.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { type ObjectListEvent, objectListMachine } from '../objects/object-list.ts';
import { observatorySearchMachine } from '../planning/observatory-search.ts';
import {
  changesInOpt,
  lastOpenScreen,
  objectsInOpt,
  OPT_GUARDS,
  type OptContext,
  requestIn,
  sourcesOf,
} from './opt-context.ts';
import type { OptEmitted, OptEvent, OptScreen } from './opt-events.ts';
import { messagesOf, type OptNews } from './opt-news.ts';
import { OBJECTS_POPUP } from '../objects/object-list-popups.ts';
import {
  COLUMNS_POPUP,
  NO_RESULTS_MESSAGE,
  resultsOutdated,
  tooManyUserDefinedObjects,
  tooManyPoints,
  tooManyToCalculate,
} from './opt-popups.ts';
import { eventsOf } from './opt-state.ts';
import type { Popup } from '../popups/popups.ts';
import { planOf, pointsOf } from '../planning/plan.ts';
import { setupMachine } from '../planning/setup.ts';
import type { SetupEvent } from '../planning/setup-events.ts';

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
    events: {} as OptEvent | OptNews,
    emitted: {} as OptEmitted,
    input: {} as { today: string; popups: OptContext['popups'] },
  },
  actors: {
    setup: setupMachine,
    observatorySearch: observatorySearchMachine,
    objectList: objectListMachine,
    editor: objectEditorMachine,
    filtering: filteringMachine,
    calculation: calculationMachine,
    columns: columnsMachine,
    /** What the service tells of itself; where it does not, the page's own date and map stand. */
    readStatus: fromPromise<ServiceStatus>(notProvided),
    listImpactors: fromPromise<readonly Impactor[]>(notProvided),
    listen,
  },
  guards: OPT_GUARDS,
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
    passOn: enqueueActions(({ enqueue, context, event }) => {
      for (const { to, event: message } of messagesOf(event)) {
        if (to === 'opt') enqueue.raise(message);
        else enqueue.sendTo(context[to], message);
      }
    }),
    askEditor: enqueueActions(({ enqueue, context }, request: UserDefinedObjectRequest) => {
      const { userDefinedObjects } = context.setup.getSnapshot().context;
      for (const { to, event } of requestOrders(request, userDefinedObjects)) {
        enqueue.sendTo(context[to], event);
      }
    }),
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
      const request = requestIn(context);
      if (request !== undefined)
        enqueue.sendTo(context.calculation, { type: 'calculation.requested', request });
    }),
  },
}).createMachine({
  id: 'opt',
  context: ({ spawn, input }) => ({
    setup: spawn('setup', { id: 'setup', input: { today: input.today } }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    objectList: spawn('objectList', { id: 'objectList' }),
    editor: spawn('editor', {
      id: 'editor',
      input: { purpose: 'orbits', nowMs: Date.parse(input.today) },
    }),
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
        actions: { type: 'show', params: ({ event }) => failed(failureOf(event.error)) },
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
        guard: { type: 'asksAboutResults', params: ({ event }) => event },
        actions: { type: 'show', params: ({ context }) => resultsOutdated(changesInOpt(context)) },
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
        actions: {
          type: 'show',
          params: ({ context }) =>
            tooManyPoints(pointsOf(objectsInOpt(context), context.filtering.getSnapshot().context)),
        },
      },
      {
        guard: 'exceedsObjects',
        actions: { type: 'show', params: ({ context }) => tooManyToCalculate(objectsInOpt(context)) },
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
    'definition.requested': [
      { guard: 'hasRoom', actions: { type: 'askEditor', params: ({ event }) => event } },
      { actions: { type: 'show', params: tooManyUserDefinedObjects() } },
    ],
    'redefinition.requested': { actions: { type: 'askEditor', params: ({ event }) => event } },
    'deletion.requested': { actions: { type: 'askEditor', params: ({ event }) => event } },
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
    'setup.restored': {
      actions: [
        { type: 'open', params: ({ context }) => ({ screen: context.destination }) },
        { type: 'headFor', params: TO_SETUP },
      ],
    },
    '*': { actions: 'passOn' },
  },
});
