import { afterPress } from '#ui/after-press.ts';

/** Scrolls to rows when they come, in a window so low that tabs and tools would leave no room for them. */
export function showRows(rows: Element | null): void {
  if (rows === null || !matchMedia('(max-height: 499px)').matches) return;
  afterPress(() => rows.scrollIntoView({ block: 'start' }));
}
