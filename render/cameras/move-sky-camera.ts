import { TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FIELD_OF_VIEW } from '../geometry/sky-projection.ts';
import { type Matrix3, vec3 } from '../geometry/vectors.ts';
import {
  inView,
  type SkyCamera,
  type SkyPoint,
  type SkyView,
  skyViewOf,
  unprojectSky,
} from './sky-camera.ts';

/** The camera turned so that what was seen at one place of the picture is seen at another: the sky follows the pointer. */
export function dragSky(
  camera: SkyCamera,
  view: SkyView,
  from: Readonly<SkyPoint>,
  to: Readonly<SkyPoint>,
): SkyCamera {
  return showAt(camera, view, unprojectSky(view, from.x, from.y), to);
}

/**
 * The camera turned so that a direction, ICRF, is seen at a place. Where the pole of the mount is in the way it stops there.
 *
 * @param view of the camera, wherever it looked.
 */
function showAt(camera: SkyCamera, view: SkyView, direction: Vector3, at: Readonly<SkyPoint>): SkyCamera {
  const shown = onMount(direction, camera.mount);
  const [right, up, forward] = inView(view, at.x, at.y);
  const height = Math.sin(shown.latitude) / Math.hypot(up, forward);
  const steepest = Math.asin(clamped(height, -1, 1));
  const towards = Math.atan2(up, forward);
  const [one, other] = [steepest - towards, Math.PI - steepest - towards].map(halfTurned);
  const isNearer = Math.abs(one - camera.latitude) <= Math.abs(other - camera.latitude);
  const latitude = clamped(isNearer ? one : other, -Math.PI / 2, Math.PI / 2);
  const ahead = forward * Math.cos(latitude) - up * Math.sin(latitude);
  return { ...camera, longitude: halfTurned(shown.longitude + Math.atan2(right, ahead)), latitude };
}

/** The camera turned to a direction, a unit vector in ICRF. */
export function lookAtSky(camera: SkyCamera, direction: Vector3): SkyCamera {
  return { ...camera, ...onMount(direction, camera.mount) };
}

/** The camera on another mount, looking where it looked. */
export function mountSky(camera: SkyCamera, mount: Matrix3): SkyCamera {
  if (mount === camera.mount) return camera;
  const { centre } = skyViewOf(camera, { width: 1, height: 1 });
  return { ...camera, mount, ...onMount(centre, mount) };
}

/**
 * The camera with another field of view, rad, clamped between the narrowest and the widest.
 *
 * @param about a place of the picture where the same direction stays to be seen; the middle when left out.
 */
export function zoomSky(
  camera: SkyCamera,
  fieldOfView: number,
  about?: { readonly view: SkyView; readonly at: Readonly<SkyPoint> },
): SkyCamera {
  const zoomed = { ...camera, fieldOfView: clamped(fieldOfView, ...FIELD_OF_VIEW) };
  if (about === undefined) return zoomed;
  const { view, at } = about;
  const next = skyViewOf(zoomed, view.size, view.middle.x);
  return showAt(zoomed, next, unprojectSky(view, at.x, at.y), at);
}

/** Longitude and latitude of a direction on the axes of a mount, rad. */
export function onMount(
  direction: Vector3,
  mount: Matrix3,
): { readonly longitude: number; readonly latitude: number } {
  const part = (column: 0 | 3 | 6) =>
    vec3.dot(direction, [mount[column], mount[column + 1], mount[column + 2]]);
  const [x, y, z] = [part(0), part(3), part(6)];
  return { longitude: Math.atan2(y, x), latitude: Math.atan2(z, Math.hypot(x, y)) };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function halfTurned(angle: number): number {
  return angle - TURN * Math.round(angle / TURN);
}
