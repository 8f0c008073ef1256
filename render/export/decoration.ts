import type { PictureSize } from '../cameras/orbit-camera.ts';
import { cssColour, fontOf } from '../labels/text-style.ts';
import type { Box } from '../picture/cover.ts';
import type { ExportBox, ExportColours } from './export-boxes.ts';
import { paintBoxes, placesOfBoxes } from './paint-boxes.ts';
import { type Credit, paintCredit } from './paint-credit.ts';
import { paintHaloedText } from './paint-haloed-text.ts';
import { paintWatermark, placeOfWatermark } from './paint-watermark.ts';

/**
 * What is drawn over an exported picture, and over each picture of a movie. Contexts are in CSS px of the picture. A scene
 * knows no more of it than this, so that the code that draws it is loaded on demand.
 */
export type ExportDecoration = {
  /** What it draws over, CSS px: names and scale bar keep clear of it. */
  readonly places: (context: CanvasRenderingContext2D, size: PictureSize) => readonly Box[];
  readonly paint: (context: CanvasRenderingContext2D, size: PictureSize) => void;
};

/** Boxes, watermark and attribution. */
export type DecorationParts = {
  /** The picture below is shown in the opposite colours. */
  readonly negative: boolean;
  /** The legends and details that are switched on. */
  readonly boxes: readonly ExportBox[];
  /** Lines of a caption, the first of which is its title; none where there is none. */
  readonly caption?: readonly string[] | undefined;
  /** Credit at the end of a film. */
  readonly credit?: Credit | undefined;
  readonly attribution: string;
  readonly year: number;
  readonly colours: ExportColours;
};

/** A decoration of boxes, caption, watermark and attribution. */
export function decorationWith(parts: DecorationParts): ExportDecoration {
  const { boxes, caption = [], credit, colours, negative } = parts;
  return {
    places: (context, size) => [
      ...placesOfBoxes(context, size, boxes),
      ...placesOfCaption(context, caption),
      placeOfWatermark(context, size, parts),
    ],
    paint(context, size) {
      if (negative) invertColours(context, size);
      paintBoxes(context, size, boxes, colours);
      paintCaption(context, caption, colours);
      paintWatermark(context, size, parts, colours);
      if (credit !== undefined) paintCredit(context, size, credit, colours);
    },
  };
}

function invertColours(context: CanvasRenderingContext2D, { width, height }: PictureSize): void {
  context.save();
  context.globalCompositeOperation = 'difference';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.restore();
}

const MARGIN = 24;
const TITLE_SIZE = 22;
const TEXT_SIZE = 18;
const LINE_HEIGHT = 1.4; // of the size of the text

/** Writes a caption at the top left, its first line as a title. */
function paintCaption(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  colours: ExportColours,
): void {
  context.save();
  context.textBaseline = 'top';
  const colour = cssColour(colours.text);
  for (const [index, text] of lines.entries()) {
    context.font = fontOfLine(index);
    paintHaloedText(context, { text, x: MARGIN, y: topOf(index), colour }, colours);
  }
  context.restore();
}

/** Where `paintCaption` writes, CSS px: one place, or none without lines. */
function placesOfCaption(context: CanvasRenderingContext2D, lines: readonly string[]): readonly Box[] {
  if (lines.length === 0) return [];
  const widths = lines.map((line, index) => {
    context.font = fontOfLine(index);
    return context.measureText(line).width;
  });
  return [{ left: MARGIN, top: MARGIN, right: MARGIN + Math.max(...widths), bottom: topOf(lines.length) }];
}

function fontOfLine(index: number): string {
  return index === 0 ? fontOf(TITLE_SIZE, true) : fontOf(TEXT_SIZE, false);
}

function topOf(index: number): number {
  return index === 0 ? MARGIN : MARGIN + LINE_HEIGHT * (TITLE_SIZE + (index - 1) * TEXT_SIZE);
}
