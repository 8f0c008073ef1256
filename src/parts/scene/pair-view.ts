import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { axesOf } from '#render/cameras/orbit-camera.ts';
import { along, difference, vec3 } from '#render/geometry/vectors.ts';
import { type Followed, type Viewpoint, zoomAt } from './viewpoint.ts';

/** Distance of the eye over that of the two: each is a third of the picture's height from its middle. */
const REACH = 3;

/** Replaces the line of sight where the two lie along it. */
const ACROSS: readonly Vector3[] = [
  [0, 0, 1],
  [1, 0, 0],
];

/**
 * Where a body and something beside it are seen at their full distance from one another: the view is turned as little as
 * that takes.
 *
 * @param body what is followed.
 * @param beside elsewhere, in the same frame, au.
 */
export function pairView(
  viewpoint: Viewpoint,
  body: Followed,
  beside: Vector3,
): { readonly viewpoint: Viewpoint; readonly zoom: number } {
  const apart = difference(beside, body.position);
  const length = vec3.length(apart);
  const sight = axesOf(viewpoint.azimuth, viewpoint.elevation).back;
  const [x, y, z] = [sight, ...ACROSS]
    .map((direction) => along(direction, apart, -vec3.dot(direction, apart) / length ** 2))
    .reduce((chosen, other) => (vec3.length(chosen) < 0.1 ? other : chosen));
  return {
    viewpoint: {
      azimuth: Math.atan2(y, x),
      elevation: Math.atan2(z, Math.hypot(x, y)),
      offset: along([0, 0, 0], apart, 0.5),
    },
    zoom: zoomAt(body, REACH * length),
  };
}
