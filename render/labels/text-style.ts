import type { Colour } from '../picture/colour.ts';

const FAMILY = '"Inter Variable", Inter, system-ui, sans-serif';

/** Height of a line in heights of its letters. */
export const LINE_HEIGHT = 1.3;

/** Font of a canvas for letters of a height, CSS px. */
export function fontOf(size: number, bold: boolean): string {
  return `${bold ? 600 : 400} ${size}px ${FAMILY}`;
}

/** Colour of a canvas. */
export function cssColour([red, green, blue]: Colour, opacity: number = 1): string {
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${opacity})`;
}

function byte(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}
