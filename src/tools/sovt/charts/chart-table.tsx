import { useMemo } from 'react';
import { PlainTable } from '#ui/table/plain-table.tsx';
import type { ActivePath } from '../details/active-object.ts';
import { chartRows } from './chart-rows.ts';

const COLUMNS = [
  { title: 'Date' },
  { title: 'Days' },
  { title: 'Distance to Earth', unit: 'au' },
  { title: 'Phase angle', unit: 'deg' },
  { title: 'Visual magnitude', unit: 'mag' },
];

/** The charts for those who do not see them: the first day of each month; every day is in the file. */
export function ChartTable({ active }: { active: ActivePath }) {
  const { row, file } = active;
  const rows = useMemo(() => chartRows({ file }).filter(([date]) => date.endsWith('-01')), [file]);
  return (
    <PlainTable
      isHidden
      caption={`Charts of ${row.title} by month`}
      columns={COLUMNS}
      rows={rows.map((cells) => ({ key: cells[0], cells }))}
    />
  );
}
