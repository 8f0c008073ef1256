import type { Colour } from '#render/picture/colour.ts';

/** A colour of a picture as style sheets have it. */
export function cssColour([red, green, blue]: Colour): string {
  return `rgb(${[red, green, blue].map((part) => Math.round(255 * part)).join(' ')})`;
}
