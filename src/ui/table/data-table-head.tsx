import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Tooltip } from '../buttons/tooltip.tsx';
import { columnClass, stickyStyle } from './data-table-row.tsx';
import type { ColumnSort, DataColumn } from './data-column.ts';

/** Titles with their units, which sort where the table can be sorted, and below them the filters. */
export function DataTableHead<Row>({
  columns,
  hasFilters,
}: {
  columns: readonly DataColumn<Row>[];
  hasFilters: boolean;
}) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={columnClass(column)}
            style={stickyStyle(columns, index)}
            {...(column.sort === undefined ? {} : { 'aria-sort': column.sort.direction ?? 'none' })}
          >
            <Title column={column} />
          </th>
        ))}
      </tr>
      {hasFilters ? (
        <tr aria-rowindex={2} className="data-table-filters">
          {columns.map((column, index) => (
            <td key={column.key} className={columnClass(column)} style={stickyStyle(columns, index)}>
              {column.filter ?? null}
            </td>
          ))}
        </tr>
      ) : null}
    </thead>
  );
}

function Title<Row>({ column: { title, meaning, unit, sort } }: { column: DataColumn<Row> }) {
  const text = (
    <>
      {meaning === undefined ? title : <span className="data-table-explained">{title}</span>}
      {unit === undefined && sort?.direction === undefined ? null : (
        <span className="data-table-unit">
          <SortMark direction={sort?.direction} />
          {unit}
        </span>
      )}
    </>
  );
  if (sort === undefined) return text;
  return (
    <Tooltip text={meaning}>
      <Button className="data-table-sort" onPress={sort.onPress}>
        {text}
      </Button>
    </Tooltip>
  );
}

function SortMark({ direction }: Pick<ColumnSort, 'direction'>) {
  if (direction === undefined) return null;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return <Arrow className="data-table-sort-mark" size={12} aria-hidden />;
}
