import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { along, mat3, quat } from '../geometry/vectors.ts';
import { axesOfCamera, type OrbitCamera } from './orbit-camera.ts';

/** A camera as saved states hold it; ecliptic J2000, heliocentric. */
export type SavedCamera = {
  /** Place of the eye, au. */
  readonly position: Vector3;
  /** Turns about x, then y, then z of the camera's own axes, rad. */
  readonly rotation: Vector3;
  /** The same as x, y, z, w. */
  readonly quaternion: readonly [x: number, y: number, z: number, w: number];
};

/** How a camera is saved. */
export function savedCameraOf(camera: OrbitCamera): SavedCamera {
  const { right, up, back } = axesOfCamera(camera);
  const [x, y, z, w] = quat.fromMat3(quat.create(), [...right, ...up, ...back]);
  return {
    position: along(camera.target, back, camera.distance),
    rotation: eulerOf(right, up, back),
    quaternion: [x, y, z, w],
  };
}

/**
 * The camera of a saved state. A state holds the line of sight but not the point looked at, which is put on that line at a
 * distance; a roll, which no camera here has, is dropped.
 *
 * @param distance from the eye to the point looked at, au.
 * @throws {RangeError} when the quaternion is zero.
 */
export function cameraOfSaved(
  { position, quaternion }: SavedCamera,
  distance: number,
  fieldOfView: number,
): OrbitCamera {
  if (!(quat.length(quaternion) > 0)) throw new RangeError('the quaternion of a saved camera is zero');
  const attitude = quat.normalize(quat.create(), quaternion);
  const [, , , ...axes] = mat3.fromQuat(mat3.create(), attitude);
  const [upX, upY, , x, y, z] = axes;
  const isVertical = Math.hypot(x, y) < 1e-6;
  return {
    target: along(position, [x, y, z], -distance),
    azimuth: isVertical ? Math.atan2(-upY * z, -upX * z) : Math.atan2(y, x),
    elevation: Math.atan2(z, Math.hypot(x, y)),
    distance,
    fieldOfView,
  };
}

/** Rotation = Rx(x) Ry(y) Rz(z), whose columns are the axes of the picture. */
function eulerOf(right: Vector3, up: Vector3, back: Vector3): Vector3 {
  const across = Math.hypot(back[1], back[2]);
  const y = Math.atan2(back[0], across);
  if (across < 1e-12) return [Math.atan2(up[2], up[1]), y, 0];
  return [Math.atan2(-back[1], back[2]), y, Math.atan2(-up[0], right[0])];
}
