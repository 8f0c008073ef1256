import type { Trace, TracePoint } from '#contract/scd/trace-points.ts';
import { julianDate } from '#machines/kit/julian-date.ts';
import { instantOf } from '#machines/planning/time-frame.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';

type Workflows = Pick<ScdWorkflows, 'setup' | 'traces' | 'chart'>;

/** The trace whose dates the sky is shown for: of the active object, else of the first there is. */
export function datingTrace({ traces, chart }: Pick<Workflows, 'traces' | 'chart'>): Trace | undefined {
  const { active } = chart.getSnapshot().context;
  const { objects } = traces.getSnapshot().context;
  const chosen = objects.find(({ wanted }) => wanted.designator === active)?.trace;
  return chosen ?? objects.find(({ trace }) => (trace?.points.length ?? 0) > 0)?.trace;
}

/** The date that the sky is shown for, Julian date UTC: of the chosen row, else the beginning of the time frame. */
export function traceDate(workflows: Workflows): number {
  const { row } = workflows.chart.getSnapshot().context;
  const points = datingTrace(workflows)?.points ?? [];
  const point = points[Math.min(row, points.length - 1)];
  if (point !== undefined) return point.julianDate;
  const setup = workflows.setup.getSnapshot().context;
  const frame = setupTimeFrame(setup);
  return frame?.converted.start ?? julianDate(instantOf(setup.today));
}

/** The point of a trace that is nearest to a date, Julian date UTC; undefined for a trace without points. */
export function pointAt({ points }: Trace, date: number): TracePoint | undefined {
  return points.reduce<TracePoint | undefined>((nearest, one) => {
    const isNearer =
      nearest === undefined || Math.abs(one.julianDate - date) < Math.abs(nearest.julianDate - date);
    return isNearer ? one : nearest;
  }, undefined);
}
