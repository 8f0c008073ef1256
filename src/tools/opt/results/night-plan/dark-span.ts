import type { NightTable } from '#machines/opt/night-plan/night-table.ts';
import type { NightGrid } from '#machines/opt/night-plan/plan-candidates.ts';
import { interpolatedSpans } from '#parts/charts/crossing.ts';
import type { Span } from '#parts/charts/spans.ts';

/**
 * From when to when it is dark around the grid of a plan, whose steps lie inside it: when the Sun passes an altitude, to a tenth of
 * a second, Julian dates UTC.
 *
 * @param sunBelow degrees; the one that the grid was made with.
 */
export function darkSpan({ moments, sun }: NightTable, grid: NightGrid, sunBelow: number): Span {
  const [start, end] = [grid.start, grid.start + grid.steps * grid.stepDays];
  const middle = (start + end) / 2;
  const spans = interpolatedSpans(moments, sun, (altitude) => sunBelow - altitude);
  return spans.find((span) => span.start <= middle && middle <= span.end) ?? { start, end };
}
