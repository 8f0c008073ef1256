import type { Colour } from './colour.ts';

/** Colours of stars by B − V, from blue to orange. */
const BLUE: Colour = [0.72, 0.82, 1];
const WHITE: Colour = [1, 0.98, 0.95];
const ORANGE: Colour = [1, 0.78, 0.55];

/** The colour of a star by its B − V, as it is seen on a dark sky. */
export function starColour(colourIndex: number): Colour {
  const [from, to, share] =
    colourIndex < 0.4 ? [BLUE, WHITE, (colourIndex + 0.3) / 0.7] : [WHITE, ORANGE, (colourIndex - 0.4) / 1.2];
  const clamped = Math.min(1, Math.max(0, share));
  const part = (index: 0 | 1 | 2) => from[index] + clamped * (to[index] - from[index]);
  return [part(0), part(1), part(2)];
}
