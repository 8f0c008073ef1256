import { MAX_DATA_POINTS, FIRST_DATE, LAST_DATE } from '#contract/limits.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import { notice, toast } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';

/** More data points than one calculation may have. */
export function tooManyPoints(current: number): Popup<never> {
  return notice('warning', PROBLEMS['too-many-points'].title, [
    `Maximum: ${MAX_DATA_POINTS}`,
    `Current: ${current}`,
  ]);
}

/** A state was saved with dates beyond those that can be planned for. */
export const FRAME_CUT = toast(
  'info',
  `The saved time frame was cut to the years ${FIRST_DATE.slice(0, 4)} to ${LAST_DATE.slice(0, 4)}.`,
);
