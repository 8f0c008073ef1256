import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  key: string;
  title: ReactNode;
  unit?: string;
  /** CSS pixels. */
  width: number;
  align?: 'start' | 'end' | 'center';
  /** Stays in sight when scrolling sideways; only the first columns may. */
  isSticky?: boolean;
  /** The cell that names the row for a screen reader. */
  isRowHeader?: boolean;
  /** Left out on a phone. */
  isDeskOnly?: boolean;
  /** Stands below the title, in the second header row. */
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
  /** Replaces the cells from column `from` on, as in an error row. */
  message?: { from: number; text: ReactNode };
};
