import type { PlotTables } from '#contract/opt/calculation.ts';
import { STEP_UNIT_DAYS } from '#contract/limits.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { stepText } from '#machines/planning/time-step.ts';
import type { Span } from '#parts/charts/spans.ts';
import { saveTable } from '#parts/downloads/save-table.ts';
import type { Remarks, TextTable } from '#parts/downloads/text-table.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { commonRemarks, remarkPerOrbit, userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';

/** A table of a chart, and what it is of. */
export type ChartTableFile = {
  /** Heading; in small letters part of the file's name. */
  readonly title: string;
  readonly table: TextTable;
  /** Dates of the first and last row, Julian dates UTC. */
  readonly span: Span;
  /** Days between rows. */
  readonly stepDays: number;
  /** The clock by which times are written. */
  readonly clock: string;
  readonly remarks?: Remarks;
};

/**
 * Hands the browser what charts show as a CSV file, with its origin.
 *
 * @param nowMs dates the file, UTC milliseconds.
 */
export async function saveChartTable(
  { title, table, span, stepDays, clock, remarks = [] }: ChartTableFile,
  { object, provenance }: Pick<PlotTables, 'object' | 'provenance'>,
  { userDefined }: Pick<CalculationRequest, 'userDefined'>,
  nowMs: number,
): Promise<void> {
  const download = {
    table,
    title,
    times: {
      frame: {
        start: calendarText(span.start),
        end: calendarText(span.end),
        every: stepText({ step: Math.round(stepDays / STEP_UNIT_DAYS.m), unit: 'm' }),
      },
      clock,
    },
    common: [...remarks, ...commonRemarks(provenance)],
    objects: remarkPerOrbit(object.data, userDefinedOrbits(userDefined)),
    objectsTitle: 'Orbits',
    paper: 'A4',
    csvRemarks: true,
  } as const;
  await saveTable('csv', download, nowMs);
}
