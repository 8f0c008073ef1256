import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { inView, isInPicture, isOfSameFrame, type SkyView } from '../../cameras/sky-camera.ts';

/** Steps along each side of a picture from which the part of the grid in it is found. */
const SIDE_STEPS = 12;

/** Part of a grid: latitudes, and longitudes either side of a middle, rad. */
export type GridPart = {
  readonly south: number;
  readonly north: number;
  readonly middle: number;
  readonly west: number;
  readonly east: number;
};

/** The part of a grid that a picture shows, with a margin. @param axes of the grid on those of the view. */
export function partInView(view: SkyView, [zero, east, pole]: readonly Vector3[]): GridPart {
  const middle = Math.atan2(east[2], zero[2]);
  const around = directionsAround(view);
  let [lowest, highest, westmost, eastmost] = [1, -1, 0, 0];
  for (let at = 0; at < around.length; at += 3) {
    const x = around[at] * zero[0] + around[at + 1] * zero[1] + around[at + 2] * zero[2];
    const y = around[at] * east[0] + around[at + 1] * east[1] + around[at + 2] * east[2];
    const height = around[at] * pole[0] + around[at + 1] * pole[1] + around[at + 2] * pole[2];
    const longitude = Math.atan2(y, x);
    const from = longitude - middle - 2 * Math.PI * Math.round((longitude - middle) / (2 * Math.PI));
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
    westmost = Math.min(westmost, from);
    eastmost = Math.max(eastmost, from);
  }
  const [south, north] = [Math.asin(Math.max(-1, lowest)), Math.asin(Math.min(1, highest))];
  const margin = view.fieldOfView / SIDE_STEPS;
  const [seesNorth, seesSouth] = [sees(view, pole, 1), sees(view, pole, -1)];
  const isAround = seesNorth || seesSouth;
  const sideways = margin / Math.max(0.01, Math.cos(Math.max(Math.abs(south), Math.abs(north))));
  return {
    south: seesSouth ? -Math.PI / 2 : Math.max(-Math.PI / 2, south - margin),
    north: seesNorth ? Math.PI / 2 : Math.min(Math.PI / 2, north + margin),
    middle,
    west: isAround ? -Math.PI : Math.max(-Math.PI, westmost - sideways),
    east: isAround ? Math.PI : Math.min(Math.PI, eastmost + sideways),
  };
}

/** Whether a picture shows a pole, or would if it were a little larger. */
function sees(view: SkyView, pole: Vector3, sign: 1 | -1): boolean {
  const { distortion, leastCosine, pixelsPerRadian, middle, size } = view;
  const depth = sign * pole[2];
  if (depth < leastCosine) return false;
  const scale = (sign * pixelsPerRadian * (1 + distortion)) / (distortion + depth);
  const at = { x: middle.x + scale * pole[0], y: middle.y - scale * pole[1] };
  return isInPicture(view, at, size.width / SIDE_STEPS);
}

let around: { readonly view: SkyView; readonly directions: Float64Array } | undefined;

/**
 * Directions along the sides of a picture and across its middle, x y z of each on the axes of the view: the same ones however it is turned.
 */
function directionsAround(view: SkyView): Float64Array {
  if (around !== undefined && isOfSameFrame(around.view, view)) return around.directions;
  const { width, height } = view.size;
  const directions = Array.from({ length: SIDE_STEPS + 1 }, (_, step) => {
    const [x, y] = [(width * step) / SIDE_STEPS, (height * step) / SIDE_STEPS];
    return [
      [x, 0],
      [x, height],
      [0, y],
      [width, y],
      [x, view.middle.y],
    ].flatMap(([px, py]) => inView(view, px, py));
  });
  around = { view, directions: Float64Array.from(directions.flat()) };
  return around.directions;
}
