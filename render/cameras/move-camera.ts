import { TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { axesOf, type OrbitCamera } from './orbit-camera.ts';

/** Azimuth of a camera that looks straight down: x to the right, y upwards. */
const AZIMUTH_FROM_ABOVE = -Math.PI / 2;

/** Turns a camera about its target, rad; it stops over the poles. */
export function turnCamera(camera: OrbitCamera, byAzimuth: number, byElevation: number): OrbitCamera {
  const azimuth = camera.azimuth + byAzimuth;
  return {
    ...camera,
    azimuth: azimuth - TURN * Math.round(azimuth / TURN),
    elevation: Math.min(Math.PI / 2, Math.max(-Math.PI / 2, camera.elevation + byElevation)),
  };
}

/**
 * Moves camera and target so that what is at the target's depth follows the pointer.
 *
 * @param right CSS px that the picture moves to the right, and
 * @param down downwards.
 * @param pixelsPerRadian of the view.
 */
export function panCamera(
  camera: OrbitCamera,
  right: number,
  down: number,
  pixelsPerRadian: number,
): OrbitCamera {
  const axes = axesOf(camera.azimuth, camera.elevation);
  const scale = camera.distance / pixelsPerRadian;
  const moved = (axis: 0 | 1 | 2) =>
    camera.target[axis] + scale * (down * axes.up[axis] - right * axes.right[axis]);
  return { ...camera, target: [moved(0), moved(1), moved(2)] };
}

/**
 * The camera at a place that looks at a target, with the field of view of another.
 *
 * @param position heliocentric, ecliptic J2000, au, as is
 * @param target which must be elsewhere.
 * @throws {RangeError} when both are the same.
 */
export function cameraAt(position: Vector3, target: Vector3, fieldOfView: number): OrbitCamera {
  const [x, y, z] = [position[0] - target[0], position[1] - target[1], position[2] - target[2]];
  const distance = Math.hypot(x, y, z);
  if (!(distance > 0)) throw new RangeError('a camera cannot stand at its target');
  return {
    target,
    azimuth: x === 0 && y === 0 ? AZIMUTH_FROM_ABOVE : Math.atan2(y, x),
    elevation: Math.asin(z / distance),
    distance,
    fieldOfView,
  };
}
