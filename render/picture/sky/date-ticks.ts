import { MINUTES_PER_DAY } from '#engine/constants.ts';
import { calendarDate } from '#engine/time/calendar.ts';

const MINUTE = 1 / MINUTES_PER_DAY;
const HOUR = 1 / 24;

/** Distances of ticks along a path, days. */
const STEPS: readonly number[] = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  1,
  2,
  5,
  10,
  20,
  50,
  100,
];

/** The ticks of a piece without any, as most pieces of a long path are: one list, since they are read in every picture. */
const NONE: readonly number[] = [];

/** The shortest step of ticks, days. @param pxPerDay CSS px of a day along the path. @param apart least CSS px between ticks. */
export function tickStep(pxPerDay: number, apart: number): number {
  return STEPS.find((step) => step * pxPerDay >= apart) ?? STEPS[STEPS.length - 1];
}

/** Julian dates of ticks between two dates: whole steps from noon or midnight on. */
export function ticksBetween(from: number, to: number, step: number): readonly number[] {
  const origin = Math.floor(from) - 0.5;
  const first = step >= 1 ? Math.ceil((from - 0.5) / step) : Math.ceil((from - origin) / step - 1e-6);
  const start = step >= 1 ? 0.5 : origin;
  const last = Math.floor((to - start) / step + 1e-6);
  if (last < first) return NONE;
  return Array.from({ length: last - first + 1 }, (_, index) => start + (first + index) * step);
}

/** How a tick is labelled: the day at midnight, the time of day otherwise. */
export function tickLabel(jdUtc: number): string {
  const { date, time } = textsOf(jdUtc);
  return time === '00:00' ? date : time;
}

/** Day and time of a date. */
export function dateLabel(jdUtc: number): string {
  const { date, time } = textsOf(jdUtc);
  return `${date} ${time}`;
}

/** Day and month, hour and minute, to the nearest minute. */
function textsOf(jdUtc: number): { readonly date: string; readonly time: string } {
  const { month, day, hour, minute } = calendarDate(jdUtc + MINUTE / 2, 0);
  return { date: `${padded(day)}/${padded(month)}`, time: `${padded(hour)}:${padded(minute)}` };
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
