import { scaleUtc } from 'd3-scale';
import { useMemo } from 'react';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import { type SliderMark, SliderMarks } from '#ui/fields/slider-marks.tsx';
import { type DateTexts, dayText, utcOf } from './moment-text.ts';

export type DateMarksProps = {
  readonly range: TimeRange;
  /** Intervals between marks that have room. */
  readonly most: number;
} & Pick<DateTexts, 'dayText'>;

/** Round dates below a date slider, each at its place. */
export function DateMarks({ range, most, dayText }: DateMarksProps) {
  const marks = useMemo(() => dateMarks(range, most, dayText), [range, most, dayText]);
  return <SliderMarks marks={marks} min={range.startMs} max={range.endMs} />;
}

/**
 * Words below a date slider: years where the range is long, days or months where it is short; of months with their year, fewer fit.
 *
 * @param most intervals between years or days that have room.
 */
export function dateMarks(range: TimeRange, most: number, textOf = dayText): readonly SliderMark[] {
  const marks = roundDates(range, most, textOf);
  const areShort = marks.every(({ text }) => text.length <= SHORT_LETTERS);
  return areShort ? marks : roundDates(range, Math.floor(most * ROOM_FOR_MONTHS), textOf);
}

/** Letters of a day, and which part of the days has room where months are written with their year. */
const SHORT_LETTERS = 5;
const ROOM_FOR_MONTHS = 0.6;

function roundDates(range: TimeRange, most: number, textOf: typeof dayText): readonly SliderMark[] {
  const moments = ticks(range, most).map((ms) => ({ ms, date: utcOf(ms) }));
  const areMonths = moments.every(({ date }) => date.day === 1);
  const areYears = areMonths && moments.every(({ date }) => date.month === 1);
  return moments.map(({ ms, date }) => {
    if (areYears) return { value: ms, text: String(date.year) };
    const text = textOf(ms);
    return { value: ms, text: areMonths ? text.slice(3) : text.slice(0, 5) };
  });
}

/** Round dates of a range, whole days at the least, as many as have room. */
function ticks({ startMs, endMs }: TimeRange, most: number): readonly number[] {
  if (startMs === endMs) return [startMs];
  const scale = scaleUtc().domain([startMs, endMs]);
  const days = Math.max(1, Math.floor((endMs - startMs) / MILLISECONDS_PER_DAY));
  for (let count = Math.min(most, days); ; count--) {
    const dates = scale.ticks(count);
    if (dates.length <= most + 1 || count === 1) return dates.map((date) => date.getTime());
  }
}
