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
