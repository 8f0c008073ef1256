import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';

/** The time of a mark, UTC milliseconds, and its day where that begins: `21:00`, `14 April`. */
export function timeMarkText(ms: number): string {
  const moment = utcOf(ms);
  if (ms % MILLISECONDS_PER_DAY !== 0) return hourMinute(moment);
  return moment.toLocaleString('en-GB', { day: 'numeric', month: 'long' });
}
