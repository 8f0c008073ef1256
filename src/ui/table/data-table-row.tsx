import { memo, type CSSProperties, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { DataColumn, TableEntry } from './data-column.ts';

export type DataTableRowProps<Row> = {
  entry: TableEntry<Row>;
  columns: readonly DataColumn<Row>[];
  /** Index from 1, header rows counted. */
  rowIndex: number;
};

/** One row: its cells, or its first cells and a message across the rest. Drawn again only when it changes, not on scroll. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({ entry, columns, rowIndex }: DataTableRowProps<Row>) {
  const { row, message } = entry;
  const shown = message === undefined ? columns : columns.slice(0, message.from);
  return (
    <tr
      aria-rowindex={rowIndex}
      data-selected={entry.isSelected === true || undefined}
      data-muted={entry.isMuted === true || undefined}
      data-group={entry.isGroup === true || undefined}
      data-pressable={entry.onPress !== undefined || undefined}
      onClick={entry.onPress && pressOutsideControls(entry.onPress)}
    >
      {shown.map((column, index) => {
        const Cell = column.isRowHeader === true ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.isRowHeader === true ? { scope: 'row' } : {})}
            className={columnClass(column)}
            style={stickyStyle(columns, index)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {message === undefined ? null : (
        <td colSpan={columns.length - message.from} className="data-table-message">
          {message.text}
        </td>
      )}
    </tr>
  );
}

/** A click anywhere in a row but on what answers clicks itself, and not one that ends a selection of text. */
function pressOutsideControls(onPress: () => void): (event: MouseEvent<HTMLTableRowElement>) => void {
  return ({ target }) => {
    const isOwn = target instanceof Element && target.closest('label, button, a, input') !== null;
    if (!isOwn && getSelection()?.isCollapsed !== false) onPress();
  };
}

/** Distance of a sticky column from the left edge: the widths of those before it. */
export function stickyStyle<Row>(columns: readonly DataColumn<Row>[], index: number): CSSProperties {
  if (columns[index]?.isSticky !== true) return {};
  return { left: columns.slice(0, index).reduce((sum, column) => sum + column.width, 0) };
}

export function columnClass<Row>(column: DataColumn<Row>): string {
  return classNames(`data-table-${column.align ?? 'start'}`, column.isSticky && 'data-table-sticky');
}
