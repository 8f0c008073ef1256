import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type CameraView, project } from '../cameras/orbit-camera.ts';
import { along, difference } from '../geometry/vectors.ts';
import { NEGLIGIBLE_PX, hasStayed, haveAllStayed } from '../picture/has-stayed.ts';
import { cacheByView } from '../picture/cached-by-view.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Landmark } from '../picture/landmark.ts';
import type { Picture } from '../picture/picture.ts';
import type { Stroke } from '../picture/stroke.ts';
import { marksAt } from './marks-at.ts';
import type { Mark } from './marker-rows.ts';
import type { Painter } from './painter.ts';

export type LandmarksInputs = {
  readonly landmarks: readonly Landmark[];
  /** Marks that differ in every picture; none when left out. */
  readonly passing?: readonly Landmark[];
};

/** Diameters of the marks, CSS px. */
const MARK_PX = 4;
const MAIN_MARK_PX = 7;

/** Height of the letters, CSS px. */
const NAME_SIZE = 11;
const MAIN_NAME_SIZE = 12;
const MAIN_RANK = 0;

/** Least distance between the marks of two names, CSS px and in letters of the second name: about its width. */
const NAMES_APART_PX = 36;
const MAIN_NAMES_APART_PX = 64;
const NAMES_APART_LETTERS = 0.6;

/** In a picture lower than this, CSS px, they are farther apart: the scene is drawn smaller there, its names are not. */
const ROOMY_HEIGHT = 480;

/** Dashes of a line, each with a gap of the same length behind it. */
const DASHES = 36;
const DASHED_LINE = { opacity: 0.8, width: 1.25 };

/** Marks and names of points of a scene, and the dashed lines that lead to them. */
export const landmarks: Painter<LandmarksInputs> = {
  marks: ({ view, landmarks: all, passing = [] }) => [
    ...marksOf(view, all),
    ...passing.flatMap((landmark) => passingMarkOf(view, landmark)),
  ],
  labels: ({ view, landmarks: all, passing = [] }) => [...labelsOf(view, all), ...namesApart(view, passing)],
  strokes: ({ landmarks: all }) => dashesToAll(all),
  stays: [landmarksStay],
};

function landmarksStay(
  { view, landmarks: all, passing = [] }: Picture<LandmarksInputs>,
  now: Picture<LandmarksInputs>,
): boolean {
  const { passing: next = [] } = now;
  if (all !== now.landmarks) return false;
  return haveAllStayed(passing, next, (one, other) => {
    if (one === other) return true;
    if (one.name !== other.name || one.note !== other.note || one.colour !== other.colour) return false;
    return hasStayed(view, one.position, other.position, 0, NEGLIGIBLE_PX.named);
  });
}

const passingMarkOf = cacheByView(markOf);

/** Cached for landmarks that are the same, seen from the same view. */
const marksOf = cacheByView((view, all: readonly Landmark[]) =>
  all.flatMap((landmark) => markOf(view, landmark)),
);
const labelsOf = cacheByView((view, all: readonly Landmark[]) => namesApart(view, all));

/** The names of landmarks that are far enough from others of their rank, those of the most opaque ones first. */
function namesApart(view: CameraView, all: readonly Landmark[]): readonly Label[] {
  const named: Label[] = [];
  const factor = Math.max(1, ROOMY_HEIGHT / view.size.height);
  for (const landmark of all.toSorted((one, other) => (other.opacity ?? 1) - (one.opacity ?? 1))) {
    const label = labelOf(view, landmark);
    if (label === undefined || isCrowded(named, label, factor)) continue;
    const lines = linesOf(view, landmark);
    named.push(lines.length === 0 ? label : { ...label, lines });
  }
  return named;
}

/** Whether a name would be too near to one before it, so that a path that winds or is in the distance is not written over. */
function isCrowded(named: readonly Label[], { x, y, text, size, rank }: Label, factor: number): boolean {
  const least = rank === MAIN_RANK ? MAIN_NAMES_APART_PX : NAMES_APART_PX;
  const apart = factor * Math.max(least, NAMES_APART_LETTERS * size * text.length);
  return named.some(
    (before) => before.rank === rank && (x - before.x) ** 2 + (y - before.y) ** 2 < apart * apart,
  );
}

function markOf(view: CameraView, { position, colour, main, opacity = 1 }: Landmark): readonly Mark[] {
  return marksAt(view, position, { diameter: main ? MAIN_MARK_PX : MARK_PX, colour, opacity });
}

function labelOf(view: CameraView, landmark: Landmark): Label | undefined {
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
    rank: main ? MAIN_RANK : 2,
    selected: false,
    colour,
    size: main ? MAIN_NAME_SIZE : NAME_SIZE,
  };
}

/** The lines in the picture that begin at a landmark. */
function linesOf(view: CameraView, { from, between }: Landmark): NonNullable<Label['lines']> {
  const paths: readonly (readonly Vector3[])[] = [
    ...(between ?? []),
    ...(from === undefined ? [] : [[from]]),
  ];
  return paths.map((points) => seenFrom(view, points));
}

/** Points in the picture, up to the first one that is behind the eye, CSS px. */
function seenFrom(view: CameraView, points: readonly Vector3[]): readonly (readonly [number, number])[] {
  const seen: (readonly [number, number])[] = [];
  for (const point of points) {
    const at = project(view, point);
    if (at === undefined) break;
    seen.push([at.x, at.y]);
  }
  return seen;
}

const dashed = new WeakMap<readonly Landmark[], readonly Stroke[]>();

/** The dashes that lead to landmarks, the same ones again for the same landmarks. */
function dashesToAll(all: readonly Landmark[]): readonly Stroke[] {
  const known = dashed.get(all) ?? all.flatMap(dashesTo);
  dashed.set(all, known);
  return known;
}

function dashesTo({ from, position, colour }: Landmark): readonly Stroke[] {
  if (from === undefined) return [];
  const way = difference(position, from);
  const ends = Array.from({ length: 2 * DASHES }, (_, index) => along(from, way, index / (2 * DASHES - 1)));
  return [{ ...DASHED_LINE, colour, positions: Float64Array.from(ends.flat()) }];
}
