import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Colour } from '../picture/colour.ts';
import type { Box } from '../picture/cover.ts';
import type { Label } from '../picture/label.ts';
import { isOutside } from './label-boxes.ts';

/** The inputs from which the places of names were decided. */
export type Decided = {
  readonly labels: readonly Label[];
  readonly size: PictureSize;
  readonly covered: readonly Box[];
  /** The label of the body beside the selected object, by its index; −1 without one. */
  readonly beside: number;
};

/** How far points may move until the places of names are decided again, CSS px. */
const NEGLIGIBLE_PX = 1;

/** Distances from the eye are much the same that differ by less than this part. */
const NEGLIGIBLE_DEPTH = 0.02;

/**
 * Whether the places of names are still those that would be decided now: nothing has come or gone, hardly anything has moved but what is
 * out of the picture, and the same is in the way.
 *
 * @param reach of a label from its point within which its name or its marker may lie, CSS px.
 */
export function arePlacesValid(before: Decided, now: Decided, reach: (label: Label) => number): boolean {
  const { labels, size, covered } = before;
  if (size !== now.size || before.beside !== now.beside || labels.length !== now.labels.length) return false;
  for (let index = 0; index < labels.length; index++) {
    const [one, other] = [labels[index], now.labels[index]];
    if (one === other) continue;
    if (!areAlike(one, other)) return false;
    if (hasHardlyMoved(one, other)) continue;
    if (!isOutside(one, size, reach(one)) || !isOutside(other, size, reach(other))) return false;
  }
  return areSameBoxes(covered, now.covered);
}

function areAlike(one: Label, other: Label): boolean {
  return (
    one.text === other.text &&
    one.layer === other.layer &&
    one.rank === other.rank &&
    one.size === other.size &&
    one.selected === other.selected &&
    one.secondary === other.secondary &&
    one.note === other.note &&
    one.along === other.along &&
    areSameColours(one.colour, other.colour)
  );
}

function areSameColours(one: Colour, other: Colour): boolean {
  return one === other || (one[0] === other[0] && one[1] === other[1] && one[2] === other[2]);
}

function hasHardlyMoved(one: Label, other: Label): boolean {
  return (
    Math.abs(one.x - other.x) <= NEGLIGIBLE_PX &&
    Math.abs(one.y - other.y) <= NEGLIGIBLE_PX &&
    Math.abs(one.clearance - other.clearance) <= NEGLIGIBLE_PX &&
    Math.abs(one.depth - other.depth) <= NEGLIGIBLE_DEPTH * one.depth
  );
}

function areSameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) {
    const [one, other] = [some[index], others[index]];
    const isSame =
      one === other ||
      (one.left === other.left &&
        one.top === other.top &&
        one.right === other.right &&
        one.bottom === other.bottom);
    if (!isSame) return false;
  }
  return true;
}
