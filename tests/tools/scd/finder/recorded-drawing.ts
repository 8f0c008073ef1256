import type { Drawing, TextStyle } from '#tools/scd/finder/drawing.ts';

export type RecordedText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: TextStyle;
};

/** A drawing that records what is drawn, its letters half as wide as they are high. */
export function recordedDrawing() {
  const lines: (readonly number[])[] = [];
  const areas: (readonly number[])[] = [];
  const discs: { readonly x: number; readonly y: number; readonly diameter: number }[] = [];
  const texts: RecordedText[] = [];
  const drawing: Drawing = {
    line: (places) => void lines.push(places),
    area: (corners) => void areas.push(corners),
    disc: (x, y, diameter) => void discs.push({ x, y, diameter }),
    circle: () => undefined,
    text: (text, x, y, style) => void texts.push({ text, x, y, style }),
    within: (_, draw) => draw(),
    widthOf: (text, size) => (text.length * size) / 2,
  };
  return { drawing, lines, areas, discs, texts };
}
