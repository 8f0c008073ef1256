import './plain-table.css';
import type { ReactNode } from 'react';

export type PlainColumn = { readonly title: string; readonly unit?: string };

export type PlainRow = {
  readonly key: string;
  /** As many as there are columns; the first names the row. */
  readonly cells: readonly ReactNode[];
};

export type PlainTableProps = {
  caption: string;
  columns: readonly PlainColumn[];
  rows: readonly PlainRow[];
  /** Only for screen readers, as the twin of a view. */
  isHidden?: boolean;
  /** Whether its frame scrolls where the page is narrow, so that keys must reach it. */
  isScrolled?: boolean;
  /** How the title of a column is shown, for example with what it means. */
  renderTitle?: (title: string) => ReactNode;
};

/** A short table as it is, without filters. */
export function PlainTable({
  caption,
  columns,
  rows,
  isHidden = false,
  isScrolled = false,
  renderTitle = (title) => title,
}: PlainTableProps) {
  return (
    <div
      className={isHidden ? 'visually-hidden' : undefined}
      {...(isScrolled && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className="plain-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, unit }) => (
              <th key={title} scope="col">
                {renderTitle(title)}
                {unit === undefined ? null : <span className="plain-unit">{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...others] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.title}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
