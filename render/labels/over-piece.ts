import type { Box } from '../picture/cover.ts';

/** Something that is drawn above a picture, on the canvas for names. */
export type OverPiece = {
  /** All that it covers, CSS px. */
  readonly box: Box;
  /** What it looks like and where it is: pieces in which these agree look the same. */
  readonly looks: readonly unknown[];
  /** Draws it in CSS px; of the state of the canvas it relies on the transformation alone. */
  readonly paint: (context: CanvasRenderingContext2D) => void;
};

/** A box around a point. @param reach to each side, CSS px. */
export function boxAround(x: number, y: number, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}
