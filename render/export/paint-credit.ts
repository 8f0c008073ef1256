import type { PictureSize } from '../cameras/orbit-camera.ts';
import { cssColour, fontOf } from '../labels/text-style.ts';
import type { ExportColours } from './export-boxes.ts';

const TITLE_SIZE = 30;
const TEXT_SIZE = 18;
const LINE_HEIGHT = 1.6; // of the size of the text
const MARGIN = 32;

/** How much of the picture is covered where the credit is opaque. */
const COVER = 0.78;

/** Lines over a film at its end, the first of which is a title. */
export type Credit = {
  readonly lines: readonly string[];
  /** Opacity from 0 to 1. */
  readonly opacity: number;
};

/** Writes a credit in the middle, the picture below darkened; lines that are too long are narrowed. */
export function paintCredit(
  context: CanvasRenderingContext2D,
  { width, height }: PictureSize,
  { lines, opacity }: Credit,
  colours: ExportColours,
): void {
  context.save();
  context.globalAlpha = COVER * opacity;
  context.fillStyle = cssColour(colours.surface);
  context.fillRect(0, 0, width, height);
  context.globalAlpha = opacity;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const whole = LINE_HEIGHT * (TITLE_SIZE + (lines.length - 1) * TEXT_SIZE);
  let top = (height - whole) / 2;
  for (const [index, line] of lines.entries()) {
    const size = index === 0 ? TITLE_SIZE : TEXT_SIZE;
    context.font = fontOf(size, index === 0);
    context.fillStyle = cssColour(index === 0 ? colours.text : colours.muted);
    context.fillText(line, width / 2, top + (LINE_HEIGHT * size) / 2, width - 2 * MARGIN);
    top += LINE_HEIGHT * size;
  }
  context.restore();
}
