/** The part of a long list that is drawn, and the room the rest takes. */
export type RowWindow = {
  /** First row drawn. */
  readonly first: number;
  /** Row after the last one drawn. */
  readonly end: number;
  /** Height of the rows left out above and below, px. */
  readonly abovePx: number;
  readonly belowPx: number;
};

/** Rows drawn beyond each edge of the view, so that scrolling meets no gap. */
const OVERSCAN = 12;

/**
 * Which rows of a long list to draw.
 * @param count rows in all.
 * @param rowPx height of each row, px.
 * @param scrolledPx how far the list is scrolled, px.
 * @param viewPx height of the view, px.
 */
export function rowWindow(count: number, rowPx: number, scrolledPx: number, viewPx: number): RowWindow {
  const end = Math.min(count, Math.ceil((scrolledPx + viewPx) / rowPx) + OVERSCAN);
  const first = Math.max(0, Math.min(Math.floor(scrolledPx / rowPx) - OVERSCAN, end));
  return { first, end, abovePx: first * rowPx, belowPx: (count - end) * rowPx };
}
