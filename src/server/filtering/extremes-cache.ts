import { createExtremesTable, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Extremes of a set's objects in one window, which of its ranges are measured, and which are just being measured. */
export type MeasuredWindow = {
  readonly extremes: ExtremesTable;
  readonly measured: boolean[];
  /** Measurements by range; these promises never fail. */
  readonly underway: Map<number, Promise<unknown>>;
  /** Ranges that are put aside to be measured when no visitor waits. */
  readonly aside: Set<number>;
  /** Listed extremes, by object. */
  readonly listed: Map<number, ListedExtremes>;
};

/** Extremes of an object, and whether its uncertainty is by a covariance. */
export type ListedExtremes = {
  readonly extremes: ObjectExtremes | undefined;
  readonly hasCovariance: boolean;
};

/** Extremes of the windows looked through last, so that a changed limit costs only the objects it may concern. */
export type ExtremesCache = {
  of(set: SurveySet, window: SurveyWindow): MeasuredWindow;
  /** Whether a table is still there for the next request. */
  has(table: MeasuredWindow): boolean;
};

/**
 * An empty cache.
 *
 * @param windows number of windows whose extremes are cached; each takes 100 bytes an object.
 * @param isGivenUp whether a set will not be requested again.
 * @param watch is notified whether the extremes of a window were cached.
 */
export function createExtremesCache(
  windows: number,
  isGivenUp: (set: SurveySet) => boolean,
  watch: (found: boolean) => void,
): ExtremesCache {
  /** The most recently used ones come last. */
  let cached: readonly { readonly set: SurveySet; readonly key: string; readonly table: MeasuredWindow }[] =
    [];

  return {
    of(set, window) {
      const key = JSON.stringify(window);
      const known = cached.find((one) => one.set === set && one.key === key);
      watch(known !== undefined);
      const table = known?.table ?? unmeasured(set);
      const others = cached.filter((one) => one !== known && !isGivenUp(one.set));
      cached = [...others, { set, key, table }].slice(-windows);
      return table;
    },
    has: (table) => cached.some((one) => one.table === table),
  };
}

/** A table in which nothing is measured yet. */
export function unmeasured({ bodies, ranges }: SurveySet): MeasuredWindow {
  return {
    extremes: createExtremesTable(bodies.count),
    measured: ranges.map(() => false),
    underway: new Map(),
    aside: new Set(),
    listed: new Map(),
  };
}
