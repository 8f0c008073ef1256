import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FOCUSABLE, moveFocusBetweenRows } from './table-keys.ts';

/**
 * Makes the controls in the body of a table one stop of the Tab key: the one that had the focus last, or the first. Up and
 * down lead to the same control of another row, left and right to the next in the row, Home and End to the first and last row.
 */
export function useRovingRows(frame: RefObject<HTMLElement | null>): void {
  const current = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    const controls = controlsIn(frame.current);
    if (current.current === undefined || !controls.includes(current.current)) [current.current] = controls;
    for (const control of controls) control.tabIndex = control === current.current ? 0 : -1;
  });

  useEffect(() => {
    const element = frame.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !controlsIn(element).includes(target)) return;
      if (current.current !== undefined) current.current.tabIndex = -1;
      current.current = target;
      target.tabIndex = 0;
    };
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('keydown', moveFocus);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('keydown', moveFocus);
    };
  }, [frame]);
}

function controlsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>(`tbody :is(${FOCUSABLE})`) ?? [])];
}

function moveFocus(event: KeyboardEvent): void {
  moveFocusBetweenRows(event);
  if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
  const target = targetOf(event.key, event.target);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, control: HTMLElement): HTMLElement | undefined {
  const row = control.closest('tr');
  const cell = control.closest<HTMLTableCellElement>('tbody td, tbody th');
  if (row === null || cell === null) return undefined;
  const inRow = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const place = inRow.indexOf(control);
  switch (key) {
    case 'ArrowRight':
      return inRow[place + 1];
    case 'ArrowLeft':
      return inRow[place - 1];
    case 'Home':
      return controlIn(row.parentElement?.firstElementChild, cell);
    case 'End':
      return controlIn(row.parentElement?.lastElementChild, cell);
    default:
      return undefined;
  }
}

/** The first control in the same column of another row. */
function controlIn(
  row: Element | null | undefined,
  { cellIndex }: HTMLTableCellElement,
): HTMLElement | undefined {
  return row?.children[cellIndex]?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
}
