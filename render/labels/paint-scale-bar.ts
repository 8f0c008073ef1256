import type { CameraView, PictureSize } from '../cameras/orbit-camera.ts';
import type { Colour } from '../picture/colour.ts';
import { type Box, overlap } from '../picture/cover.ts';
import type { Picture } from '../picture/picture.ts';
import type { OverPiece } from './over-piece.ts';
import { scaleBar } from './scale-bar.ts';
import { cssColour, fontOf, widthOn } from './text-style.ts';

/** Part of the picture's width that the bar may have. */
const WIDEST_SHARE = 0.18;

/** Height of the ends, space below the bar and to its words, CSS px. */
const END = 4;
const BELOW = 20;
const GAP = 8;
const TEXT_SIZE = 12;
const FONT = fontOf(TEXT_SIZE, false);

/** A halo in the colour of the background around bar and words, as dots and lines run below them. */
const HALO_PX = 5;
const HALO_OPACITY = 0.85;

/** Where a bar and its words are in a picture. */
type PlacedBar = {
  readonly label: string;
  /** Ends of the bar, and of the words on its right, CSS px. */
  readonly left: number;
  readonly right: number;
  readonly end: number;
  readonly bottom: number;
};

/** The box of a picture's scale bar, words and halo included. */
export function scaleBarBox(context: CanvasRenderingContext2D, picture: Picture): Box {
  const { left, end, bottom } = placedBar(context, picture);
  const middle = bottom - END / 2;
  const reach = (TEXT_SIZE + HALO_PX) / 2;
  return { left: left - HALO_PX, right: end + HALO_PX, top: middle - reach, bottom: middle + reach };
}

/** The bar for lengths at the depth of the point looked at, in the middle of the lower edge. */
export function scaleBarPiece(
  context: CanvasRenderingContext2D,
  picture: Picture,
  colour: Colour,
): OverPiece {
  const bar = placedBar(context, picture);
  const { background } = picture.look;
  return {
    box: {
      left: bar.left - HALO_PX,
      right: bar.end + HALO_PX,
      top: bar.bottom - TEXT_SIZE,
      bottom: bar.bottom + TEXT_SIZE,
    },
    looks: [bar.label, bar.left, bar.right, bar.bottom, colour, background],
    paint: (context) => paintBar(context, bar, colour, background),
  };
}

function paintBar(
  context: CanvasRenderingContext2D,
  { label, left, right, bottom }: PlacedBar,
  colour: Colour,
  background: Colour,
): void {
  const length = right - left + 1;
  context.fillStyle = cssColour(background, HALO_OPACITY);
  context.fillRect(left - 2, bottom - END - 2, length + 4, END + 5);
  context.fillStyle = cssColour(colour);
  context.fillRect(left, bottom, length, 1);
  for (const tick of [left, right]) context.fillRect(tick, bottom - END, 1, END);
  context.font = FONT;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  context.strokeStyle = cssColour(background, HALO_OPACITY);
  context.strokeText(label, right + GAP, bottom - END / 2);
  context.fillText(label, right + GAP, bottom - END / 2);
}

/** The last bar of each view, and what lay over its picture. */
const placed = new WeakMap<CameraView, { readonly boxes: readonly Box[]; readonly bar: PlacedBar }>();

/**
 * Places the bar in the middle of the lower edge, above the panels that lie there and clear of those at the right; the same one again
 * while the camera rests.
 */
function placedBar(context: CanvasRenderingContext2D, { view, camera, space, cover }: Picture): PlacedBar {
  const before = placed.get(view);
  if (before?.boxes === cover.boxes) return before.bar;
  const { width, height } = view.size;
  const { length, label } = scaleBar(
    camera.distance / view.pixelsPerRadian,
    space.unit,
    WIDEST_SHARE * width,
  );
  const words = GAP + widthOn(context, label, FONT);
  const left = beginOfBar(view.size, cover.boxes, view.middle, length, words);
  const right = left + Math.round(length);
  const end = right + words;
  const bar = {
    label,
    left,
    right,
    end,
    bottom: lowestFreeLine(cover.boxes, left, end, height - BELOW, BELOW),
  };
  if (document.fonts.status === 'loaded') placed.set(view, { boxes: cover.boxes, bar });
  return bar;
}

/**
 * Where a bar begins: its middle is that of the view, or as far to the left of it as keeps its words off the panels at the right, above
 * which there is no room for it; CSS px.
 *
 * @param words room that they take from the end of the bar on.
 */
export function beginOfBar(
  { width, height }: PictureSize,
  boxes: readonly Box[],
  middle: number,
  length: number,
  words: number,
): number {
  const atTheRight = boxes.filter((box) => box.left > middle && box.top < height / 2);
  const edge = Math.min(width, ...atTheRight.map((box) => box.left)) - GAP;
  return Math.round(Math.min(middle - length / 2, edge - words - length));
}

/**
 * The lowest line on which something is clear of the panels over a picture, those above other panels too; CSS px from the top.
 *
 * @param left   of it, and right: its ends.
 * @param bottom line on which it lies where nothing is in its way.
 * @param room   that it takes above the line; half of it is left clear below.
 */
export function lowestFreeLine(
  boxes: readonly Box[],
  left: number,
  right: number,
  bottom: number,
  room: number,
): number {
  const taken = { left, right, top: bottom - room, bottom: bottom + room / 2 };
  const inTheWay = boxes.filter((box) => overlap(box, taken));
  if (inTheWay.length === 0) return bottom;
  const higher = Math.min(...inTheWay.map(({ top }) => top)) - room / 2;
  return higher < room ? bottom : lowestFreeLine(boxes, left, right, higher, room);
}
