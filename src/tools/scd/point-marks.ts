import { moonlightGrade, type Trace, type TracePoint } from '#contract/scd/trace-points.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';

/** Whether a star spoils the path nearer to this point than to its neighbours. */
export function isStarlit(
  { points, starlightAffected }: Pick<Trace, 'points' | 'starlightAffected'>,
  index: number,
): boolean {
  const { julianDate } = points[index];
  const before = points[index - 1]?.julianDate ?? julianDate;
  const after = points[index + 1]?.julianDate ?? julianDate;
  const [from, to] = [(before + julianDate) / 2, (julianDate + after) / 2];
  return starlightAffected.some((fine) => fine.julianDate >= from && fine.julianDate <= to);
}

/** What spoils the light of the object at a point, in words: `Moon`, `Moon !` where it is strong. */
export function moonMark({ moonlight }: Pick<TracePoint, 'moonlight'>): string | undefined {
  const grade = moonlightGrade(moonlight);
  if (grade === undefined) return undefined;
  return grade === 'red' ? 'Moon !' : 'Moon';
}

/** A Julian date UTC as `2026-03-05 14:30`. */
export function pointDateText(jdUtc: number): string {
  const moment = utcOf(Math.round(unixTimeFromJulianDate(jdUtc) / 60_000) * 60_000);
  return moment.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
