import { scaleUtc } from 'd3-scale';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { utcOf } from '../timeline/moment-text.ts';
import type { Span } from './spans.ts';

/** Width of a chart that one label of its time axis has, CSS px. */
export const TIMESTAMP_SPACING_PX = 48;

/** Room that the first label takes when it names the month, CSS px. */
const FIRST_LABEL_PX = 66;

/** Characters of a label that names no month. */
const SHORT_TEXT = 4;

/** A label of a time axis. */
export type TimeTick = { readonly x: number; readonly text: string };

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** Round moments of a time axis, no two of them nearer than a label is wide. */
export function timeTicks({ start, end }: Span, width: number): readonly TimeTick[] {
  const scale = scaleUtc()
    .domain([unixTimeFromJulianDate(start), unixTimeFromJulianDate(end)])
    .range([0, width]);
  const most = Math.max(1, Math.floor(width / TIMESTAMP_SPACING_PX));
  for (let count = most; count > 0; count--) {
    const dates = scale.ticks(count);
    const ticks = dates.map((date, index) => ({ x: scale(date), text: tickText(date, index === 0) }));
    if (count > 1 && !haveRoom(ticks)) continue;
    const [first, second] = ticks;
    const isCrowded = first !== undefined && second !== undefined && second.x - first.x < FIRST_LABEL_PX;
    return isCrowded && first.text.length > SHORT_TEXT ? ticks.toSpliced(1, 1) : ticks;
  }
  return [];
}

function haveRoom(ticks: readonly TimeTick[]): boolean {
  return ticks.every(({ x }, index) => x - (ticks[index - 1]?.x ?? -Infinity) >= TIMESTAMP_SPACING_PX - 1);
}

/** A time of day, else the day of the month, with the month where that begins, and the year where that does. */
function tickText(date: Date, isFirst: boolean): string {
  const moment = utcOf(date.getTime());
  if (moment.hour > 0 || moment.minute > 0) return hourMinute(moment);
  if (moment.day > 1) return isFirst ? `${moment.day} ${MONTH.format(date)}` : String(moment.day);
  if (moment.month === 1) return String(moment.year);
  return isFirst ? `1 ${MONTH.format(date)}` : MONTH.format(date);
}

/** Pixel of a moment, Julian date UTC, in a chart whose width shows a stretch of time. */
export function timeScale({ start, end }: Span, width: number): (moment: number) => number {
  return (moment) => ((moment - start) / (end - start)) * width;
}
