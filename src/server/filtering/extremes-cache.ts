import { createExtremesTable, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { SurveyWindow } from '../compute.ts';
import type { SurveySet } from '../survey/survey-set.ts';

/** Windows whose extremes are kept; each takes 100 bytes an object. */
const KEPT_WINDOWS = 6;

/** Extremes of a set's objects in one window, which of its ranges are measured, and which are just being measured. */
export type MeasuredWindow = {
  readonly extremes: ExtremesTable;
  readonly measured: boolean[];
  /** By range; these promises never fail. */
  readonly underway: Map<number, Promise<unknown>>;
};

/** Extremes of the windows looked through last, so that a changed limit costs only the objects it may concern. */
export type ExtremesCache = {
  of(set: SurveySet, window: SurveyWindow): MeasuredWindow;
  /** Whether a table is still there for the next request. */
  keeps(table: MeasuredWindow): boolean;
};

/** An empty cache. */
export function createExtremesCache(): ExtremesCache {
  const kept = new Map<string, { set: SurveySet; window: MeasuredWindow }>();

  return {
    of(set, window) {
      const key = JSON.stringify(window);
      const known = kept.get(key);
      const entry = known?.set === set ? known : { set, window: unmeasured(set) };
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_WINDOWS && oldest !== undefined) kept.delete(oldest);
      return entry.window;
    },
    keeps: (table) => [...kept.values()].some(({ window }) => window === table),
  };
}

/** A table in which nothing is measured yet. */
export function unmeasured({ bodies, ranges }: SurveySet): MeasuredWindow {
  return {
    extremes: createExtremesTable(bodies.count),
    measured: ranges.map(() => false),
    underway: new Map(),
  };
}
