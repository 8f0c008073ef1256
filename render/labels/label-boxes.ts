import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Box } from '../picture/cover.ts';
import type { Label } from '../picture/label.ts';
import { LINE_HEIGHT } from './text-style.ts';

const GAP = 5; // CSS px between a marker and its name
const EDGE = 4; // free space at the edge of the picture, CSS px

/** Where the boxes of {@link boxOn} lie, as seen from the point: unit vectors to the right and down. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-Math.SQRT1_2, -Math.SQRT1_2],
];

const EVERY_SIDE: readonly number[] = [...SIDES.keys()];

/** Two sides are as far off a line as each other when their cosines differ by less. */
const AS_FAR = 0.2;

/** The sides a label may be on, best first: those off its line, if there is one. */
export function sidesOf({ along }: Label): readonly number[] {
  if (along === undefined) return EVERY_SIDE;
  const nearness = SIDES.map(([x, y]) => Math.round(Math.abs(x * along[0] + y * along[1]) / AS_FAR));
  return EVERY_SIDE.toSorted((one, other) => nearness[one] - nearness[other] || one - other);
}

/** The box that a label takes on one of {@link SIDES}. */
export function boxOn(side: number, { x, y, clearance, size, note }: Label, width: number): Box {
  const [right, down] = SIDES[side];
  const line = size * LINE_HEIGHT;
  const height = note === undefined ? line : 2 * line;
  const apart = (right === 0 || down === 0 ? clearance : Math.SQRT1_2 * clearance) + GAP;
  const left = right > 0 ? x + apart : right < 0 ? x - apart - width : x - width / 2;
  const top = down > 0 ? y + apart : down < 0 ? y - apart - height : y - line / 2;
  return boxAt(left, top, width, height);
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

export function markerOf({ x, y, clearance }: Label): Box {
  return boxAt(x - clearance, y - clearance, 2 * clearance, 2 * clearance);
}

/** A name may be written over what its own point lies on: its marker, or the globe that it passes in front of. */
export function isOn({ x, y }: Label, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function isInside({ left, top, right, bottom }: Box, { width, height }: PictureSize): boolean {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

/** Nothing of a label whose point is farther out of the picture is in it. */
export function reachOf({ clearance }: Label): number {
  return clearance + GAP;
}
