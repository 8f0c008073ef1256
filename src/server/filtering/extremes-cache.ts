import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Extremes of an object, and whether its uncertainty is by a covariance. */
export type ListedExtremes = {
  readonly extremes: ObjectExtremes | undefined;
  readonly hasCovariance: boolean;
};

/** Extremes of the objects that were listed last, by window and object, so that the next page or limit does not compute them again. */
export type ExtremesCache = (set: SurveySet, window: SurveyWindow) => Map<number, ListedExtremes>;

/**
 * An empty cache.
 *
 * @param most objects that are cached, a thousand bytes each: the windows that were requested longest ago go first.
 * @param isGivenUp whether a set will not be requested again.
 * @param watch is notified whether a window was cached.
 */
export function createExtremesCache(
  most: number,
  isGivenUp: (set: SurveySet) => boolean,
  watch: (found: boolean) => void,
): ExtremesCache {
  /** The most recently used ones come last. */
  let cached: readonly {
    readonly set: SurveySet;
    readonly key: string;
    readonly listed: Map<number, ListedExtremes>;
  }[] = [];

  return (set, window) => {
    const key = JSON.stringify(window);
    const known = cached.find((one) => one.set === set && one.key === key);
    watch(known !== undefined);
    const listed = known?.listed ?? new Map<number, ListedExtremes>();
    const others = cached.filter((one) => one !== known && !isGivenUp(one.set));
    let left = most;
    const fitting = others.toReversed().filter((one) => (left -= Math.max(1, one.listed.size)) >= 0);
    cached = [...fitting.toReversed(), { set, key, listed }];
    return listed;
  };
}
