import { useEffect, type RefObject } from 'react';

/** Elements of a table that can take the focus. */
export const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Elements that Tab reaches. */
const TAB_STOPS = `${FOCUSABLE}, select:not([disabled]), textarea:not([disabled]), summary, [tabindex]`;

/** Tab leads from a body row of the table to what comes after the table, and with Shift to what comes before its rows. */
export function useRowsAsOneStop(frame: RefObject<HTMLElement | null>, isOneStop: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!isOneStop || element === null) return undefined;
    const leave = (event: KeyboardEvent) => leaveRows(event, element);
    element.addEventListener('keydown', leave);
    return () => element.removeEventListener('keydown', leave);
  }, [frame, isOneStop]);
}

/** Takes the focus out of the rows of a table by Tab. */
function leaveRows(event: KeyboardEvent, frame: HTMLElement): void {
  const row = event.target instanceof HTMLElement ? event.target.closest('tbody tr') : null;
  if (event.key !== 'Tab' || row === null) return;
  const stops = [...document.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(isTabStop);
  const isBefore = (stop: HTMLElement) => isAfter(row, stop) && stop.closest('tbody') !== row.parentElement;
  const target = event.shiftKey
    ? stops.findLast(isBefore)
    : stops.find((stop) => !frame.contains(stop) && isAfter(stop, frame));
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function isTabStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.getClientRects().length > 0;
}

/** Whether an element comes after another one in the page. */
function isAfter(element: Element, other: Element): boolean {
  return (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

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
