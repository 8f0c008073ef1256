import type { ReactNode } from 'react';

type Props = {
  readonly caption: string;
  /** Heads of the columns; the last one is that of the charts. */
  readonly columns: readonly string[];
  /** A `ResultRow` for each comparison. */
  readonly children: ReactNode;
};

/** The comparisons of a topic. */
export function ResultTable({ caption, columns, children }: Props) {
  return (
    <table className="validation-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
