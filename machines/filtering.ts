import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { type Failure, failureOf } from '#contract/failure.ts';
import type { FilteredObject, FilteringQuery, FilteringResult } from '#contract/filtering.ts';
import { FIRST_PAGE_SIZE, MAX_NAMES, MAX_TOTAL_RESULTS, NEXT_PAGE_SIZE } from '#contract/limits.ts';
import type { PreparationProgress } from '#contract/status.ts';
import { clearedFilters, defaultFilters, type FilterChange, type Filters, withFilter } from './filters.ts';
import { impactNotice, markImpacted } from './listed-object.ts';
import { notProvided } from './not-provided.ts';
import { filteringQuery, type Page, type Plan } from './queries.ts';
import { firstSelected, keptSelection, withAllToggled, withRowToggled } from './selection.ts';
import { clampNotice, clampStep, DEFAULT_TIME_STEP, type TimeStep } from './time-step.ts';

/** A page of filtered objects to ask for, and the token of the list it belongs to. */
export type PageRequest = { readonly query: FilteringQuery; readonly token: string | undefined };

export type FilteringContext = {
  readonly plan: Plan | undefined;
  readonly timeStep: TimeStep;
  readonly filters: Filters;
  readonly rows: readonly FilteredObject[];
  /** Matches in all pages; counting stops at 1000. */
  readonly total: number;
  /** The page that was loaded last. */
  readonly page: Page;
  readonly token: string | undefined;
  /** Designators of the checked rows. */
  readonly selected: ReadonlySet<string>;
  /** Rows to load before a list that was kept is whole again; 0 when it is. */
  readonly reach: number;
  readonly impactors: readonly Impactor[];
  /** The last ephemerides calculated belong to this plan. */
  readonly calculated: boolean;
  /** Orbits the service has prepared so far, while some are missing from the list. */
  readonly preparation: PreparationProgress | undefined;
  readonly failure: Failure | undefined;
};

/** What is kept of a list; its rows are asked for again. */
export type KeptList = Pick<FilteringContext, 'filters' | 'timeStep' | 'selected' | 'reach'>;

export type FilteringEvent =
  /** A new setup: filters, rows and selection start afresh. */
  | { readonly type: 'plan.made'; readonly plan: Plan }
  /** A list that was kept takes the place of the current one: it is asked for again. */
  | { readonly type: 'filters.loaded'; readonly plan: Plan; readonly list: KeptList }
  | { readonly type: 'filter.applied'; readonly change: FilterChange }
  | { readonly type: 'filters.cleared' }
  | { readonly type: 'reset.requested' }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'more.requested' }
  | { readonly type: 'step.typed'; readonly timeStep: TimeStep }
  | { readonly type: 'row.toggled'; readonly designator: string }
  /** The checkbox of the header: all, or none when all are checked. */
  | { readonly type: 'selection.toggled' }
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] }
  | { readonly type: 'ephemerides.calculated' };

export type FilteringEmitted =
  /** A typed step was clamped. */
  | { readonly type: 'step.clamped'; readonly message: string }
  /** More rows were checked than one calculation may name. */
  | { readonly type: 'selection.truncated' }
  /** An object was checked that has hit the Earth. */
  | { readonly type: 'impactor.selected'; readonly message: string }
  | { readonly type: 'filtering.failed'; readonly failure: Failure };

/** Pause before a list with objects missing is asked for again, milliseconds. */
const PREPARATION_PAUSE_MS = 5000;

const FIRST_PAGE: Page = { from: 0, size: FIRST_PAGE_SIZE };

/**
 * The list of objects that can be observed, page by page, with the filters that make it and the rows checked in it.
 *
 *     closed ─plan made→ loading → listing ─more requested→ loadingMore → listing
 *                          │ ↑                  ⇅ every 5 s while orbits are being prepared
 *                          │ ↑               completing
 *                          │ ↑ filter applied, cleared, reset, refresh, plan made, list loaded: from everywhere
 *                          └→ failed
 *
 * What was checked is kept when a list does not come, and found again when it does.
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
    forget: assign({ rows: [], total: 0, page: FIRST_PAGE, token: undefined, selected: new Set(), reach: 0 }),
    limitSelection: enqueueActions(({ enqueue, context }) => {
      if (context.selected.size <= MAX_NAMES) return;
      enqueue.assign({ selected: firstSelected(context) });
      enqueue.emit({ type: 'selection.truncated' });
    }),
    warnOfImpact: enqueueActions(({ enqueue, context }, { designator }: { designator: string }) => {
      const row = context.rows.find((candidate) => candidate.designator === designator);
      if (row?.impacted !== true || !context.selected.has(designator)) return;
      enqueue.emit({ type: 'impactor.selected', message: impactNotice(row) });
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
    filters: defaultFilters(),
    rows: [],
    total: 0,
    page: FIRST_PAGE,
    token: undefined,
    selected: new Set(),
    reach: 0,
    impactors: [],
    calculated: false,
    preparation: undefined,
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
          filters: defaultFilters(),
          calculated: false,
          timeStep: clampStep(context.timeStep, plan.timeFrame).timeStep,
        })),
      ],
    },
    'filters.loaded': {
      target: '.loading',
      actions: [
        'forget',
        assign(({ event: { plan, list } }) => ({
          ...list,
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
    'filters.cleared': {
      guard: 'hasPlan',
      target: '.loading',
      actions: assign({ filters: clearedFilters() }),
    },
    'reset.requested': {
      guard: 'hasPlan',
      target: '.loading',
      actions: ['forget', assign({ filters: defaultFilters() })],
    },
    'refresh.requested': { guard: 'hasPlan', target: '.loading' },
    'step.typed': {
      guard: 'hasPlan',
      actions: enqueueActions(({ enqueue, context, event }) => {
        if (context.plan === undefined) return;
        const step = clampStep(event.timeStep, context.plan.timeFrame);
        const message = clampNotice(step);
        enqueue.assign({ timeStep: step.timeStep });
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
      actions: [assign({ selected: ({ context }) => withAllToggled(context) }), 'limitSelection'],
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
      entry: assign({ page: FIRST_PAGE, failure: undefined }),
      invoke: {
        src: 'loadPage',
        input: ({ context }) => pageRequest(context, FIRST_PAGE),
        onDone: { target: 'listing', actions: assign(({ context, event }) => listed(context, event.output)) },
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
      always: { guard: 'isShort', target: 'loadingMore' },
      after: {
        preparationPause: [
          { guard: 'mayGrow', target: 'completing' },
          { guard: 'isIncomplete', target: 'listing', reenter: true },
        ],
      },
      on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    completing: {
      invoke: {
        src: 'loadPage',
        input: ({ context }) => pageRequest(context, FIRST_PAGE),
        onDone: { target: 'listing', actions: assign(({ context, event }) => listed(context, event.output)) },
        onError: {
          target: 'listing',
          actions: [
            assign({ preparation: undefined }),
            { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
      on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => pageRequest(context, nextPage(context)),
        onDone: {
          target: 'listing',
          actions: assign(({ context, event }) => extended(context, event.output)),
        },
        onError: {
          target: 'listing',
          actions: [
            assign(({ context }) => settled({ ...context, reach: 0 })),
            { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    failed: {},
  },
});

/** Whether the more-objects row shows: matches remain after the page loaded last. */
export function hasMore({ total, page }: Pick<FilteringContext, 'total' | 'page'>): boolean {
  return total > page.from + page.size;
}

/** Whether objects are missing that come by themselves: nothing the visitor did would be disturbed by their coming. */
export function mayGrow({ preparation, page, selected }: FilteringContext): boolean {
  return preparation !== undefined && page.from === 0 && selected.size === 0;
}

/** The number of matches as shown: counting stops at 1000, so exactly that many may be more. */
export function totalText(total: number): string {
  return total === MAX_TOTAL_RESULTS ? `${total}+` : String(total);
}

function nextPage({ page }: FilteringContext): Page {
  return { from: page.from + page.size, size: NEXT_PAGE_SIZE };
}

function pageRequest(context: FilteringContext, page: Page): PageRequest {
  const { plan, timeStep, filters, calculated, token } = context;
  if (plan === undefined) throw new RangeError('filtering was asked for before a setup was submitted');
  const keepsToken = page.from > 0 || calculated;
  return {
    query: filteringQuery(plan, timeStep, filters, page, calculated),
    token: keepsToken ? token : undefined,
  };
}

function listed(context: FilteringContext, result: FilteringResult): Partial<FilteringContext> {
  const rows = markImpacted(result.object.data, context.impactors);
  const total = result.totalResults;
  return {
    rows,
    total,
    token: result.token,
    preparation: result.preparation,
    ...settled({ ...context, rows, total }),
  };
}

function extended(context: FilteringContext, result: FilteringResult): Partial<FilteringContext> {
  const known = new Set(context.rows.map(({ designator }) => designator));
  const added = result.object.data.filter(({ designator }) => !known.has(designator));
  const rows = [...context.rows, ...markImpacted(added, context.impactors)];
  const [total, page] = [result.totalResults, nextPage(context)];
  return { rows, total, page, token: result.token, ...settled({ ...context, rows, total, page }) };
}

/** Whether further pages have to come before a list that was kept is whole again. */
function isShort({ total, page, reach }: FilteringContext): boolean {
  return hasMore({ total, page }) && page.from + page.size < reach;
}

/** The selection of a list that is whole: rows that are no longer in it lose their checks. */
function settled(context: FilteringContext): Partial<FilteringContext> {
  return isShort(context) ? {} : { reach: 0, selected: keptSelection(context) };
}
