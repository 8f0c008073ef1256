import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Label, PlacedLabel } from '../picture/label.ts';
import { LINE_HEIGHT } from './text-style.ts';

/** Width of a text, CSS px, in letters of a height; bold when selected. */
export type MeasureText = (text: string, size: number, selected: boolean) => number;

const GAP = 5; // CSS px between a marker and its name
const EDGE = 4; // CSS px kept free at the edge of the picture

/**
 * Gives names their places so that no two overlap and none covers the marker of another: the selected one first, then the
 * nearest to the eye, and of those at much the same distance the one of the first rank. A name stands to the right of its point, else to the left, below or above it, else it is left out.
 *
 * @returns those that found a place, the most important first.
 */
export function placeLabels(
  labels: readonly Label[],
  size: PictureSize,
  measure: MeasureText,
): readonly PlacedLabel[] {
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const label of [...labels].sort(byImportance)) {
    const width = widthOf(label, measure);
    const place = placesAround(label, width).find(
      (box) => isInside(box, size) && !taken.some((other) => overlap(box, other)),
    );
    if (place === undefined) continue;
    taken.push(place, markerOf(label));
    placed.push({ label, x: place.left, y: place.top + (label.size * LINE_HEIGHT) / 2 });
  }
  return placed;
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function byImportance(a: Label, b: Label): number {
  if (a.selected !== b.selected) return a.selected ? -1 : 1;
  const octaves = octaveOf(a) - octaveOf(b);
  if (octaves !== 0) return octaves;
  return a.rank === b.rank ? a.depth - b.depth : a.rank - b.rank;
}

/** Things whose distances from the eye are much the same share an octave. */
function octaveOf({ depth }: Label): number {
  return Math.round(Math.log2(depth));
}

function widthOf({ text, note, size, selected }: Label, measure: MeasureText): number {
  const first = measure(text, size, selected);
  return note === undefined ? first : Math.max(first, measure(note, size, false));
}

/** The boxes a label may take, best first. */
function placesAround({ x, y, clearance, size, note }: Label, width: number): readonly Box[] {
  const line = size * LINE_HEIGHT;
  const height = note === undefined ? line : 2 * line;
  const apart = clearance + GAP;
  return [
    boxAt(x + apart, y - line / 2, width, height),
    boxAt(x - apart - width, y - line / 2, width, height),
    boxAt(x - width / 2, y + apart, width, height),
    boxAt(x - width / 2, y - apart - height, width, height),
  ];
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function markerOf({ x, y, clearance }: Label): Box {
  return boxAt(x - clearance, y - clearance, 2 * clearance, 2 * clearance);
}

function isInside({ left, top, right, bottom }: Box, { width, height }: PictureSize): boolean {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
