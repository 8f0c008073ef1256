import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { APPROACH_FILTER_MOST, type ApproachFilter } from '#contract/fvt/fvt-state.ts';

/** What the list of approaches can be limited by. */
export type FilteredQuantity = keyof typeof APPROACH_FILTER_MOST;

/** Least and greatest value that is listed, both included; open where there is none. */
export type FilterEnds = { readonly min?: number | undefined; readonly max?: number | undefined };

/** Lists every approach. */
export const NO_FILTER: ApproachFilter = {};

/** An end of a quantity, and what it is set to. */
type SetEnd = { readonly end: 'min' | 'max'; readonly value: number | undefined };

/**
 * The filter after an end of a quantity was set, within what it can be; the other end is removed where both would leave
 * nothing.
 */
export function withFilterEnd(
  filter: ApproachFilter,
  quantity: FilteredQuantity,
  set: SetEnd,
): ApproachFilter {
  const value = withinReach(quantity, set.value);
  const previous = removedEnd(filter, quantity, set) === undefined ? filter[quantity] : {};
  const { min, max }: FilterEnds = { ...previous, [set.end]: value };
  const ends = { min, max };
  return isOpen(ends) ? withoutFilter(filter, quantity) : { ...filter, [quantity]: ends };
}

/** The end of a quantity that is removed where the other is set, and beyond which value that is; undefined where it stays. */
export function removedEnd(
  filter: ApproachFilter,
  quantity: FilteredQuantity,
  { end, value }: SetEnd,
): { readonly end: 'min' | 'max'; readonly was: number; readonly beyond: number } | undefined {
  const beyond = withinReach(quantity, value);
  const other = end === 'min' ? 'max' : 'min';
  const was = filter[quantity]?.[other];
  if (beyond === undefined || was === undefined) return undefined;
  const isCrossed = end === 'min' ? beyond > was : beyond < was;
  return isCrossed ? { end: other, was, beyond } : undefined;
}

/** The filter without its limits of a quantity. */
export function withoutFilter(filter: ApproachFilter, quantity: FilteredQuantity): ApproachFilter {
  const { [quantity]: _, ...others } = filter;
  return others;
}

/** The approaches that a filter lets through; one whose quantity is unknown is not among them where that is limited. */
export function filteredApproaches(
  approaches: readonly CloseApproach[],
  { distanceLd, diameterM }: ApproachFilter,
): readonly CloseApproach[] {
  return approaches.filter((row) => isWithin(row.distanceLd, distanceLd) && isWithin(row.diam, diameterM));
}

/** Whether a filter lets every approach through. */
export function isOpenFilter({ distanceLd, diameterM }: ApproachFilter): boolean {
  return isOpen(distanceLd) && isOpen(diameterM);
}

function isWithin(value: number | undefined, ends: FilterEnds | undefined): boolean {
  if (isOpen(ends)) return true;
  return value !== undefined && value >= (ends?.min ?? 0) && value <= (ends?.max ?? Infinity);
}

function withinReach(quantity: FilteredQuantity, value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(Math.max(value, 0), APPROACH_FILTER_MOST[quantity]);
}

function isOpen(ends: FilterEnds | undefined): boolean {
  return ends?.min === undefined && ends?.max === undefined;
}
