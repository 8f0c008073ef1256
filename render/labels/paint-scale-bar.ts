import type { Colour } from '../picture/colour.ts';
import type { Picture } from '../picture/picture.ts';
import { scaleBar } from './scale-bar.ts';
import { cssColour, fontOf } from './text-style.ts';

/** Part of the picture's width that the bar may have. */
const WIDEST_SHARE = 0.18;

/** Height of the ends, space below the bar and to its words, CSS px. */
const END = 4;
const BELOW = 20;
const GAP = 8;
const TEXT_SIZE = 12;

/** Draws the bar for lengths at the depth of the point looked at, in the middle of the lower edge. */
export function paintScaleBar(
  over: CanvasRenderingContext2D,
  { view, camera, space }: Picture,
  colour: Colour,
): void {
  const { width, height } = view.size;
  const bar = scaleBar(camera.distance / view.pixelsPerRadian, space.unit, WIDEST_SHARE * width);
  const left = Math.round((width - bar.length) / 2);
  const right = left + Math.round(bar.length);
  const bottom = height - BELOW;
  over.fillStyle = cssColour(colour, 0.8);
  over.fillRect(left, bottom, right - left + 1, 1);
  for (const end of [left, right]) over.fillRect(end, bottom - END, 1, END);
  over.font = fontOf(TEXT_SIZE, false);
  over.fillStyle = cssColour(colour);
  over.textBaseline = 'middle';
  over.fillText(bar.label, right + GAP, bottom - END / 2);
}
