import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import type { SliderMark } from '#ui/slider-marks.tsx';

/** Steps between marks, years. */
const YEAR_STEPS = [1, 2, 5, 10, 20, 50];

/** Months that a year is cut into where it is long enough. */
const MONTH_STEPS = [1, 3, 6];

const DAY_MS = MILLISECONDS_PER_DAY;
const MONTH_MS = 30.4 * DAY_MS;
const DAY_STEPS = [1, 2, 5, 10];

/**
 * Words below a date slider: years where the range is long, months or days where it is short.
 *
 * @param most marks that have room.
 */
export function dateMarks({ startMs, endMs }: TimeRange, most: number): readonly SliderMark[] {
  const span = endMs - startMs;
  const days = DAY_STEPS.find((step) => span / (step * DAY_MS) <= most);
  if (days !== undefined) return dayMarks(startMs, endMs, days);
  const months = MONTH_STEPS.find((step) => span / (step * MONTH_MS) <= most);
  if (months !== undefined)
    return monthMarks(startMs, endMs, months, ({ year, month }) => `${month}/${year}`);
  const years = YEAR_STEPS.find((step) => span / (12 * step * MONTH_MS) <= most) ?? 100;
  return monthMarks(startMs, endMs, 12 * years, ({ year }) => year);
}

function dayMarks(startMs: number, endMs: number, step: number): readonly SliderMark[] {
  const marks: SliderMark[] = [];
  for (let ms = Math.ceil(startMs / DAY_MS) * DAY_MS; ms <= endMs; ms += step * DAY_MS) {
    const [, month, day] = new Date(ms).toISOString().slice(0, 10).split('-');
    marks.push({ value: ms, text: `${day}/${month}` });
  }
  return marks;
}

/** Marks at the first of every `step`-th month, counted from January of the year 0. */
function monthMarks(
  startMs: number,
  endMs: number,
  step: number,
  textOf: (date: { year: string; month: string }) => string,
): readonly SliderMark[] {
  const first = new Date(startMs);
  const month = first.getUTCFullYear() * 12 + first.getUTCMonth();
  const marks: SliderMark[] = [];
  for (let index = Math.floor(month / step) * step; ; index += step) {
    const ms = Date.UTC(Math.floor(index / 12), index % 12, 1);
    if (ms > endMs) return marks;
    if (ms < startMs) continue;
    const [year, number] = new Date(ms).toISOString().split('-');
    marks.push({ value: ms, text: textOf({ year, month: number }) });
  }
}
