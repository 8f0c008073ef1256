import type { Impactor } from '#contract/asteroid.ts';
import type { Failure } from '#contract/rest/failure.ts';
import type { FilteredObject, FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import { FIRST_PAGE_SIZE, MAX_TOTAL_RESULTS, NEXT_PAGE_SIZE } from '#contract/limits.ts';
import type { PreparationProgress } from '#contract/status.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';
import { markImpacted } from '../../objects/listed-object.ts';
import type { Plan } from '../../planning/plan.ts';
import { filteringQuery, type Page } from './queries.ts';
import { remainingSelection } from './selection.ts';
import { inOrderOfValues, type Sorting } from './listed-rows.ts';
import type { TimeStep } from '../../planning/time-step.ts';

export const FIRST_PAGE: Page = { from: 0, size: FIRST_PAGE_SIZE };

/** A page of filtered objects to request, and the token of the list it belongs to. */
export type PageRequest = { readonly query: FilteringQuery; readonly token: string | undefined };

export type FilteringContext = {
  readonly plan: Plan | undefined;
  readonly timeStep: TimeStep;
  /** The step that the user typed last, in this plan or one before it. */
  readonly typedStep: TimeStep | undefined;
  readonly filters: Filters;
  readonly sorting: Sorting;
  /** What is searched for in the list. */
  readonly phrase: string;
  readonly rows: readonly FilteredObject[];
  /** Rows in all pages, those with an error included; counting stops at 1000. */
  readonly total: number;
  /** Rows with an error. */
  readonly errors: number;
  /** The page that was loaded last. */
  readonly page: Page;
  readonly token: string | undefined;
  /** Designators of the checked rows. */
  readonly selected: ReadonlySet<string>;
  /** The selection of a stored list whose rows are not all there yet. */
  readonly stored: ReadonlySet<string> | undefined;
  /** Rows to load before a stored list is complete again, or one that is looked through; 0 when it is. */
  readonly reach: number;
  readonly impactors: readonly Impactor[];
  /** The last ephemerides calculated belong to this plan. */
  readonly calculated: boolean;
  /** Orbits the service has prepared so far, while some are missing from the list. */
  readonly preparation: PreparationProgress | undefined;
  /** Whether the user has stopped the completion of the list. */
  readonly stopped: boolean;
  /** Whether the last attempt to complete the list failed. */
  readonly missed: boolean;
  readonly failure: Failure | undefined;
};

/** The part of a list that a stored state contains; its rows are requested again. */
export type StoredList = Pick<
  FilteringContext,
  'filters' | 'sorting' | 'timeStep' | 'typedStep' | 'selected' | 'reach' | 'phrase'
>;

/** The part of a list from which it is restored. */
export function storedList({
  filters,
  sorting,
  timeStep,
  typedStep,
  selected,
  reach,
  phrase,
  page,
}: FilteringContext): StoredList {
  return {
    filters,
    sorting,
    timeStep,
    typedStep,
    selected,
    phrase,
    reach: Math.max(reach, page.from + page.size),
  };
}

/** Whether the more-objects row shows: matches remain after the page loaded last. */
export function hasMore({ total, page }: Pick<FilteringContext, 'total' | 'page'>): boolean {
  return total > page.from + page.size;
}

/** Whether the list may be extended by objects that are still being prepared: only before the user has paged on or checked rows. */
export function mayGrow({ preparation, page, selected, stopped }: FilteringContext): boolean {
  return preparation !== undefined && page.from === 0 && selected.size === 0 && !stopped;
}

/** A number of rows as shown: counting stops at 1000, so exactly that many may be more. */
export function totalText(total: number): string {
  return total === MAX_TOTAL_RESULTS ? `${total}+` : String(total);
}

/** The number of matches as shown: a name without an object is not counted. */
export function matchesText({ total, errors }: Pick<FilteringContext, 'total' | 'errors'>): string {
  return totalText(total === MAX_TOTAL_RESULTS ? total : total - errors);
}

/** The page after the one loaded last: a large one where the whole list is looked through. */
export function nextPage({ page, phrase }: FilteringContext): Page {
  return { from: page.from + page.size, size: phrase === '' ? NEXT_PAGE_SIZE : FIRST_PAGE_SIZE };
}

/**
 * How a page is requested: pages of one list have its token.
 *
 * @throws {RangeError} before a set-up was submitted.
 */
export function pageRequest(context: FilteringContext, page: Page): PageRequest {
  const { plan, timeStep, filters, calculated, token } = context;
  const { column: sort, order } = context.sorting;
  if (plan === undefined) throw new RangeError('filtering was requested before a setup was submitted');
  const keepsToken = page.from > 0 || calculated;
  return {
    query: { ...filteringQuery(plan, timeStep, filters, page, calculated), sort, order },
    token: keepsToken ? token : undefined,
  };
}

/** The list with its first page. */
export function withFirstPage(context: FilteringContext, result: FilteringResult): Partial<FilteringContext> {
  const rows = markImpacted(result.object.data, context.impactors);
  const total = result.totalResults;
  const reach = context.phrase === '' ? context.reach : MAX_TOTAL_RESULTS;
  return {
    rows,
    total,
    reach,
    errors: result.errors ?? 0,
    token: result.token,
    preparation: result.preparation,
    missed: false,
    ...settledSelection({ ...context, rows, total, reach }),
  };
}

/** The list with a further page; rows that it has already are not added again. */
export function withNextPage(context: FilteringContext, result: FilteringResult): Partial<FilteringContext> {
  const known = new Set(context.rows.map(({ designator }) => designator));
  const added = result.object.data.filter(({ designator }) => !known.has(designator));
  const all = [...context.rows, ...markImpacted(added, context.impactors)];
  const rows = context.preparation === undefined ? all : inOrderOfValues(all, context.sorting);
  const [total, page] = [result.totalResults, nextPage(context)];
  return { rows, total, page, token: result.token, ...settledSelection({ ...context, rows, total, page }) };
}

/** Whether a stored list still lacks pages. */
export function isShort({ total, page, reach }: FilteringContext): boolean {
  return hasMore({ total, page }) && page.from + page.size < reach;
}

/** A complete list retains the checks of its rows and drops the others; an incomplete one retains all. */
export function settledSelection(context: FilteringContext): Partial<FilteringContext> {
  return isShort(context) ? {} : { reach: 0, selected: remainingSelection(context) };
}
