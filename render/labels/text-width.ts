/**
 * Widths of texts by font, CSS px. Measuring one takes as long as writing it, and names stay the same from picture to picture.
 */
const widths = new Map<string, Map<string, number>>();
const MOST_WIDTHS = 1000; // of a font

/** Width of a text in a font, CSS px; leaves the context in that font or in the one that it had. */
export function widthOn(over: CanvasRenderingContext2D, text: string, font: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  const width = known.get(text);
  if (width !== undefined) return width;
  over.font = font;
  const measured = over.measureText(text).width;
  if (document.fonts.status !== 'loaded') return measured; // another font is used meanwhile
  if (known.size >= MOST_WIDTHS) known.clear();
  known.set(text, measured);
  widths.set(font, known);
  return measured;
}
