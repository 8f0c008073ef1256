/** A colour: red, green and blue from 0 to 1, as displayed (sRGB). */
export type Colour = readonly [red: number, green: number, blue: number];

/** How much of the colour of what shines is left where it is drawn as ink on a light background. */
const INK = 0.3;

/** The colour of a star or a nebula on a light background. */
export function inked([red, green, blue]: Colour): Colour {
  return [INK * red, INK * green, INK * blue];
}

/** A colour for a light background: what is light becomes dark. */
export function negative([red, green, blue]: Colour): Colour {
  return [1 - red, 1 - green, 1 - blue];
}

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
