import './data-table.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { DataColumn, TableEntry } from './data-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { useRowWindow } from './row-window.ts';
import { useRowKeys, useRowsAsOneStop } from './table-keys.ts';

export type DataTableProps<Row> = {
  /** Accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Every row shown, in order; rows of a folded group are simply left out. */
  entries: readonly TableEntry<Row>[];
  /** Shown below the header when there are no entries. */
  empty: ReactNode;
  /** Contents below the last row: paging, totals. */
  footer?: ReactNode;
  /** Called when the end comes near, for loading the next page. */
  onNearEnd?: () => void;
  /** Row that is scrolled into sight when it becomes another. */
  shownRow?: number | undefined;
  /** Key of the query that the entries belong to; when it changes, the table scrolls to its first row. */
  question?: readonly unknown[];
  /** Tab leaves the rows, through which the arrow keys move: there may be thousands. */
  isOneStop?: boolean;
};

/** Width of names on a phone where their column specifies none, px. */
const PHONE_NAME_PX = 132;
const SCROLLS_BY_KEYBOARD = { tabIndex: 0 };

/** A wide, tall table: sticky header and first columns, a row of filters, only the rows in sight are drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, entries, empty, footer, onNearEnd, shownRow, question = [], isOneStop = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRowWindow(scroller, entries.length, onNearEnd);
  useRowKeys(scroller);
  useRowsAsOneStop(scroller, isOneStop);
  const columns = view.isPhone ? props.columns.filter((column) => column.isDeskOnly !== true) : props.columns;
  const hasFilters = columns.some((column) => column.filter !== undefined);
  const headRows = hasFilters ? 2 : 1;

  const answered = useRef(question);
  useLayoutEffect(() => {
    if (question.every((part, index) => part === answered.current[index])) return;
    answered.current = question;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  });

  useEffect(() => {
    if (shownRow !== undefined && scroller.current !== null)
      keepInSight(scroller.current, shownRow, view.rowHeight);
  }, [shownRow, view.rowHeight]);

  return (
    <section
      ref={scroller}
      className="data-table-frame"
      aria-label={label}
      onScroll={view.onScroll}
      style={{ scrollPaddingTop: scrollOffset(hasFilters && !view.isPhone) }}
      {...SCROLLS_BY_KEYBOARD}
    >
      <table
        className={classNames('data-table', hasFilters && 'data-table-filtered')}
        aria-rowcount={entries.length + headRows}
        style={{ width: tableWidth(columns, view.isPhone) }}
      >
        <caption className="visually-hidden">{label}</caption>
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.key}
              style={{ width: view.isPhone && isBroken(column) ? 'auto' : column.width }}
            />
          ))}
        </colgroup>
        <DataTableHead columns={columns} hasFilters={hasFilters} />
        <tbody>
          <Spacer height={view.before} />
          {entries.slice(view.first, view.end).map((entry, index) => (
            <DataTableRow
              key={entry.key}
              entry={entry}
              columns={columns}
              rowIndex={view.first + index + headRows + 1}
            />
          ))}
          <Spacer height={view.after} />
        </tbody>
      </table>
      {entries.length === 0 ? <div className="data-table-empty">{empty}</div> : null}
      {footer === undefined ? null : <div className="data-table-footer">{footer}</div>}
    </section>
  );
}

/** Scrolls a row below the sticky head into sight. */
function keepInSight(frame: HTMLElement, row: number, rowHeight: number): void {
  const head = frame.querySelector('thead')?.offsetHeight ?? 0;
  const least = (row + 1) * rowHeight + head - frame.clientHeight;
  frame.scrollTop = Math.max(least, Math.min(frame.scrollTop, row * rowHeight));
}

/** Whether a column has names that take several lines on a phone. */
function isBroken<Row>({ isRowHeader, isOneLine }: DataColumn<Row>): boolean {
  return isRowHeader === true && isOneLine !== true;
}

/** On a phone the name takes what the other columns leave of the screen, and never less than it needs. */
function tableWidth<Row>(columns: readonly DataColumn<Row>[], isPhone: boolean): string {
  const total = columns.reduce(
    (sum, column) =>
      sum + (isPhone && isBroken(column) ? (column.phoneWidth ?? PHONE_NAME_PX) : column.width),
    0,
  );
  return isPhone ? `max(100%, ${total}px)` : `${total}px`;
}

function Spacer({ height }: { height: number }) {
  return height === 0 ? null : <tr aria-hidden style={{ height }} />;
}

/** Height of the row of titles, which stays above the rows that scroll below it, CSS px. */
const TITLE_ROW_PX = 48;

/** Height of the row of filters under the titles, CSS px. */
const FILTER_ROW_PX = 37;

/** How far below the upper edge of its frame a row must lie to be seen whole, CSS px. */
export function scrollOffset(hasFilterRow: boolean): number {
  return hasFilterRow ? TITLE_ROW_PX + FILTER_ROW_PX : TITLE_ROW_PX;
}
