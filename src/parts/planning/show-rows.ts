/** Scrolls to rows when they come, in a window so low that tabs and tools would leave no room for them. */
export function showRows(rows: Element | null): void {
  if (matchMedia('(max-height: 499px)').matches) rows?.scrollIntoView({ block: 'start' });
}
