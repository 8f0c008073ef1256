import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { projectSky, skyViewOf, type SkyView } from '#render/cameras/sky-camera.ts';
import { along } from '#render/geometry/vectors.ts';
import { tangents } from '#render/geometry/sky-field.ts';
import type { Box } from '#render/picture/cover.ts';
import { inkSky } from '#render/scenes/ink-sky.ts';
import { baseLine, type Drawing, type Frame } from './drawing.ts';
import { drawingPen } from './drawing-pen.ts';
import type { FinderContent, FinderInk } from './finder-content.ts';
import { angleBar } from './scale.ts';

/** Points for each CSS px of the picture of the sky. */
const PICTURE_SCALE = 0.75;

const ARROWS = { box: 74, length: 26, head: 3.2, away: 9 };
const KEY = { height: 30, step: 26, most: 7 };
const BAR = { inset: 12, share: 0.25, end: 4, room: 40 };
const SMALL = 7.5;
const BORDER = 0.8;

/** The size that the picture of a frame has, CSS px. */
export function pictureSize({ width, height }: Frame) {
  return { width: width / PICTURE_SCALE, height: height / PICTURE_SCALE };
}

/** Draws the chart in its frame, with which way is north, a bar that shows its scale, and what sizes of stars mean. */
export function drawChart(
  drawing: Drawing,
  frame: Frame,
  { sky, faintest, brightest, ink }: Pick<FinderContent, 'sky' | 'faintest' | 'brightest' | 'ink'>,
): void {
  const size = pictureSize(frame);
  const view = skyViewOf(sky.camera, size);
  const place = { left: frame.left, top: frame.top, scale: PICTURE_SCALE };
  const arrows = {
    ...frame,
    left: frame.left + frame.width - ARROWS.box,
    width: ARROWS.box,
    height: ARROWS.box,
  };
  const magnitudes = keyMagnitudes(faintest, brightest);
  const keyWidth = (magnitudes.length + 0.9) * KEY.step;
  const key = {
    left: frame.left + frame.width - keyWidth,
    top: frame.top + frame.height - KEY.height,
    width: keyWidth,
    height: KEY.height,
  };
  const bar = angleBar((BAR.share * size.width) / view.pixelsPerRadian);
  const barLength = bar.angle * view.pixelsPerRadian * PICTURE_SCALE;
  const scale = {
    left: frame.left,
    top: frame.top + frame.height - KEY.height,
    width: barLength + 2 * BAR.inset + BAR.room,
    height: KEY.height,
  };
  drawing.area(cornersOf(frame), { colour: ink.paper });
  const starSize = (magnitude: number) => printedStar(magnitude, faintest);
  drawing.within(frame, () => {
    const pen = drawingPen(drawing, place);
    const measure = (text: string, height: number, bold: boolean) => drawing.widthOf(text, height, bold);
    const covered = [arrows, key, scale].map((one) => boxOf(one, frame));
    for (const { label, x, y } of inkSky(pen, sky, size, measure, { covered, starSize })) {
      const letters = PICTURE_SCALE * label.size;
      const style = { size: letters, colour: label.colour, bold: label.selected, halo: ink.paper };
      const left = place.left + PICTURE_SCALE * x;
      const base = baseLine(place.top + PICTURE_SCALE * y, letters);
      drawing.text(label.text, left, base, style);
      if (label.note !== undefined)
        drawing.text(label.note, left, base + 1.3 * letters, { ...style, bold: false });
    }
    pen.lift();
  });
  drawKey(drawing, key, magnitudes, faintest, ink);
  drawBar(drawing, scale, barLength, bar.label, ink);
  drawArrows(drawing, arrows, view, ink);
  drawing.line(closedRing(cornersOf(frame)), { colour: ink.text, width: BORDER });
}

/** Magnitudes of the key: whole ones down to the faintest, the brightest left out where they are too many. */
export function keyMagnitudes(faintest: number, brightest: number): readonly number[] {
  const last = Math.floor(faintest);
  const first = Math.max(Math.floor(brightest), last - KEY.most + 1);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => Math.min(first, last) + index);
}

const STAR = { least: 1.1, perMagnitude: 1.3, most: 13 };

/** Diameter of a star on paper, CSS px: the faintest are points, and each magnitude counts alike. */
export function printedStar(magnitude: number, faintest: number): number {
  return Math.min(STAR.most, STAR.least + STAR.perMagnitude * Math.max(0, faintest - magnitude));
}

function drawKey(
  drawing: Drawing,
  frame: Frame,
  magnitudes: readonly number[],
  faintest: number,
  ink: FinderInk,
): void {
  box(drawing, frame, ink);
  const middle = frame.top + 0.36 * frame.height;
  drawing.text('V', frame.left + 8, baseLine(middle, SMALL), { size: SMALL, colour: ink.muted });
  magnitudes.forEach((magnitude, index) => {
    const x = frame.left + (index + 1.2) * KEY.step;
    drawing.disc(x, middle, PICTURE_SCALE * printedStar(magnitude, faintest), { colour: ink.text });
    drawing.text(String(magnitude), x, frame.top + frame.height - 5, {
      size: SMALL,
      colour: ink.text,
      anchor: 'middle',
    });
  });
}

function drawBar(drawing: Drawing, frame: Frame, length: number, label: string, ink: FinderInk): void {
  box(drawing, frame, ink);
  const [left, y] = [frame.left + BAR.inset, frame.top + 0.62 * frame.height];
  const right = left + length;
  drawing.line([left, y - BAR.end, left, y, right, y, right, y - BAR.end], {
    colour: ink.text,
    width: BORDER,
  });
  drawing.text(label, right + 6, y + 1, { size: 9, colour: ink.text });
}

/** Arrows to the north and to the east as they lie in the middle of the chart. */
function drawArrows(drawing: Drawing, frame: Frame, view: SkyView, ink: FinderInk): void {
  box(drawing, frame, ink);
  const ways = orientation(view);
  const sum = { x: ways.north.x + ways.east.x, y: ways.north.y + ways.east.y };
  const from = {
    x: frame.left + frame.width / 2 - 0.5 * ARROWS.length * sum.x,
    y: frame.top + frame.height / 2 - 0.5 * ARROWS.length * sum.y,
  };
  for (const [name, way] of [
    ['N', ways.north],
    ['E', ways.east],
  ] as const) {
    const to = { x: from.x + ARROWS.length * way.x, y: from.y + ARROWS.length * way.y };
    const [back, side] = [2.4 * ARROWS.head, ARROWS.head];
    drawing.line([from.x, from.y, to.x, to.y], { colour: ink.text, width: 1.2 });
    drawing.area(
      [
        to.x + way.x * 2,
        to.y + way.y * 2,
        to.x - back * way.x - side * way.y,
        to.y - back * way.y + side * way.x,
        to.x - back * way.x + side * way.y,
        to.y - back * way.y - side * way.x,
      ],
      { colour: ink.text },
    );
    drawing.text(name, to.x + ARROWS.away * way.x, baseLine(to.y + ARROWS.away * way.y, 9), {
      size: 9,
      colour: ink.text,
      bold: true,
      anchor: 'middle',
    });
  }
}

type Way = { readonly x: number; readonly y: number };

/** Which way north and east lie in the middle of a picture, as unit vectors to the right and down. */
export function orientation(view: SkyView): { readonly north: Way; readonly east: Way } {
  const [north, east] = tangents(view.centre);
  return { north: wayTo(view, north), east: wayTo(view, east) };
}

function wayTo(view: SkyView, tangent: Vector3): Way {
  const there = projectSky(view, along(view.centre, tangent, STEP)) ?? view.middle;
  const [x, y] = [there.x - view.middle.x, there.y - view.middle.y];
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 0, y: -1 } : { x: x / length, y: y / length };
}

/** How far is gone to see which way a direction lies, rad. */
const STEP = 0.001 * DEGREE;

function box(drawing: Drawing, frame: Frame, ink: FinderInk): void {
  drawing.area(cornersOf(frame), { colour: ink.paper });
  drawing.line(closedRing(cornersOf(frame)), { colour: ink.text, width: BORDER });
}

function cornersOf({ left, top, width, height }: Frame): readonly number[] {
  return [left, top, left + width, top, left + width, top + height, left, top + height];
}

function closedRing(corners: readonly number[]): readonly number[] {
  return [...corners, ...corners.slice(0, 2)];
}

/** A frame as it covers the picture, CSS px. */
function boxOf({ left, top, width, height }: Frame, picture: Frame): Box {
  const [x, y] = [(left - picture.left) / PICTURE_SCALE, (top - picture.top) / PICTURE_SCALE];
  return { left: x, top: y, right: x + width / PICTURE_SCALE, bottom: y + height / PICTURE_SCALE };
}
