import { stickyStyle } from './data-table-row.tsx';
import { classNames } from './class-names.ts';
import type { DataColumn } from './data-column.ts';

/** Titles with their units, and below them the filters. */
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
          <th key={column.key} scope="col" className={headClass(column)} style={stickyStyle(columns, index)}>
            {column.title}
            {column.unit === undefined ? null : <span className="data-table-unit">{column.unit}</span>}
          </th>
        ))}
      </tr>
      {hasFilters ? (
        <tr aria-rowindex={2} className="data-table-filters">
          {columns.map((column, index) => (
            <td key={column.key} className={headClass(column)} style={stickyStyle(columns, index)}>
              {column.filter ?? null}
            </td>
          ))}
        </tr>
      ) : null}
    </thead>
  );
}

function headClass<Row>(column: DataColumn<Row>): string {
  return classNames(`data-table-${column.align ?? 'start'}`, column.isSticky && 'data-table-sticky');
}
