import type { ReactNode } from 'react';

/** How a table is sorted by a column, if it is, and what a press on its head does. */
export type ColumnSort = {
  direction: 'ascending' | 'descending' | undefined;
  onPress: () => void;
};

export type DataColumn<Row> = {
  key: string;
  title: ReactNode;
  /** Explanation of a title that sorts when it is pressed; any other title shows its own. */
  meaning?: ReactNode;
  unit?: string;
  /** CSS pixels. */
  width: number;
  align?: 'start' | 'end';
  /** Stays in sight when scrolling sideways; only the first columns may. */
  isSticky?: boolean;
  /** The cell that names the row for a screen reader. */
  isRowHeader?: boolean;
  /** Is written in one line on a phone, too, where names are broken and made narrower. */
  isOneLine?: boolean;
  /** Least width on a phone of names that are broken there, CSS px; 132 when left out. */
  readonly phoneWidth?: number;
  /** Left out on a phone. */
  isDeskOnly?: boolean;
  /** Absent where the table cannot be sorted by the column. */
  sort?: ColumnSort;
  /** Is shown below the title, in the second header row. */
  filter?: ReactNode;
  cell: (row: Row) => ReactNode;
};

export type TableEntry<Row> = {
  key: string;
  row: Row;
  isSelected?: boolean;
  /** Dimmed, e.g. below a threshold. */
  isMuted?: boolean;
  /** Tinted: heads the rows below it, as the first row of an expandable group. */
  isGroup?: boolean;
  /** A click anywhere on the row; the name of the row holds what keys press. */
  onPress?: () => void;
  /** Replaces the cells from column `from` on, as in an error row. */
  message?: { from: number; text: ReactNode };
};
