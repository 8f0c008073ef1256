import { projectSkyInto, type SkyPoint, type SkyView } from '../../cameras/sky-camera.ts';

/** Where directions fall in a picture. */
export type SkyPlaces = {
  /** x y of each, CSS px; 0 for those that are far outside. */
  readonly xy: Float64Array;
  /** 0 for those that are far outside. */
  readonly placed: Uint8Array;
};

const made = new WeakMap<SkyView, Map<Float64Array, SkyPlaces>>();
const point: SkyPoint = { x: 0, y: 0 };

/** Where directions, x y z of each, fall in a picture; they are found once for all that is drawn of them. */
export function placesOf(view: SkyView, directions: Float64Array): SkyPlaces {
  const lists = made.get(view) ?? new Map<Float64Array, SkyPlaces>();
  made.set(view, lists);
  const known = lists.get(directions);
  if (known !== undefined) return known;
  const count = directions.length / 3;
  const xy = new Float64Array(2 * count);
  const placed = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    if (!projectSkyInto(view, directions, 3 * row, point)) continue;
    placed[row] = 1;
    xy[2 * row] = point.x;
    xy[2 * row + 1] = point.y;
  }
  const places = { xy, placed };
  lists.set(directions, places);
  return places;
}

/** Cosine of 6 deg: a shorter way between two points outside the picture cannot pass through it. */
const LONG_WAY = 0.9945;

/** Rows from whose point the way to the next one may lead through the picture. */
export function segmentsInPicture(view: SkyView, directions: Float64Array): readonly number[] {
  const { width, height } = view.size;
  const { xy, placed } = placesOf(view, directions);
  const rows: number[] = [];
  for (let row = 0; row + 1 < placed.length; row++) {
    const at = 2 * row;
    const isHere = placed[row] === 1;
    const isThere = placed[row + 1] === 1;
    if (!isHere && !isThere) {
      if (cosineOfStep(directions, row) < LONG_WAY) rows.push(row);
      continue;
    }
    const isBeside =
      Math.max(xy[at], xy[at + 2]) < 0 ||
      Math.min(xy[at], xy[at + 2]) > width ||
      Math.max(xy[at + 1], xy[at + 3]) < 0 ||
      Math.min(xy[at + 1], xy[at + 3]) > height;
    if (!(isHere && isThere && isBeside)) rows.push(row);
  }
  return rows;
}

const angles = new WeakMap<Float64Array, Float64Array>();

/** Length of a path up to each of its points, rad: dashes that begin by this length keep their places on it when the view is turned. */
export function pathAngles(directions: Float64Array): Float64Array {
  const known = angles.get(directions);
  if (known !== undefined) return known;
  const found = new Float64Array(directions.length / 3);
  for (let row = 0; row + 1 < found.length; row++)
    found[row + 1] = found[row] + Math.acos(Math.min(1, cosineOfStep(directions, row)));
  angles.set(directions, found);
  return found;
}

function cosineOfStep(directions: Float64Array, row: number): number {
  const at = 3 * row;
  return (
    directions[at] * directions[at + 3] +
    directions[at + 1] * directions[at + 4] +
    directions[at + 2] * directions[at + 5]
  );
}
