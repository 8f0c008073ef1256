import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { FvtState, OTHER_ORDERS, SORTED_COLUMNS } from '#contract/fvt/fvt-state.ts';
import { approachTitle } from './close-approach.ts';

export type SortedColumn = (typeof SORTED_COLUMNS)[number];

export type OtherOrder = (typeof OTHER_ORDERS)[number];

/** How the list is ordered; by date, the first one first, where nothing is set. */
export type ApproachOrder = FvtState['approachOrder'];

/** The order after the head of a column was pressed: ascending, descending, none. */
export function orderAfterPress(order: ApproachOrder, column: SortedColumn): ApproachOrder {
  if (order?.by !== column) return { by: column, direction: 'ascending' };
  return order.direction === 'ascending' ? { by: column, direction: 'descending' } : undefined;
}

/** The approaches in an order; where they are equal by it, in that of their dates. */
export function inOrder(
  approaches: readonly CloseApproach[],
  order: ApproachOrder,
): readonly CloseApproach[] {
  if (order === undefined) return approaches.toSorted(byDate);
  const compare = COMPARE[order.by];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return approaches.toSorted((one, other) => sign * compare(one, other) || byDate(one, other));
}

type Compare = (one: CloseApproach, other: CloseApproach) => number;

const numbered: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };

/** What is unknown comes last. */
const COMPARE: Readonly<Record<SortedColumn | OtherOrder, Compare>> = {
  object: (one, other) => approachTitle(one).localeCompare(approachTitle(other), 'en', numbered),
  date: byDate,
  body: (one, other) => one.mainBody.name.localeCompare(other.mainBody.name, 'en'),
  distance: (one, other) => one.distanceAu - other.distanceAu,
  speed: (one, other) => other.speedKmS - one.speedKmS,
  size: (one, other) => (other.diam ?? 0) - (one.diam ?? 0),
  magnitude: (one, other) => (one.mag ?? Infinity) - (other.mag ?? Infinity) || 0,
};

function byDate(one: CloseApproach, other: CloseApproach): number {
  return one.mjd - other.mjd;
}
