import type { Colour } from '../picture/colour.ts';
import { type Box, overlap } from '../picture/cover.ts';
import type { Picture } from '../picture/picture.ts';
import { scaleBar } from './scale-bar.ts';
import { cssColour, fontOf } from './text-style.ts';
import { widthOn } from './text-width.ts';

/** Part of the picture's width that the bar may have. */
const WIDEST_SHARE = 0.18;

/** Height of the ends, space below the bar and to its words, CSS px. */
const END = 4;
const BELOW = 20;
const GAP = 8;
const TEXT_SIZE = 12;

/** Of the background, around bar and words: dots and lines run below them. */
const HALO_PX = 5;
const HALO_OPACITY = 0.85;

/** Draws the bar for lengths at the depth of the point looked at, in the middle of the lower edge. */
export function paintScaleBar(
  over: CanvasRenderingContext2D,
  { view, camera, space, cover, look }: Picture,
  colour: Colour,
): void {
  const { width, height } = view.size;
  const bar = scaleBar(camera.distance / view.pixelsPerRadian, space.unit, WIDEST_SHARE * width);
  const font = fontOf(TEXT_SIZE, false);
  const left = Math.round(view.middle - bar.length / 2);
  const right = left + Math.round(bar.length);
  const end = right + GAP + widthOn(over, bar.label, font);
  const bottom = lowestAbove(cover.boxes, left, end, height - BELOW);
  const length = right - left + 1;
  over.fillStyle = cssColour(look.background, HALO_OPACITY);
  over.fillRect(left - 2, bottom - END - 2, length + 4, END + 5);
  over.fillStyle = cssColour(colour);
  over.fillRect(left, bottom, length, 1);
  for (const tick of [left, right]) over.fillRect(tick, bottom - END, 1, END);
  over.font = font;
  over.textBaseline = 'middle';
  over.lineJoin = 'round';
  over.lineWidth = HALO_PX;
  over.strokeStyle = cssColour(look.background, HALO_OPACITY);
  over.strokeText(bar.label, right + GAP, bottom - END / 2);
  over.fillText(bar.label, right + GAP, bottom - END / 2);
}

/** Above the panels that stand where the bar would be. */
function lowestAbove(boxes: readonly Box[], left: number, right: number, bottom: number): number {
  const under = { left, right, top: bottom - BELOW, bottom: bottom + BELOW };
  return Math.min(bottom, ...boxes.filter((box) => overlap(box, under)).map(({ top }) => top - BELOW / 2));
}
