import { useEffect, useState } from 'react';

/** How much faster than time the picture moves: ten days in a second. */
const SPEED = 864_000;

/** The date of a picture that moves, and a switch for its motion. */
type MovingDate = {
  /** Unix time, milliseconds. */
  readonly dateMs: number;
  readonly isMoving: boolean;
  readonly toggle: () => void;
};

/** A date that runs from a first to a last moment (Unix time, milliseconds) and then anew; it rests at first where less motion is preferred. */
export function useMovingDate(firstMs: number, lastMs: number): MovingDate {
  const [dateMs, setDate] = useState(firstMs);
  const [isMoving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isMoving) return;
    let former: number | undefined;
    let frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);

    function move(now: number): void {
      const elapsed = now - (former ?? now);
      former = now;
      setDate((date) => {
        const next = date + Math.min(elapsed, LONGEST_FRAME_MS) * SPEED;
        return next < lastMs ? next : firstMs;
      });
      frame = requestAnimationFrame(move);
    }
  }, [isMoving, firstMs, lastMs]);
  return { dateMs, isMoving, toggle: () => setMoving(!isMoving) };
}

/** A tab that was hidden goes on where it was. */
const LONGEST_FRAME_MS = 100;
