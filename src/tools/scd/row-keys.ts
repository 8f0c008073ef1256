/** Which way a key moves through the points of a path: up and down by one; nothing for any other key, and with Shift. */
export function rowsOfKey({
  key,
  shift,
}: {
  readonly key: string;
  readonly shift: boolean;
}): 1 | -1 | undefined {
  if (shift) return undefined;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
}

/**
 * Moves through the points of a path by the keys of an element, wherever the focus is inside it.
 *
 * @returns removes the listener.
 */
export function bindRowKeys(element: HTMLElement, onMove: (by: 1 | -1) => void): () => void {
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = rowsOfKey({ key: event.key, shift: event.shiftKey });
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  element.addEventListener('keydown', move);
  return () => element.removeEventListener('keydown', move);
}
