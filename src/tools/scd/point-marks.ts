import { moonlightGrade, type Trace, type TracePoint } from '#contract/scd/trace-points.ts';
import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';

/** Remark about rows that only stars without a known motion spoil. */
export const UNMOVED_STAR = 'Star ?';

/**
 * Whether a star spoils the path nearer to this point than to its neighbours, in words: `Star`, or `Star ?` where only stars do
 * whose motion is not known.
 */
export function starMark(
  { points, starlightAffected }: Pick<Trace, 'points' | 'starlightAffected'>,
  index: number,
): string | undefined {
  const { julianDate } = points[index] ?? {};
  if (julianDate === undefined) return undefined;
  const before = points[index - 1]?.julianDate ?? julianDate;
  const after = points[index + 1]?.julianDate ?? julianDate;
  const [from, to] = [(before + julianDate) / 2, (julianDate + after) / 2];
  const near = starlightAffected.filter((fine) => fine.julianDate >= from && fine.julianDate <= to);
  if (near.length === 0) return undefined;
  return near.every(({ isUnmoved }) => isUnmoved === true) ? UNMOVED_STAR : 'Star';
}

/** Interference with the light of the object at a point, in words: `Moon`, `Moonlight` where it is strong. */
export function moonMark({ moonlight }: Pick<TracePoint, 'moonlight'>): string | undefined {
  const grade = moonlightGrade(moonlight);
  if (grade === undefined) return undefined;
  return grade === 'red' ? 'Moonlight' : 'Moon';
}

/** A Julian date UTC as `2026-03-05 14:30`. */
export function pointDateText(jdUtc: number): string {
  const moment = utcOf(
    Math.round(unixTimeFromJulianDate(jdUtc) / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE,
  );
  return moment.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
