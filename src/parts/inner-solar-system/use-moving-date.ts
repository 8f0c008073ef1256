import { useEffect, useState } from 'react';

/** How much faster than time the picture moves: five days in a second. */
const SPEED = 432_000;

/** Least time between two pictures, milliseconds, in which bodies move by two pixels. */
const PICTURE_MS = 66;

/** The date of a picture that moves, and a switch for its motion. */
type MovingDate = {
  /** Unix time, milliseconds. */
  readonly dateMs: number;
  readonly isMoving: boolean;
  readonly toggle: () => void;
};

/** A date that runs from a first to a last moment (Unix time, milliseconds) and then again; it rests at first where less motion is preferred. */
export function useMovingDate(firstMs: number, lastMs: number): MovingDate {
  const [dateMs, setDate] = useState(firstMs);
  const [isMoving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isMoving) return;
    let former: number | undefined;
    const move = (now: number) => {
      frame = requestAnimationFrame(move);
      former ??= now;
      const elapsed = now - former;
      if (elapsed < PICTURE_MS) return;
      former = now;
      setDate((date) => {
        const next = date + Math.min(elapsed, LONGEST_FRAME_MS) * SPEED;
        return next < lastMs ? next : firstMs;
      });
    };
    let frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [isMoving, firstMs, lastMs]);
  return { dateMs, isMoving, toggle: () => setMoving(!isMoving) };
}

/** A tab that was hidden goes on where it was. */
const LONGEST_FRAME_MS = 100;
