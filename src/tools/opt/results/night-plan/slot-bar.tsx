import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { NightGrid } from '#machines/opt/night-plan/plan-candidates.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { altitudeBand } from '../short-term/altitude-scale.tsx';
import { slotTimes, slotTitle } from './slot-texts.ts';

type Props = {
  readonly slot: PlannedSlot;
  readonly grid: NightGrid;
  readonly zone: TimeZone;
  readonly height: number;
  /** Width of the row, CSS px: slots lie at parts of it, so that they stay in place on a narrower sheet. */
  readonly rowWidth: number;
  readonly x: (moment: number) => number;
  readonly momentAt: (px: number) => number;
  readonly isSelected: boolean;
  /** Whether the bar has the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onSelect: () => void;
  readonly onMove: (start: number) => void;
  /** Changes places with the slot before (-1) or after it (1). */
  readonly onSwap: (by: -1 | 1) => void;
  /** Longer or shorter by this many steps. */
  readonly onResize: (steps: number) => void;
  readonly onLock: () => void;
};

/** Steps by which a key moves a slot. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 6,
  PageDown: -6,
};

/** Places by which a key moves a slot in the order of the night. */
const SWAPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Steps by which a key lengthens a slot. */
const RESIZES: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** A slot on the strip: dragged or moved by the arrow keys sideways, in the order by those up and down, lengthened by + and -, locked by L. */
export function SlotBar(props: Props) {
  const {
    slot,
    grid,
    zone,
    height,
    rowWidth,
    x,
    momentAt,
    isSelected,
    takesFocus,
    onSelect,
    onMove,
    onSwap,
    onResize,
    onLock,
  } = props;
  const grip = useRef(0);
  const { start, end, isLocked, row } = slot;
  const onKeyDown = (event: KeyboardEvent) => {
    const [move, resize] = [MOVES[event.key], RESIZES[event.key]];
    const swap = SWAPS[event.key];
    if (swap !== undefined) onSwap(swap);
    else if (move !== undefined) onMove(start + move * grid.stepDays);
    else if (resize !== undefined) onResize(resize);
    else if (event.key === 'l' || event.key === 'L') onLock();
    else return;
    event.preventDefault();
  };
  const momentOf = ({ currentTarget, clientX }: PointerEvent<HTMLButtonElement>) =>
    momentAt(clientX - (currentTarget.parentElement?.getBoundingClientRect().left ?? 0));
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = momentOf(event) - start;
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = momentOf(event) - grip.current;
    if (Math.abs(moved - start) > grid.stepDays / 2) onMove(moved);
  };
  const [left, right] = [x(start), x(end)];
  const place = {
    '--left': `${(100 * left) / rowWidth}%`,
    '--width': `${(100 * Math.max(3, right - left)) / rowWidth}%`,
  };
  return (
    <button
      type="button"
      className="plan-slot"
      data-locked={isLocked || undefined}
      data-hindered={slot.constraint !== undefined || undefined}
      {...(takesFocus ? { autoFocus: true } : {})}
      aria-pressed={isSelected}
      aria-label={`${slotTitle(slot)}, ${slotTimes(slot, zone)}${isLocked ? ', locked' : ''}`}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - L"
      title={`${slotTitle(slot)}, ${slotTimes(slot, zone)}`}
      style={{ ...place, top: 3, height: height - 6 }}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <span style={{ background: `var(--alt-${altitudeBand(row.altitude)})` }} />
    </button>
  );
}
