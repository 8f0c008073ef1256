import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { heading, type TextTable } from '#parts/downloads/text-table.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';

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
