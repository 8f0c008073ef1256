import { cssColour, fontOf } from '../labels/text-style.ts';
import type { Box } from '../picture/cover.ts';
import type { ExportColours } from './export-boxes.ts';

const MARGIN = 24;
const TITLE_SIZE = 22;
const TEXT_SIZE = 18;
const LINE_HEIGHT = 1.4; // of its size
const HALO_PX = 4;

/** Writes a caption at the top left, its first line as a title. */
export function paintCaption(
  over: CanvasRenderingContext2D,
  lines: readonly string[],
  colours: ExportColours,
): void {
  over.save();
  over.textBaseline = 'top';
  over.textAlign = 'left';
  over.lineJoin = 'round';
  over.lineWidth = HALO_PX;
  over.strokeStyle = cssColour(colours.surface);
  over.fillStyle = cssColour(colours.text);
  for (const [index, line] of lines.entries()) {
    over.font = fontOfLine(index);
    over.strokeText(line, MARGIN, topOf(index));
    over.fillText(line, MARGIN, topOf(index));
  }
  over.restore();
}

/** Where `paintCaption` writes, CSS px: one place, or none without lines. */
export function placesOfCaption(over: CanvasRenderingContext2D, lines: readonly string[]): readonly Box[] {
  if (lines.length === 0) return [];
  const widths = lines.map((line, index) => {
    over.font = fontOfLine(index);
    return over.measureText(line).width;
  });
  return [{ left: MARGIN, top: MARGIN, right: MARGIN + Math.max(...widths), bottom: topOf(lines.length) }];
}

function fontOfLine(index: number): string {
  return index === 0 ? fontOf(TITLE_SIZE, true) : fontOf(TEXT_SIZE, false);
}

function topOf(index: number): number {
  return index === 0 ? MARGIN : MARGIN + LINE_HEIGHT * (TITLE_SIZE + (index - 1) * TEXT_SIZE);
}
