import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { APPROACH_FILTER_MOST, type ApproachFilter } from '#contract/fvt-state.ts';

/** What the list of approaches can be limited by. */
export type FilteredQuantity = keyof typeof APPROACH_FILTER_MOST;

/** Least and greatest value that is listed, both included; open where there is none. */
export type FilterEnds = { readonly min?: number | undefined; readonly max?: number | undefined };

/** Lists every approach. */
export const NO_FILTER: ApproachFilter = {};

/**
 * The filter after an end of a quantity was set, within what it can be; the other end is let go where both would leave
 * nothing.
 */
export function withFilterEnd(
  filter: ApproachFilter,
  quantity: FilteredQuantity,
  { end, value }: { readonly end: 'min' | 'max'; readonly value: number | undefined },
): ApproachFilter {
  const set = value === undefined ? undefined : Math.min(Math.max(value, 0), APPROACH_FILTER_MOST[quantity]);
  const { min, max }: FilterEnds = { ...filter[quantity], [end]: set };
  const isCrossed = min !== undefined && max !== undefined && min > max;
  const ends = isCrossed ? { [end]: set } : { min, max };
  return isOpen(ends) ? withoutFilter(filter, quantity) : { ...filter, [quantity]: ends };
}

/** The filter without what it says of a quantity. */
export function withoutFilter(filter: ApproachFilter, quantity: FilteredQuantity): ApproachFilter {
  const { [quantity]: _, ...others } = filter;
  return others;
}

/** The approaches that a filter lets through; one whose quantity is unknown is not among them where that is limited. */
export function passing(
  approaches: readonly CloseApproach[],
  { distanceLd, diameterM }: ApproachFilter,
): readonly CloseApproach[] {
  return approaches.filter((row) => isWithin(row.distanceLd, distanceLd) && isWithin(row.diam, diameterM));
}

/** Whether a filter lets every approach through. */
export function listsAll({ distanceLd, diameterM }: ApproachFilter): boolean {
  return isOpen(distanceLd) && isOpen(diameterM);
}

function isWithin(value: number | undefined, ends: FilterEnds | undefined): boolean {
  if (isOpen(ends)) return true;
  return value !== undefined && value >= (ends?.min ?? 0) && value <= (ends?.max ?? Infinity);
}

function isOpen(ends: FilterEnds | undefined): boolean {
  return ends?.min === undefined && ends?.max === undefined;
}
