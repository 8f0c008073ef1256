import { fromEye, project } from '../cameras/orbit-camera.ts';
import { along, difference } from '../geometry/vectors.ts';
import type { PolylineLayers } from '../layers/polylines.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Landmark } from '../picture/landmark.ts';
import type { Picture } from '../picture/picture.ts';
import type { Mark } from './marker-rows.ts';
import type { Painter, PainterContext } from './painter.ts';
import { createStrokes, type Stroke } from './strokes.ts';

export type LandmarksInputs = { readonly landmarks: readonly Landmark[] };

/** Diameters of the marks, CSS px. */
const MARK_PX = 4;
const MAIN_MARK_PX = 7;

/** Height of the letters, CSS px. */
const NAME_SIZE = 11;
const MAIN_NAME_SIZE = 12;

/** Least distance between the marks of two names along a path, CSS px. */
const NAMES_APART_PX = 36;

/** Dashes of a line, each with a gap of its own length behind it. */
const DASHES = 36;
const DASHED_LINE = { opacity: 0.8, width: 1.25 };

/** Marks and names of points of a scene. */
export const landmarks: Painter<LandmarksInputs> = {
  marks: ({ view, landmarks: all }) =>
    all.map(({ position, colour, main, opacity = 1 }): Mark => {
      const diameter = main ? MAIN_MARK_PX : MARK_PX;
      return { place: fromEye(view, position), diameter, colour, opacity };
    }),
  labels(picture) {
    let named: Label | undefined;
    return picture.landmarks.flatMap((landmark) => {
      const label = labelOf(picture, landmark);
      if (label === undefined || (!landmark.main && isCrowded(named, label))) return [];
      if (!landmark.main) named = label;
      return [label];
    });
  },
};

/** Whether a name would stand too near to the one before it, so that a path in the distance is not written over. */
function isCrowded(before: Label | undefined, { x, y }: Label): boolean {
  return before !== undefined && Math.hypot(x - before.x, y - before.y) < NAMES_APART_PX;
}

/** The dashed lines that lead to points of a scene. */
export function createLandmarkLines(
  { regl }: PainterContext,
  drawLines: PolylineLayers,
): Painter<LandmarksInputs> {
  const strokes = createStrokes(regl, drawLines);
  return {
    paint: (picture, among) => strokes.draw(picture, among, picture.landmarks.flatMap(dashesTo)),
    destroy: strokes.destroy,
  };
}

function dashesTo({ from, position, colour }: Landmark): readonly Stroke[] {
  if (from === undefined) return [];
  const way = difference(position, from);
  const ends = Array.from({ length: 2 * DASHES }, (_, index) => along(from, way, index / (2 * DASHES - 1)));
  return [{ ...DASHED_LINE, colour, positions: Float64Array.from(ends.flat()) }];
}

function labelOf({ view }: Picture<LandmarksInputs>, landmark: Landmark): Label | undefined {
  const at = landmark.name === '' ? undefined : project(view, landmark.position);
  if (at === undefined) return undefined;
  const { name: text, note, main, colour } = landmark;
  return {
    ...at,
    layer: LABEL_LAYER.date,
    text,
    ...(note === undefined ? {} : { note }),
    clearance: (main ? MAIN_MARK_PX : MARK_PX) / 2,
    depth: main ? at.depth : Number.MAX_VALUE,
    rank: main ? 0 : 2,
    selected: false,
    colour,
    size: main ? MAIN_NAME_SIZE : NAME_SIZE,
  };
}
