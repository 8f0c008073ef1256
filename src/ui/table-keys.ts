import { useEffect, type RefObject } from 'react';

/** What the focus can come to in a table. */
export const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Arrow up and down take the focus from a control in one body row of the table to the same one in the next. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('keydown', moveFocusBetweenRows);
    return () => element?.removeEventListener('keydown', moveFocusBetweenRows);
  }, [frame]);
}

/** Takes the focus up or down a row, where there is one with the same control. */
export function moveFocusBetweenRows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const control = event.target instanceof HTMLElement ? event.target : undefined;
  const cell = control?.closest<HTMLTableCellElement>('tbody td, tbody th') ?? undefined;
  const row = cell?.parentElement ?? undefined;
  if (cell === undefined || row === undefined) return;
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const target = next?.children[cell.cellIndex]?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
