import { type RefCallback, useState } from 'react';

/** Width of an element, CSS px, followed for as long as it is shown; 0 before it is measured. */
export function useWidth<Measured extends Element>(): readonly [ref: RefCallback<Measured>, width: number] {
  const [width, setWidth] = useState(0);
  const [ref] = useState(() => (element: Measured | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, width];
}

/** Size of a drawing, CSS px, that is scaled as a whole where it is given another width, as on paper. */
export function sized(width: number, height: number) {
  return { width, height, viewBox: `0 0 ${Math.max(1, width)} ${height}` };
}
