import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far a sheet is drawn down to close, CSS px. */
const CLOSES_AT_PX = 80;

/** What the handle of a sheet listens to. */
export type SheetHandle = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
};

/** Lets a sheet at the bottom be drawn down by its handle: far enough closes it, less lets it spring back. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void): SheetHandle {
  const start = useRef<number>(undefined);

  const drawn = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const show = (pixels: number) => {
    sheet.current?.style.setProperty('translate', pixels === 0 ? 'none' : `0 ${pixels}px`);
  };
  const end = () => {
    start.current = undefined;
    show(0);
  };

  return {
    onPointerDown(event) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => show(drawn(event)),
    onPointerUp(event) {
      const isClosing = drawn(event) > CLOSES_AT_PX;
      end();
      if (isClosing) onClose();
    },
    onPointerCancel: end,
  };
}
