import { type RefCallback, useState } from 'react';

/** Width of an element, CSS px, followed for as long as it is shown; 0 before it is measured. */
export function useWidth<Measured extends Element>(): readonly [ref: RefCallback<Measured>, width: number] {
  const [width, setWidth] = useState(0);
  const [ref] = useState(() => following<Measured>(({ width }) => setWidth(Math.floor(width))));
  return [ref, width];
}

type Size = { readonly width: number; readonly height: number };

/** Both sides of an element as {@link useWidth} follows one. */
export function useSize<Measured extends Element>(): readonly [ref: RefCallback<Measured>, size: Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [ref] = useState(() => following<Measured>(setSize));
  return [ref, size];
}

/** A reference that reports the size of its element whenever that changes. */
function following<Measured extends Element>(report: (size: Size) => void): RefCallback<Measured> {
  return (element) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) report(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** Size of a drawing, CSS px, that is scaled as a whole where it is given another width, as on paper. */
export function sized(width: number, height: number) {
  return { width, height, viewBox: `0 0 ${Math.max(1, width)} ${height}` };
}
