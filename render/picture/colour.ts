/** A colour: red, green and blue from 0 to 1, as displayed (sRGB). */
export type Colour = readonly [red: number, green: number, blue: number];

/** A colour for a light background: what is light becomes dark. */
export function negative([red, green, blue]: Colour): Colour {
  return [1 - red, 1 - green, 1 - blue];
}
