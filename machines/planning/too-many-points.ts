import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';

/** More data points than one calculation may have. */
export function tooManyPoints(current: number): Popup<never> {
  return notice('warning', PROBLEMS['too-many-points'].title, [
    `Maximum: ${MAX_DATA_POINTS}`,
    `Current: ${current}`,
  ]);
}
