import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';

/** Two instants, UTC milliseconds since 1970, the first not after the second. */
export type TimeRange = { readonly startMs: number; readonly endMs: number };

/** An instant brought into a range. */
export function clampedTo({ startMs, endMs }: TimeRange, ms: number): number {
  return Math.min(Math.max(ms, startMs), endMs);
}

/** A range cut to its limits; one that lies outside becomes the nearer limit. */
export function clampedRange(limits: TimeRange, { startMs, endMs }: TimeRange): TimeRange {
  return { startMs: clampedTo(limits, startMs), endMs: clampedTo(limits, endMs) };
}

/** The range after its start was chosen: a start at or beyond the end becomes one day before the end. */
export function rangeFrom({ endMs }: TimeRange, startMs: number, limits: TimeRange): TimeRange {
  const start = startMs >= endMs ? endMs - MILLISECONDS_PER_DAY : startMs;
  return { startMs: clampedTo({ startMs: limits.startMs, endMs }, start), endMs };
}

/** The range after its end was chosen: an end at or before the start becomes one day after the start. */
export function rangeUntil({ startMs }: TimeRange, endMs: number, limits: TimeRange): TimeRange {
  const end = endMs <= startMs ? startMs + MILLISECONDS_PER_DAY : endMs;
  return { startMs, endMs: clampedTo({ startMs, endMs: limits.endMs }, end) };
}

/** Days on both sides of an instant's UTC day, midnight to midnight. */
export function daysAround(ms: number, before: number, after: number): TimeRange {
  const day = midnight(ms);
  return { startMs: day - before * MILLISECONDS_PER_DAY, endMs: day + after * MILLISECONDS_PER_DAY };
}

/** Calendar years on both sides of an instant's UTC day; 29 February becomes 1 March where there is none. */
export function yearsAround(ms: number, before: number, after: number): TimeRange {
  return { startMs: yearsLater(ms, -before), endMs: yearsLater(ms, after) };
}

/**
 * The days in which close approaches are searched for.
 *
 * @param days any instants of the first and last day.
 * @returns from the midnight that begins the first day to the last millisecond of the last, within the limits.
 */
export function searchDays(days: TimeRange, limits: TimeRange): TimeRange {
  const { startMs, endMs } = clampedRange(limits, days);
  return { startMs: midnight(startMs), endMs: midnight(endMs) + MILLISECONDS_PER_DAY - 1 };
}

function midnight(ms: number): number {
  return Math.floor(ms / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
}

function yearsLater(ms: number, years: number): number {
  const day = new Date(ms);
  return Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate());
}
