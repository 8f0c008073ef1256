import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { failureOf, mayPass } from '#contract/rest/failure.ts';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import { MAX_NAMES, MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import type { FilteringEmitted, FilteringEvent } from './filtering-events.ts';
import {
  withNextPage,
  type FilteringContext,
  FIRST_PAGE,
  hasMore,
  isShort,
  storedList,
  withFirstPage,
  mayGrow,
  nextPage,
  pageRequest,
  type PageRequest,
  settledSelection,
} from './filtering-rules.ts';
import { presetFilters } from './filter-presets.ts';
import { clearedFilters, defaultFilters, withFilter } from './filters.ts';
import { impactNotice, markImpacted } from '../../objects/listed-object.ts';
import { notProvided } from '../../kit/not-provided.ts';
import { stepOfPlan } from './step-of-plan.ts';
import { rowsFound, BRIGHTEST_FIRST, sortedBy } from './listed-rows.ts';
import { firstSelected, withAllToggled, withRowToggled } from './selection.ts';
import { clampNotice, clampStep, DEFAULT_TIME_STEP } from '../../planning/time-step.ts';

/** Pause before a list with objects missing is requested again, milliseconds. */
const PREPARATION_PAUSE_MS = 5000;

/**
 * The list of objects that can be observed, page by page, with the filters that make it and the rows checked in it.
 *
 *     closed ─plan made→ loading → listing ─more requested→ loadingMore → listing
 *                          │ ↑                  ⇅ every 5 s while orbits are being prepared
 *                          │ ↑               completing, until it is stopped; resumed, the list is loaded again
 *                          │ ↑ filter applied, cleared, sorting chosen, reset, refresh, plan made, list loaded: from everywhere
 *                          └→ failed
 *
 * What is searched for is searched for in the whole list, which is loaded for it page by page.
 * What was checked is remembered when a list does not come, and found again when it does.
 * A new filter leaves `loading` and so aborts the older request.
 */
export const filteringMachine = setup({
  types: {
    context: {} as FilteringContext,
    events: {} as FilteringEvent,
    emitted: {} as FilteringEmitted,
    tags: {} as 'busy',
  },
  actors: { loadPage: fromPromise<FilteringResult, PageRequest>(notProvided) },
  guards: {
    hasPlan: ({ context }) => context.plan !== undefined,
    hasMore: ({ context }) => hasMore(context),
    isShort: ({ context }) => isShort(context),
    mayGrow: ({ context }) => mayGrow(context),
    isIncomplete: ({ context }) => context.preparation !== undefined,
  },
  delays: { preparationPause: PREPARATION_PAUSE_MS },
  actions: {
    dropRows: assign({ rows: [], total: 0, page: FIRST_PAGE, token: undefined }),
    forget: assign({
      rows: [],
      total: 0,
      page: FIRST_PAGE,
      token: undefined,
      selected: new Set(),
      stored: undefined,
      reach: 0,
      phrase: '',
    }),
    nameMissed: enqueueActions(({ enqueue, context }) => {
      const { stored, selected } = context;
      if (stored === undefined || isShort(context)) return;
      const designators = [...stored].filter((designator) => !selected.has(designator));
      enqueue.assign({ stored: undefined });
      if (designators.length > 0) enqueue.emit({ type: 'selection.missed', designators });
    }),
    limitSelection: enqueueActions(({ enqueue, context }) => {
      if (context.selected.size <= MAX_NAMES) return;
      enqueue.assign({ selected: firstSelected(context) });
      enqueue.emit({ type: 'selection.truncated' });
    }),
    warnOfImpact: enqueueActions(({ enqueue, context }, { designator }: { designator: string }) => {
      const row = context.rows.find((candidate) => candidate.designator === designator);
      const message = row && impactNotice(row);
      if (message !== undefined && context.selected.has(designator))
        enqueue.emit({ type: 'impactor.selected', message });
    }),
    fail: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    reportFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'filtering.failed',
      failure: failureOf(error),
    })),
  },
}).createMachine({
  id: 'filtering',
  context: {
    plan: undefined,
    timeStep: DEFAULT_TIME_STEP,
    typedStep: undefined,
    filters: defaultFilters(),
    sorting: BRIGHTEST_FIRST,
    phrase: '',
    rows: [],
    total: 0,
    errors: 0,
    page: FIRST_PAGE,
    token: undefined,
    selected: new Set(),
    stored: undefined,
    reach: 0,
    impactors: [],
    calculated: false,
    preparation: undefined,
    stopped: false,
    missed: false,
    failure: undefined,
  },
  initial: 'closed',
  on: {
    'plan.made': {
      target: '.loading',
      actions: [
        'forget',
        assign(({ context, event: { plan } }) => ({
          plan,
          filters: defaultFilters(plan.observatory),
          sorting: BRIGHTEST_FIRST,
          calculated: false,
          timeStep: stepOfPlan(plan, context.typedStep),
        })),
      ],
    },
    'filters.loaded': {
      target: '.loading',
      actions: [
        'forget',
        assign(({ event: { plan, list } }) => ({
          ...list,
          stored: list.selected,
          plan,
          calculated: false,
          timeStep: clampStep(list.timeStep, plan.timeFrame).timeStep,
        })),
      ],
    },
    'filter.applied': {
      guard: 'hasPlan',
      target: '.loading',
      actions: assign({ filters: ({ context, event }) => withFilter(context.filters, event.change) }),
    },
    'horizon.changed': {
      guard: 'hasPlan',
      target: '.loading',
      actions: assign({
        plan: ({ context, event: { horizon } }) => context.plan && { ...context.plan, horizon },
      }),
    },
    'filters.cleared': {
      guard: 'hasPlan',
      target: '.loading',
      actions: assign({ filters: clearedFilters() }),
    },
    'preset.chosen': {
      guard: 'hasPlan',
      target: '.loading',
      actions: assign(({ context: { plan }, event }) =>
        plan === undefined ? {} : { filters: presetFilters(event.preset, plan.observatory) },
      ),
    },
    'reset.requested': {
      guard: 'hasPlan',
      target: '.loading',
      actions: [
        emit(({ context }) => ({ type: 'filters.reset', before: storedList(context), plan: context.plan })),
        'forget',
        assign(({ context }) => ({
          filters: defaultFilters(context.plan?.observatory),
          sorting: BRIGHTEST_FIRST,
        })),
      ],
    },
    'refresh.requested': { guard: 'hasPlan', target: '.loading' },
    'sorting.chosen': {
      guard: 'hasPlan',
      target: '.loading',
      actions: assign({ sorting: ({ context, event }) => sortedBy(context.sorting, event.column) }),
    },
    'phrase.typed': {
      actions: assign({
        phrase: ({ event }) => event.phrase,
        reach: ({ event, context }) => (event.phrase === '' ? context.reach : MAX_TOTAL_RESULTS),
      }),
    },
    'step.typed': {
      guard: 'hasPlan',
      actions: enqueueActions(({ enqueue, context, event }) => {
        if (context.plan === undefined) return;
        const step = clampStep(event.timeStep, context.plan.timeFrame);
        const message = clampNotice(step);
        enqueue.assign({ timeStep: step.timeStep, typedStep: step.timeStep });
        if (message !== undefined) enqueue.emit({ type: 'step.clamped', message });
      }),
    },
    'row.toggled': {
      actions: [
        assign({ selected: ({ context, event }) => withRowToggled(context, event.designator) }),
        'limitSelection',
        { type: 'warnOfImpact', params: ({ event: { designator } }) => ({ designator }) },
      ],
    },
    'selection.toggled': {
      actions: [
        assign({
          selected: ({ context }) => withAllToggled({ rows: rowsFound(context), selected: context.selected }),
        }),
        'limitSelection',
      ],
    },
    'impactors.listed': {
      actions: assign(({ context, event: { impactors } }) => ({
        impactors,
        rows: markImpacted(context.rows, impactors),
      })),
    },
    'ephemerides.calculated': { actions: assign({ calculated: true }) },
  },
  states: {
    closed: {},
    loading: {
      tags: 'busy',
      entry: assign({ page: FIRST_PAGE, failure: undefined, stopped: false }),
      invoke: {
        src: 'loadPage',
        input: ({ context }) => pageRequest(context, FIRST_PAGE),
        onDone: {
          target: 'listing',
          actions: assign(({ context, event }) => withFirstPage(context, event.output)),
        },
        onError: {
          target: 'failed',
          actions: [
            'dropRows',
            { type: 'fail', params: ({ event: { error } }) => ({ error }) },
            { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    listing: {
      entry: 'nameMissed',
      always: { guard: 'isShort', target: 'loadingMore' },
      after: {
        preparationPause: [
          { guard: 'mayGrow', target: 'completing' },
          { guard: 'isIncomplete', target: 'listing', reenter: true },
        ],
      },
      on: {
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'completion.stopped': { actions: assign({ stopped: true }) },
        'completion.resumed': { target: 'loading', guard: 'isIncomplete' },
      },
    },
    completing: {
      invoke: {
        src: 'loadPage',
        input: ({ context }) => pageRequest(context, FIRST_PAGE),
        onDone: {
          target: 'listing',
          actions: assign(({ context, event }) => withFirstPage(context, event.output)),
        },
        onError: [
          {
            guard: ({ context, event: { error } }) => !context.missed && mayPass(failureOf(error)),
            target: 'listing',
            actions: assign({ missed: true }),
          },
          {
            target: 'listing',
            actions: [
              assign({ preparation: undefined }),
              { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
            ],
          },
        ],
      },
      on: {
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'completion.stopped': { target: 'listing', actions: assign({ stopped: true }) },
      },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => pageRequest(context, nextPage(context)),
        onDone: {
          target: 'listing',
          actions: assign(({ context, event }) => withNextPage(context, event.output)),
        },
        onError: {
          target: 'listing',
          actions: [
            assign(({ context }) => settledSelection({ ...context, reach: 0 })),
            { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    failed: {},
  },
});

export type FilteringActor = ActorRefFrom<typeof filteringMachine>;
