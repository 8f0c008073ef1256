import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { applyAction, type CameraAction } from '#render/cameras/camera-action.ts';
import {
  axesOf,
  DEFAULT_FIELD_OF_VIEW,
  type OrbitCamera,
  type PictureSize,
  viewOf,
} from '#render/cameras/orbit-camera.ts';
import { cameraOfSaved, type SavedCamera } from '#render/cameras/saved-camera.ts';
import { distanceOfZoom, nearestDistance, zoomOfDistance } from '#machines/scene/zoom.ts';
import { along, difference, sum } from '#render/geometry/vectors.ts';

/** From where a scene is seen, apart from what is followed and how near that is zoomed. */
export type Viewpoint = {
  /** Longitude and latitude of the eye in the frame of the scene as seen from what it looks at, rad. */
  readonly azimuth: number;
  readonly elevation: number;
  /**
   * Way from what is followed to the point looked at; from the origin of the scene when nothing is followed;
   * au.
   */
  readonly offset: Vector3;
  /** Place of the eye of a restored view, au. It replaces the offset until the place of what is followed is known. */
  readonly eye?: Vector3;
  /** Factor by which the eye is farther away than its zoom requires, while it flies to its place. */
  readonly reach?: number;
};

/** What the camera follows at an instant. */
export type Followed = {
  /** Place in the frame of the scene, au. */
  readonly position: Vector3;
  /** au; 0 for what has no size, or when nothing is followed. */
  readonly radius: number;
  /**
   * Distance from which it is seen at the initial zoom, au; as in a scene of the solar system when left out.
   */
  readonly surroundings?: number;
  /** How near the eye comes at the greatest zoom, au; by the radius when left out. */
  readonly nearest?: number;
};

/** The value of the followed body when the camera follows none. */
export const NOTHING_FOLLOWED: Followed = { position: [0, 0, 0], radius: 0 };

/** The Sun from the north-east, with the planets' orbits around it. */
export const FIRST_VIEWPOINT: Viewpoint = { azimuth: -1.1, elevation: 0.55, offset: [0, 0, 0] };

/** The camera of a viewpoint. @param zoom as it is set, within the limits of `machines/scene/zoom.ts`. */
export function cameraOf(viewpoint: Viewpoint, followed: Followed, zoom: number): OrbitCamera {
  const { azimuth, elevation, offset, reach = 1 } = settledViewpoint(viewpoint, followed, zoom);
  return {
    target: sum(followed.position, offset),
    azimuth,
    elevation,
    distance: reach * distanceTo(followed, zoom),
    fieldOfView: DEFAULT_FIELD_OF_VIEW,
  };
}

/** A viewpoint whose eye is at its place although what is followed has moved since. */
export function settledViewpoint(viewpoint: Viewpoint, followed: Followed, zoom: number): Viewpoint {
  if (viewpoint.eye === undefined) return viewpoint;
  const { eye, ...rest } = viewpoint;
  const { back } = axesOf(rest.azimuth, rest.elevation);
  const target = along(eye, back, -distanceTo(followed, zoom));
  return { ...rest, offset: difference(target, followed.position) };
}

/** A viewpoint in the same direction, centred on what is followed. */
export function centredViewpoint({ azimuth, elevation }: Viewpoint): Viewpoint {
  return { azimuth, elevation, offset: [0, 0, 0] };
}

/** The viewpoint after following has stopped: the camera stays where it is. */
export function releasedViewpoint(viewpoint: Viewpoint, followed: Followed, zoom: number): Viewpoint {
  const { azimuth, elevation, target } = cameraOf(viewpoint, followed, zoom);
  return { azimuth, elevation, offset: target };
}

/** The viewpoint after an action has turned or moved the camera. The eye of a restored view moves along while it is set. */
export function movedViewpoint(
  viewpoint: Viewpoint,
  followed: Followed,
  zoom: number,
  action: CameraAction,
  size: PictureSize,
): Viewpoint {
  const before = cameraOf(viewpoint, followed, zoom);
  const after = applyAction(before, action, viewOf(before, size).pixelsPerRadian);
  const { azimuth, elevation, target } = after;
  const next: Viewpoint = { azimuth, elevation, offset: difference(target, followed.position) };
  return viewpoint.eye === undefined ? next : { ...next, eye: viewOf(after, size).eye };
}

/** The viewpoint of a camera that was saved. */
export function viewpointOfSaved(camera: SavedCamera): Viewpoint {
  const { azimuth, elevation } = cameraOfSaved(camera, 1, DEFAULT_FIELD_OF_VIEW);
  return { azimuth, elevation, offset: [0, 0, 0], eye: camera.position };
}

/**
 * The zoom that brings what is followed nearer by a factor, so that what is seen of it grows as much.
 *
 * @param ratio > 0; below 1 it goes farther away.
 */
export function zoomNearer(followed: Followed, zoom: number, ratio: number): number {
  return zoomAt(followed, distanceTo(followed, zoom) / ratio);
}

/** The zoom at which the eye is at a distance, au, or as near to it as zooming goes. */
export function zoomAt(followed: Followed, distance: number): number {
  return zoomOfDistance(distance, nearestTo(followed), followed.surroundings);
}

function distanceTo(followed: Followed, zoom: number): number {
  return distanceOfZoom(zoom, nearestTo(followed), followed.surroundings);
}

function nearestTo({ radius, nearest }: Followed): number {
  return nearest ?? nearestDistance(radius);
}
