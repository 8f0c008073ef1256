import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A sheet that is dragged this far goes to its next stop, CSS px. */
const NEXT_STOP_PX = 80;

/** Distance from there to each further stop, CSS px. */
const STOP_PX = 160;

/** A shorter drag is a press, CSS px. */
const PRESS_PX = 6;

/** Handlers of the handle of a sheet. */
export type SheetHandle = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * Lets a sheet at the bottom be dragged by its handle; the end of a drag does not count as a press.
 *
 * @param show      called with the distance while it is dragged, CSS px, upwards negative; with 0 at the end.
 * @param onDragged called with the distance when it is released.
 */
export function useSheetDrag(
  show: (pixels: number) => void,
  onDragged: (pixels: number) => void,
): SheetHandle {
  const start = useRef<number>(undefined);
  const wasDragged = useRef(false);

  const draggedBy = (event: PointerEvent) => event.clientY - (start.current ?? event.clientY);
  const end = () => {
    start.current = undefined;
    show(0);
  };

  return {
    onPointerDown(event) {
      start.current = event.clientY;
      wasDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (start.current !== undefined) show(draggedBy(event));
    },
    onPointerUp(event) {
      const pixels = draggedBy(event);
      wasDragged.current = Math.abs(pixels) >= PRESS_PX;
      end();
      onDragged(pixels);
    },
    onPointerCancel: end,
    onClickCapture(event) {
      const isOfKeys = event.detail === 0;
      if (wasDragged.current && !isOfKeys) event.stopPropagation();
    },
  };
}

/** By how many of its stops a sheet moves that was dragged this far, CSS px; upwards negative. */
export function stopsOfDrag(pixels: number): number {
  const distance = Math.abs(pixels) - NEXT_STOP_PX;
  return distance < 0 ? 0 : Math.sign(pixels) * (1 + Math.floor(distance / STOP_PX));
}
