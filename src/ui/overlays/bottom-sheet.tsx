import './sheet-grab.css';
import './bottom-sheet.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { stopsOfDrag, useSheetDrag } from './sheet-drag.ts';
import { useEscape } from './use-escape.ts';

/** How much of a sheet is seen, the least first. */
const STOPS = ['peek', 'half', 'full'] as const;

type Stop = (typeof STOPS)[number];

/** Stops by which a key lets the handle go on; more than there are for the first and last. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  End: STOPS.length,
  Home: -STOPS.length,
};

export type BottomSheetProps = {
  /** Accessible name. */
  label: string;
  className?: string;
  /** Seen at every stop, and part of the handle: nothing in it can be pressed. */
  head: ReactNode;
  /** Seen in place of the rest at the lowest stop. */
  brief: ReactNode;
  children: ReactNode;
  /** Called after it came to another stop. */
  onSettled: () => void;
};

/**
 * What belongs to a list: beside it where there is room, else a sheet on the lower edge of what scrolls, at one of three stops.
 * Its handle is drawn, pressed, or moved by the arrow keys; Escape brings it down, with the focus on the handle.
 */
export function BottomSheet({ label, className, head, brief, children, onSettled }: BottomSheetProps) {
  const [stop, setStop] = useState<Stop>('peek');
  const sheet = useRef<HTMLElement>(null);
  const grab = useRef<HTMLButtonElement>(null);
  const settled = useRef(stop);

  const goOn = (stops: number) => {
    const place = STOPS.indexOf(stop) + stops;
    setStop(STOPS[Math.max(0, Math.min(STOPS.length - 1, place))] ?? stop);
  };
  const show = (pixels: number) => showDrawn(sheet.current, pixels);
  const handle = useSheetDrag(show, (pixels) => goOn(-stopsOfDrag(pixels)));

  useEscape(sheet, () => {
    if (stop === 'peek') return;
    setStop('peek');
    grab.current?.focus();
  });
  useEffect(() => {
    if (settled.current === stop) return;
    settled.current = stop;
    onSettled();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = KEYS[event.key];
    if (stops === undefined) return;
    event.preventDefault();
    goOn(stops);
  };
  return (
    <aside ref={sheet} className={classNames('bottom-sheet', className)} aria-label={label} data-stop={stop}>
      <div
        role="presentation"
        className="bottom-sheet-head"
        {...handle}
        onClick={() => setStop(stop === 'peek' ? 'half' : 'peek')}
      >
        <button
          ref={grab}
          type="button"
          className="sheet-grab"
          aria-label={`More: ${label}`}
          aria-expanded={stop !== 'peek'}
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          onKeyDown={onKeyDown}
        />
        {head}
        <div className="bottom-sheet-brief">{brief}</div>
      </div>
      <div className="bottom-sheet-body">{children}</div>
    </aside>
  );
}

/** Follows the finger: as high as it was, less what it is drawn down. */
function showDrawn(sheet: HTMLElement | null, pixels: number): void {
  if (sheet === null) return;
  sheet.style.removeProperty('height');
  sheet.toggleAttribute('data-drawn', false);
  if (pixels === 0) return;
  const height = sheet.getBoundingClientRect().height - pixels;
  sheet.style.setProperty('height', `${height}px`);
  sheet.toggleAttribute('data-drawn', true);
}
