import type { Focus } from '#machines/orbits/orbit-list.ts';
import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import {
  cameraOf,
  type Followed,
  NOTHING_FOLLOWED,
  settledViewpoint,
  type Viewpoint,
} from '#parts/scene/viewpoint.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';

/**
 * Place and size of the body or object that is followed.
 *
 * @returns undefined while the object has no place, for example before its orbit is loaded.
 */
function followedAt(
  focus: Focus | undefined,
  bodies: readonly PlacedBody[],
  objects: readonly PlacedObject[],
): Followed | undefined {
  if (focus === undefined) return NOTHING_FOLLOWED;
  if (focus.kind === 'body') return bodies.find(({ id }) => id === focus.body);
  const object = objects.find(({ id }) => id === focus.designator);
  return object?.position && { position: object.position, radius: object.radius ?? 0 };
}

/** The inputs of the camera of a picture. */
export type CameraInputs = {
  readonly viewpoint: Viewpoint;
  readonly settings: Pick<DisplaySettings, 'zoom'>;
  readonly list: { readonly focus?: Focus | undefined };
  /** Orbits are being loaded, which may still change the place of what is followed. */
  readonly isLoading: boolean;
};

/**
 * The camera of a picture, and what it follows.
 *
 * @param lastFollowed used while what is followed has no place, for example after an impact.
 */
export function followingCamera(
  { viewpoint: before, settings: { zoom }, list, isLoading }: CameraInputs,
  bodies: readonly PlacedBody[],
  objects: readonly PlacedObject[],
  lastFollowed: Followed,
): { readonly followed: Followed; readonly viewpoint: Viewpoint; readonly camera: OrbitCamera } {
  const present = followedAt(list.focus, bodies, objects);
  const followed = present ?? lastFollowed;
  const isSettled = present !== undefined && !isLoading;
  const viewpoint = isSettled ? settledViewpoint(before, followed, zoom) : before;
  return { followed, viewpoint, camera: cameraOf(viewpoint, followed, zoom) };
}
