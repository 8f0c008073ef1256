import type { Colour } from '../picture/colour.ts';

const FAMILY = '"Inter Variable", Inter, system-ui, sans-serif';

/** Height of a line in heights of its letters. */
export const LINE_HEIGHT = 1.3;

/** How far the halo of a name reaches around its letters, CSS px. */
export const HALO = 3;

/**
 * Fonts by height, plain and bold, and texts of colours by opacity: the same ones come again with every picture, where a browser
 * knows them by the text that it was given before.
 */
const fonts: readonly Map<number, string>[] = [new Map(), new Map()];
const texts = new WeakMap<Colour, Map<number, string>>();

/** Font of a canvas for letters of a height, CSS px. */
export function fontOf(size: number, bold: boolean): string {
  return recalled(fonts[bold ? 1 : 0], size, () => `${bold ? 600 : 400} ${size}px ${FAMILY}`);
}

/** Colour of a canvas. */
export function cssColour(colour: Colour, opacity: number = 1): string {
  const known = texts.get(colour) ?? new Map<number, string>();
  texts.set(colour, known);
  return recalled(known, opacity, () => {
    const [red, green, blue] = colour;
    return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${opacity})`;
  });
}

function recalled(known: Map<number, string>, key: number, make: () => string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

function byte(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

/**
 * Widths of texts by font, CSS px. Measuring one takes as long as writing it, and names stay the same from picture to picture.
 */
const widths = new Map<string, Map<string, number>>();
const MOST_WIDTHS = 1000; // of a font

/** Width of a text in a font, CSS px; leaves the context in that font or in the one that it had. */
export function widthOn(context: CanvasRenderingContext2D, text: string, font: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  const width = known.get(text);
  if (width !== undefined) return width;
  context.font = font;
  const measured = context.measureText(text).width;
  if (document.fonts.status !== 'loaded') return measured; // another font is used meanwhile
  if (known.size >= MOST_WIDTHS) known.clear();
  known.set(text, measured);
  widths.set(font, known);
  return measured;
}
