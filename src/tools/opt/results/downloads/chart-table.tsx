import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { STEP_UNIT_DAYS } from '#contract/limits.ts';
import { stepText } from '#machines/planning/time-step.ts';
import type { Span } from '#parts/charts/spans.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { heading, type TextTable } from '#parts/downloads/text-table.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { PlotTables } from '#contract/opt/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { saveTable } from '#parts/downloads/save-table.ts';
import { commonRemarks, remarkPerOrbit, userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';

type Props = { readonly label: string; readonly table: TextTable };
type Row = readonly string[];

const FIRST_PX = 200;
const CHARACTER_PX = 7.4;
const PADDING_PX = 24;

/** The twin of a chart: what it shows, in rows. */
export function ChartTable({ label, table: { columns, rows } }: Props) {
  const shown: DataColumn<Row>[] = columns.map((column, index) => ({
    key: column.name,
    title: column.name,
    unit: column.unit,
    width: index === 0 ? FIRST_PX : widthOf(heading(column), rows[0]?.[index]),
    align: index < 3 ? 'start' : 'end',
    isSticky: index === 0,
    isRowHeader: index === 0,
    cell: (row) => row[index],
  }));
  return (
    <DataTable
      label={label}
      columns={shown}
      entries={rows.map((row, index) => ({ key: String(index), row }))}
      empty={NO_EPHEMERIDES_MESSAGE}
    />
  );
}

function widthOf(title: string, sample = ''): number {
  return Math.ceil(Math.max(title.length, sample.length) * CHARACTER_PX) + PADDING_PX;
}

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
};

/**
 * Hands the browser what charts show as a CSV file, with its origin.
 *
 * @param nowMs dates the file, UTC milliseconds.
 */
export async function saveChartTable(
  { title, table, span, stepDays, clock }: ChartTableFile,
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
    common: commonRemarks(provenance),
    objects: remarkPerOrbit(object.data, userDefinedOrbits(userDefined)),
    objectsTitle: 'Orbits',
    paper: 'A4',
    csvRemarks: true,
  } as const;
  await saveTable('csv', download, nowMs);
}
