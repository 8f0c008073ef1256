import { cssColour } from '../labels/text-style.ts';
import type { ExportColours } from './export-boxes.ts';

const HALO_PX = 4;

/** Writes a text by the font and the baseline of the context, from a place to the right, over a halo that keeps it legible on any picture. */
export function paintHaloedText(
  context: CanvasRenderingContext2D,
  {
    text,
    x,
    y,
    colour,
  }: { readonly text: string; readonly x: number; readonly y: number; readonly colour: string },
  { surface }: Pick<ExportColours, 'surface'>,
): void {
  context.textAlign = 'left';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  context.strokeStyle = cssColour(surface);
  context.fillStyle = colour;
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}
