/** Height of the row of titles, which stays above the rows that scroll below it, CSS px. */
export const TITLE_ROW_PX = 48;

/** Height of the row of filters under the titles, CSS px. */
export const FILTER_ROW_PX = 37;

/** How far below the upper edge of its frame a row must lie to be seen whole, CSS px. */
export function scrollOffset(hasFilterRow: boolean): number {
  return hasFilterRow ? TITLE_ROW_PX + FILTER_ROW_PX : TITLE_ROW_PX;
}
