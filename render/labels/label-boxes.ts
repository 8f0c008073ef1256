import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Box } from '../picture/cover.ts';
import type { Label } from '../picture/label.ts';
import { HALO, LINE_HEIGHT } from './text-style.ts';

const GAP = 5; // CSS px between a marker and its name
const EDGE = 4; // free space at the edge of the picture, CSS px

/**
 * Where the boxes of {@link boxOn} lie, as seen from the point: unit vectors to the right and down, and for those above and below the share
 * of the width that is left of the point.
 */
const SIDES: readonly (readonly [right: number, down: number, left?: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1, 0.5],
  [0, -1, 0.5],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [0, 1, 0.2],
  [0, 1, 0.8],
  [0, -1, 0.2],
  [0, -1, 0.8],
  [0, 1, 0],
  [0, 1, 1],
  [0, -1, 0],
  [0, -1, 1],
];

/** The sides of a name that has no lines to keep off. */
const EVERY_SIDE: readonly number[] = [...SIDES.keys()].slice(0, 8);

const SHIFTED_SIDES: readonly number[] = [...SIDES.keys()].slice(8);

/**
 * How much farther from its point a name is in each round of sides, CSS px: beside it, beyond the ring of a chosen object, and beyond
 * what is close to that.
 */
const FARTHER = [0, 18, 44] as const;

/** Two sides are as far off a line as each other when their cosines differ by less. */
const EQUAL_COSINES = 0.2;

/** The sides a label may be on, best first: those off its line, if there is one. */
export function sidesOf({ along }: Label): readonly number[] {
  if (along === undefined) return EVERY_SIDE;
  const nearness = SIDES.map(([x, y]) => Math.round(Math.abs(x * along[0] + y * along[1]) / EQUAL_COSINES));
  return EVERY_SIDE.toSorted((one, other) => nearness[one] - nearness[other] || one - other);
}

/**
 * The sides of a label that has lines or is beside a ring, the nearest round first; one of a lower rank with lines is not farther out, where
 * others of its kind are.
 */
export function sidesAround(label: Label): readonly number[] {
  const { along, lines = [], rank } = label;
  const isNear = lines.length > 0 && rank > 0;
  if (along === undefined) return isNear ? NEAR_SIDES : ALL_SIDES;
  return sidesBeyond(sidesOf(label), isNear ? 1 : FARTHER.length);
}

/** Sides, then those between them, in each of some rounds. */
function sidesBeyond(sides: readonly number[], rounds: number): readonly number[] {
  const near = [...sides, ...SHIFTED_SIDES];
  return FARTHER.slice(0, rounds).flatMap((_, round) => near.map((side) => side + round * SIDES.length));
}

/** The sides of a name that has no line to be off, in the nearest round and in all. */
const NEAR_SIDES = sidesBeyond(EVERY_SIDE, 1);
const ALL_SIDES = sidesBeyond(EVERY_SIDE, FARTHER.length);

/** Whether one of the lines from the point of a label runs through the name in a box or its halo, for which a line of text has room. */
export function isStruck({ x, y, lines = [] }: Label, name: Box): boolean {
  const box = { ...name, left: name.left - HALO, right: name.right + HALO };
  for (const points of lines) {
    let [fromX, fromY] = [x, y];
    for (const [endX, endY] of points) {
      if (isCrossed(box, fromX, fromY, endX, endY)) return true;
      [fromX, fromY] = [endX, endY];
    }
  }
  return false;
}

/** Whether a line between two points has a part in a box. */
function isCrossed(
  { left, top, right, bottom }: Box,
  x: number,
  y: number,
  endX: number,
  endY: number,
): boolean {
  if ((x <= left && endX <= left) || (x >= right && endX >= right)) return false;
  if ((y <= top && endY <= top) || (y >= bottom && endY >= bottom)) return false;
  let [from, to] = [0, 1];
  if (x !== endX) {
    const [one, other] = [(left - x) / (endX - x), (right - x) / (endX - x)];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  if (y !== endY) {
    const [one, other] = [(top - y) / (endY - y), (bottom - y) / (endY - y)];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to;
}

/** The box that a label takes on one of {@link SIDES}, or farther out. */
export function boxOn(side: number, { x, y, clearance, size, note }: Label, width: number): Box {
  const [right, down, share = 0] = SIDES[side % SIDES.length];
  const gap = GAP + FARTHER[Math.floor(side / SIDES.length)];
  const line = size * LINE_HEIGHT;
  const height = note === undefined ? line : 2 * line;
  const apart = (right === 0 || down === 0 ? clearance : Math.SQRT1_2 * clearance) + gap;
  const left = right > 0 ? x + apart : right < 0 ? x - apart - width : x - share * width;
  const top = down > 0 ? y + apart : down < 0 ? y - apart - height : y - line / 2;
  return boxAt(left, top, width, height);
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

export function markerOf({ x, y, clearance }: Label): Box {
  return boxAt(x - clearance, y - clearance, 2 * clearance, 2 * clearance);
}

/**
 * Whether a name may be written over something because its own point lies there: its marker, or the globe
 * that it passes in front of.
 */
export function isOn({ x, y }: Label, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether a box covers a part of the disc that a label is the name of. */
export function isOnDisc({ left, top, right, bottom }: Box, { x, y, clearance }: Label): boolean {
  const across = x - Math.min(Math.max(x, left), right);
  const down = y - Math.min(Math.max(y, top), bottom);
  return across ** 2 + down ** 2 < clearance ** 2;
}

export function isInside({ left, top, right, bottom }: Box, { width, height }: PictureSize): boolean {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

/** How far outside the picture the point of a label may lie with part of the label still in it, CSS px. */
export function reachOf({ clearance }: Label): number {
  return clearance + GAP + FARTHER[FARTHER.length - 1];
}

/** Whether the point of a label lies so far outside the picture that no part of its marker or name is in it. */
export function isOutside({ x, y }: Label, { width, height }: PictureSize, reach: number): boolean {
  return x < -reach || y < -reach || x > width + reach || y > height + reach;
}
