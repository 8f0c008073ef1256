import { FIRST_DATE, LAST_DATE } from '#contract/limits.ts';
import { toast } from '../popups/notice.ts';

/** A state was saved with dates beyond those that can be planned for. */
export const FRAME_CUT = toast(
  'info',
  `The saved time frame was cut to the years ${FIRST_DATE.slice(0, 4)} to ${LAST_DATE.slice(0, 4)}.`,
);
