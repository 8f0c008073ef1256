import type { TableApproach } from './orbit-table.ts';

/**
 * The close approach that an instant belongs to: one that lasts at it, or whose nearest moment lies on the same day.
 *
 * @param approaches of a table.
 * @param dayStart, dayEnd the day in question, Julian dates TDB.
 * @returns the nearest in distance of several; undefined without one.
 */
export function approachOnDay<Approach extends Pick<TableApproach, 'fromDay' | 'toDay' | 'nearestAu'>>(
  approaches: readonly Approach[],
  dayStart: number,
  dayEnd: number,
): Approach | undefined {
  return approaches
    .filter(({ fromDay, toDay }) => fromDay < dayEnd && toDay >= dayStart)
    .sort((a, b) => a.nearestAu - b.nearestAu)
    .at(0);
}
