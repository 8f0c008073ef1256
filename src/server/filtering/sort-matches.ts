import { labelOf } from '#catalogue/small-body.ts';
import type { FilteringQuery, SortColumn } from '#contract/opt/filtering.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { boundsOf, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import { SURVEY_QUANTITIES, type SurveyQuantity } from '#engine/survey/quantities.ts';
import { type DirectQuantity, isDirect, TO_UNIT } from '#engine/survey/thresholds.ts';
import type { ObjectExtremes } from '../tasks/survey-tasks.ts';
import { bodyOfObject, type SurveyObjects } from './survey/survey-set.ts';
import { daysUnobserved } from '../tasks/object-facts.ts';

/** Which way a list is sorted. */
export type Sorting = { readonly sort: SortColumn; readonly order: NonNullable<FilteringQuery['order']> };

/** Objects that are searched for, and what is known of them. */
export type SortedSearch = {
  readonly set: Pick<SurveyObjects, 'facts' | 'catalogue' | 'rows'>;
  /** Start of the time frame, Julian date UTC. */
  readonly startUtc: number;
  /** Extremes of the objects, where they are measured already. */
  readonly measured?: Measured;
  /** Extremes of some objects, of the quantity by which they are sorted at least. */
  readonly extremesOf: (objects: Int32Array) => Promise<readonly ObjectExtremes[]>;
};

/** Extremes of direct quantities of all objects. */
export type Measured = {
  readonly extremes: ExtremesTable;
  /** Whether the extremes of an object are of all nights; else they are of those in which it is brightest. */
  readonly isWhole: (object: number) => boolean;
};

/** Objects whose extremes of all quantities are needed to put them into an order. */
export function neededToSort(
  measured: Measured | undefined,
  matches: Int32Array,
  { sort, order }: Sorting,
): Int32Array {
  if (!isQuantity(sort)) return new Int32Array();
  if (measured === undefined || !isDirect(sort)) return matches;
  if (sort === 'magnitude' && order === 'asc') return new Int32Array();
  return matches.filter((object) => !measured.isWhole(object));
}

/** The value that an object is sorted by; an object without one comes last in either order. */
type SortValue = number | string | undefined;

/** Names as people count them: 2 before 10, whatever the case. */
const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Objects of a set in the order of one column. Of a quantity, the least value over the nights counts where the order is
 * ascending, and the greatest where it is descending; of equal objects the first of the set comes first.
 *
 * @param matches objects of the search.
 * @throws what `extremesOf` throws.
 */
export async function sortMatches(
  search: SortedSearch,
  matches: Int32Array,
  sorting: Sorting,
): Promise<Int32Array> {
  const valueOf = await sortValues(search, matches, sorting);
  const sign = sorting.order === 'asc' ? 1 : -1;
  const valued = Array.from(matches, (object) => ({ object, value: valueOf(object) }));
  valued.sort((a, b) => comparison(a.value, b.value, sign) || a.object - b.object);
  return Int32Array.from(valued, ({ object }) => object);
}

function comparison(a: SortValue, b: SortValue, sign: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'string' || typeof b === 'string') return sign * NAMES.compare(String(a), String(b));
  return sign * (a - b);
}

async function sortValues(
  search: SortedSearch,
  matches: Int32Array,
  { sort, order }: Sorting,
): Promise<(object: number) => SortValue> {
  const { set, startUtc, measured, extremesOf } = search;
  const factsOf = (object: number) => itemAt(set.facts, object);
  switch (sort) {
    case 'object':
      return (object) => labelOf(bodyOfObject(set, object));
    case 'database':
    case 'bodyType':
    case 'orbitType':
      return (object) => factsOf(object)[sort];
    case 'risk':
    case 'pha':
      return (object) => Number(factsOf(object)[sort]);
    case 'nrOfDaysUnobserved':
      return (object) => daysUnobserved(factsOf(object), startUtc);
    case 'observationArc':
      return (object) => factsOf(object).arcDays;
    default: {
      const seen = await extremesOf(neededToSort(measured, matches, { sort, order }));
      const values = new Map(seen.map(({ object, extremes: all }) => [object, all[sort]?.[ENDS[order]]]));
      if (!isDirect(sort) || measured === undefined) return (object) => values.get(object);
      return (object) => values.get(object) ?? measuredValue(measured.extremes, object, sort, order);
    }
  }
}

/** The end of a range of values that an order goes by. */
const ENDS = { asc: 'min', desc: 'max' } as const;

function isQuantity(sort: SortColumn): sort is SurveyQuantity {
  return SURVEY_QUANTITIES.some((quantity) => quantity === sort);
}

function measuredValue(
  extremes: ExtremesTable,
  object: number,
  quantity: DirectQuantity,
  order: Sorting['order'],
): number | undefined {
  const bounds = boundsOf(extremes, object, quantity);
  if (bounds === undefined) return undefined;
  const ends = [TO_UNIT[quantity](bounds.low), TO_UNIT[quantity](bounds.high)];
  return order === 'asc' ? Math.min(...ends) : Math.max(...ends);
}
