import { fromEye, project } from '../cameras/orbit-camera.ts';
import { along, difference } from '../geometry/vectors.ts';
import { keptByView } from '../picture/kept-by-view.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Landmark } from '../picture/landmark.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { Mark } from './marker-rows.ts';
import type { Painter } from './painter.ts';

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

/** Marks and names of points of a scene, and the dashed lines that lead to them. */
export const landmarks: Painter<LandmarksInputs> = {
  marks: ({ view, landmarks: all }) => all.map((landmark) => markOf(view, landmark)),
  labels({ view, landmarks: all }) {
    let named: Label | undefined;
    return all.flatMap((landmark) => {
      const label = labelOf(view, landmark);
      if (label === undefined || (!landmark.main && isCrowded(named, label))) return [];
      if (!landmark.main) named = label;
      return [label];
    });
  },
  strokes: ({ landmarks: all }) => all.flatMap(dashesTo),
};

/** Whether a name would stand too near to the one before it, so that a path in the distance is not written over. */
function isCrowded(before: Label | undefined, { x, y }: Label): boolean {
  return before !== undefined && Math.hypot(x - before.x, y - before.y) < NAMES_APART_PX;
}

const markOf = keptByView((view, { position, colour, main, opacity = 1 }: Landmark): Mark => {
  const diameter = main ? MAIN_MARK_PX : MARK_PX;
  return { place: fromEye(view, position), diameter, colour, opacity };
});

const labelOf = keptByView((view, landmark: Landmark): Label | undefined => {
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
});

const dashed = new WeakMap<Landmark, Stroke>();

/** The same pieces again for the same landmark. */
function dashesTo(landmark: Landmark): readonly Stroke[] {
  const { from, position, colour } = landmark;
  if (from === undefined) return [];
  const known = dashed.get(landmark);
  if (known !== undefined) return [known];
  const way = difference(position, from);
  const ends = Array.from({ length: 2 * DASHES }, (_, index) => along(from, way, index / (2 * DASHES - 1)));
  const stroke = { ...DASHED_LINE, colour, positions: Float64Array.from(ends.flat()) };
  dashed.set(landmark, stroke);
  return [stroke];
}
