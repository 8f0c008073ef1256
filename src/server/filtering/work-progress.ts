import type { PreparationProgress } from '#contract/status.ts';
import type { Effort, Pace } from './survey/effort.ts';

/** Shares are sent in thousandths. */
const THOUSANDTHS = 1000;

/**
 * How far work on some objects is: the number of objects that corresponds to it, its share, and the seconds
 * that the rest takes.
 */
export function workProgress({ done, total }: Effort, objects: number, pace: Pace): PreparationProgress {
  const share = total === 0 ? 0 : Math.floor((THOUSANDTHS * done) / total) / THOUSANDTHS;
  return {
    done: Math.floor(share * objects),
    total: objects,
    share,
    secondsLeft: Math.ceil(pace.secondsFor(total - done)),
  };
}
