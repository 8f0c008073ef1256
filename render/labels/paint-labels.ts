import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Colour } from '../picture/colour.ts';
import type { Label, PlacedLabel } from '../picture/label.ts';
import { createLabelPlacer } from './place-labels.ts';
import type { Box } from '../picture/cover.ts';
import { cssColour, fontOf, LINE_HEIGHT } from './text-style.ts';
import { widthOn } from './text-width.ts';

const HALO_PX = 6;
const HALO_OPACITY = 0.9;
const NOTE_OPACITY = 0.75;

/**
 * Makes what places names and writes them, each with a halo of what is behind it so that it can be read over lines and dots.
 *
 * @returns a function of a context in CSS px of the picture, the names, and what else there is to keep clear of.
 */
export function createLabelPainter(): (
  over: CanvasRenderingContext2D,
  labels: readonly Label[],
  picture: {
    readonly size: PictureSize;
    /** The colour of a place of the picture without lines and marks. */
    readonly behind: (x: number, y: number) => Colour;
    readonly covered: readonly Box[];
  },
) => void {
  const place = createLabelPlacer();
  return (over, labels, { size, behind, covered }) => {
    const measure = (text: string, height: number, selected: boolean) =>
      widthOn(over, text, fontOf(height, selected));
    writeLabels(over, place(labels, size, measure, covered), behind);
  };
}

function writeLabels(
  over: CanvasRenderingContext2D,
  placed: readonly PlacedLabel[],
  behind: (x: number, y: number) => Colour,
): void {
  over.save();
  over.textBaseline = 'middle';
  over.lineJoin = 'round';
  over.lineWidth = HALO_PX;
  for (const one of placed) {
    over.strokeStyle = cssColour(behind(one.x, one.y), HALO_OPACITY);
    writeLabel(over, one);
  }
  over.restore();
}

function writeLabel(over: CanvasRenderingContext2D, { label, x, y }: PlacedLabel): void {
  over.font = fontOf(label.size, label.selected);
  write(over, label.text, x, y, cssColour(label.colour));
  if (label.note === undefined) return;
  over.font = fontOf(label.size, false);
  write(over, label.note, x, y + LINE_HEIGHT * label.size, cssColour(label.colour, NOTE_OPACITY));
}

function write(over: CanvasRenderingContext2D, text: string, x: number, y: number, colour: string): void {
  over.strokeText(text, x, y);
  over.fillStyle = colour;
  over.fillText(text, x, y);
}
