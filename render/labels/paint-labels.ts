import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Colour } from '../layers/layer.ts';
import type { Label, PlacedLabel } from './label.ts';
import { placeLabels } from './place-labels.ts';
import { cssColour, fontOf } from './text-style.ts';

const HALO_PX = 3;
const LINE_HEIGHT = 1.3; // of the height of the letters
const NOTE_OPACITY = 0.75;

/**
 * Places names and writes them, each with a halo of the background so that it can be read over lines.
 *
 * @param over in CSS px of the picture.
 * @returns what was written.
 */
export function paintLabels(
  over: CanvasRenderingContext2D,
  labels: readonly Label[],
  size: PictureSize,
  background: Colour,
): readonly PlacedLabel[] {
  const placed = placeLabels(labels, size, (text, height, selected) => {
    over.font = fontOf(height, selected);
    return over.measureText(text).width;
  });
  over.save();
  over.textBaseline = 'middle';
  over.lineJoin = 'round';
  over.lineWidth = HALO_PX;
  over.strokeStyle = cssColour(background, 0.8);
  for (const one of placed) writeLabel(over, one);
  over.restore();
  return placed;
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
