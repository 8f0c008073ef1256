/** Maps values to pixels from the top of a lane, and back. */
export type ValueScale = {
  readonly y: (value: number) => number;
  readonly value: (y: number) => number;
  readonly top: number;
  readonly bottom: number;
};

/** A scale from the lowest to the highest value; a constant runs along the middle. */
export function valueScale(min: number, max: number, top: number, bottom: number): ValueScale {
  const span = max - min;
  if (!(span > 0)) return { y: () => (top + bottom) / 2, value: () => min, top, bottom };
  return {
    y: (value) => bottom - ((value - min) / span) * (bottom - top),
    value: (y) => min + ((bottom - y) / (bottom - top)) * span,
    top,
    bottom,
  };
}
