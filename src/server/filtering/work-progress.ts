import type { PreparationProgress } from '#contract/status.ts';
import type { Effort, Pace } from './survey/effort.ts';

/** Shares are sent in thousandths. */
const THOUSANDTHS = 1000;

/** How far work is: its share, and the seconds that the rest takes. */
export function workProgress(
  { done, total }: Effort,
  pace: Pace,
): Required<Pick<PreparationProgress, 'share' | 'secondsLeft'>> {
  return {
    share: total === 0 ? 0 : Math.floor((THOUSANDTHS * done) / total) / THOUSANDTHS,
    secondsLeft: Math.ceil(pace.secondsFor(total - done)),
  };
}
