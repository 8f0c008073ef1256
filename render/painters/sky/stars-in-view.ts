import { isOfSameFrame, type SkyView } from '../../cameras/sky-camera.ts';
import { sidesOf } from '../../cameras/sky-sides.ts';
import { mostMoved, type StarsSeen, type StarVectorColumns } from './star-vectors.ts';

/** Which stars of a list a picture is drawn of. */
export type StarSelection = {
  /** How many of the first, the brightest, and how many of these have discs that may hide others. */
  readonly count: number;
  readonly large: number;
  readonly seen: StarsSeen;
};

/** How far the view turns, and how far a star moves, before they are searched for again, CSS px in the middle of the picture. */
const TURNED_PX = 24;
const MOVED_PX = 0.05;

/** Half of the largest disc of a star, with its soft edge, CSS px. */
const DISC_PX = 8;

/** Parts of a picture: columns, and rows in them, CSS px. */
const COLUMN_PX = 96;
const ROW_PX = 2;

/**
 * Makes what finds the stars of a list that a picture may show, one view after another.
 *
 * Large ones come first, the brightest of them before the others; the rest in columns of the picture, from the top of each to the
 * bottom: where points are drawn in software, those that follow one another at much the same height take three quarters of the time.
 *
 * @returns a function of a view and the stars to show in it that returns their rows, overwritten by the next search; undefined as long as
 * those that were found last will do.
 */
export function createStarSearch(
  vectors: StarVectorColumns,
): (view: SkyView, selection: StarSelection) => Uint32Array | undefined {
  const [inView, parts, rows] = [0, 1, 2].map(() => new Uint32Array(vectors.count));
  let last: { readonly view: SkyView; readonly selection: StarSelection } | undefined;
  return (view, selection) => {
    if (last !== undefined && isOfSameFrame(last.view, view) && areAsMany(last.selection, selection)) {
      const turned = turnBetween(last.view, view) * view.pixelsPerRadian;
      const moved = mostMoved(vectors, last.selection.seen, selection.seen) * view.pixelsPerRadian;
      if (turned <= TURNED_PX && moved <= MOVED_PX) return undefined;
    }
    last = { view, selection };
    return inParts(inView, parts, keepInView(vectors, view, selection, inView, parts), rows);
  };
}

/**
 * Finds the stars in a view, with those around it.
 *
 * @param inView overwritten with their rows. @param parts with the part of the picture of each, 0 for the large ones.
 * @returns how many there are.
 */
function keepInView(
  { directions, motions, parallaxes }: StarVectorColumns,
  view: SkyView,
  { count, large, seen: { years, observer } }: StarSelection,
  inView: Uint32Array,
  parts: Uint32Array,
): number {
  const around = (TURNED_PX + DISC_PX) / view.pixelsPerRadian;
  const sides = Float64Array.from(sidesOf(view, around).flatMap(({ normal, most }) => [...normal, most]));
  const partOf = partsOf(view);
  let found = 0;
  for (let row = 0; row < count; row++) {
    const at = 3 * row;
    const x = directions[at] + years * motions[at] - parallaxes[row] * observer[0];
    const y = directions[at + 1] + years * motions[at + 1] - parallaxes[row] * observer[1];
    const z = directions[at + 2] + years * motions[at + 2] - parallaxes[row] * observer[2];
    if (isBeyond(sides, x, y, z)) continue;
    inView[found] = row;
    parts[found] = row < large ? 0 : partOf(x, y, z);
    found++;
  }
  return found;
}

function isBeyond(sides: Float64Array, x: number, y: number, z: number): boolean {
  for (let at = 0; at < sides.length; at += 4) {
    if (sides[at] * x + sides[at + 1] * y + sides[at + 2] * z > sides[at + 3]) return true;
  }
  return false;
}

/** The part of a picture that a direction lies in or is nearest to, from 1: columns from the left, each from its top. */
function partsOf(view: SkyView): (x: number, y: number, z: number) => number {
  const { centre, right, up, distortion, pixelsPerRadian, middle, size } = view;
  const scale = pixelsPerRadian * (1 + distortion);
  const rows = Math.ceil(size.height / ROW_PX);
  const columns = Math.ceil(size.width / COLUMN_PX);
  return (x, y, z) => {
    const ray = scale / (distortion + x * centre[0] + y * centre[1] + z * centre[2]);
    const across = middle.x + ray * (x * right[0] + y * right[1] + z * right[2]);
    const down = middle.y - ray * (x * up[0] + y * up[1] + z * up[2]);
    return 1 + stepOf(across / COLUMN_PX, columns) * rows + stepOf(down / ROW_PX, rows);
  };
}

function stepOf(steps: number, count: number): number {
  return steps < 0 ? 0 : steps >= count ? count - 1 : Math.floor(steps);
}

/** The first rows of a list put in the order of their parts; those of a part stay in theirs. @param rows overwritten with them. */
function inParts(inView: Uint32Array, parts: Uint32Array, count: number, rows: Uint32Array): Uint32Array {
  let last = 0;
  for (let index = 0; index < count; index++) last = Math.max(last, parts[index]);
  const next = new Uint32Array(last + 2);
  for (let index = 0; index < count; index++) next[parts[index] + 1]++;
  for (let part = 1; part < next.length; part++) next[part] += next[part - 1];
  for (let index = 0; index < count; index++) rows[next[parts[index]]++] = inView[index];
  return rows.subarray(0, count);
}

function areAsMany(one: StarSelection, other: StarSelection): boolean {
  return one.count === other.count && one.large === other.large;
}

/** Angle by which one view is turned to be another, rad: axes that are turned by α differ by √8 sin α/2, all three together. */
function turnBetween(one: SkyView, other: SkyView): number {
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    square += (one.centre[axis] - other.centre[axis]) ** 2;
    square += (one.right[axis] - other.right[axis]) ** 2;
    square += (one.up[axis] - other.up[axis]) ** 2;
  }
  return 2 * Math.asin(Math.min(1, Math.sqrt(square / 8)));
}
