import type { Trace, TracePoint } from '#contract/scd/trace-points.ts';
import { julianDate } from '#machines/kit/julian-date.ts';
import { instantOf } from '#machines/planning/time-frame.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { shownRow } from '#machines/scd/opening.ts';
import type { TracedObject } from '#machines/scd/traces.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';

type Workflows = Pick<ScdWorkflows, 'setup' | 'traces' | 'chart'>;

/** The object whose dates the sky is shown for: the active one, else the first with a path. */
export function datingObject({
  traces,
  chart,
}: Pick<Workflows, 'traces' | 'chart'>): TracedObject | undefined {
  const { active } = chart.getSnapshot().context;
  const { objects } = traces.getSnapshot().context;
  const chosen = objects.find(
    ({ requested, trace }) => requested.designator === active && trace !== undefined,
  );
  return chosen ?? objects.find(({ trace }) => (trace?.points.length ?? 0) > 0);
}

/** The trace of that object. */
export function datingTrace(workflows: Pick<Workflows, 'traces' | 'chart'>): Trace | undefined {
  return datingObject(workflows)?.trace;
}

/** The point of the trace in the chosen row, or the last one before it. */
export function datingPoint(workflows: Pick<Workflows, 'traces' | 'chart'>): TracePoint | undefined {
  const points = datingTrace(workflows)?.points ?? [];
  return points[shownRow(workflows.chart.getSnapshot().context, points)];
}

/** The date that the sky is shown for, Julian date UTC: of the chosen row, else the beginning of the time frame. */
export function traceDate(workflows: Workflows): number {
  const point = datingPoint(workflows);
  if (point !== undefined) return point.julianDate;
  const setup = workflows.setup.getSnapshot().context;
  const frame = setupTimeFrame(setup);
  return frame?.converted.start ?? julianDate(instantOf(setup.today));
}

/** The point of a trace at a date, Julian date UTC; undefined where the path has not begun then, or has ended, as by an impact. */
export function pointAt({ points }: Trace, date: number): TracePoint | undefined {
  const row = rowAt(points, date);
  return row === undefined ? undefined : points[row];
}

/** Difference up to which two dates count as the same, days. */
const SAME = 1e-6;

/** The row of the point that is nearest to a date, as far as it is nearer than half a step. */
export function rowAt(points: readonly TracePoint[], date: number): number | undefined {
  const [first, second] = points;
  if (first === undefined) return undefined;
  const row = nearestRow(points, date);
  const step = second === undefined ? 0 : second.julianDate - first.julianDate;
  return daysFrom(points[row], date) <= step / 2 + SAME ? row : undefined;
}

/** The row of the point that is nearest to a date, Julian date UTC; 0 where there is no point. */
export function nearestRow(points: readonly TracePoint[], date: number): number {
  let [low, high] = [0, Math.max(points.length - 1, 0)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle]?.julianDate ?? Infinity) < date) low = middle + 1;
    else high = middle;
  }
  return daysFrom(points[low - 1], date) < daysFrom(points[low], date) ? low - 1 : low;
}

/** How far a point is from a date, days; what does not exist is farther than anything. */
function daysFrom(point: TracePoint | undefined, date: number): number {
  return point === undefined ? Infinity : Math.abs(point.julianDate - date);
}
