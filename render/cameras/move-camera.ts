import { TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { along, difference, vec3 } from '../geometry/vectors.ts';
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
 * @param right CSS px that the picture moves to the right.
 * @param down CSS px that it moves down.
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
  const raised = along(camera.target, axes.up, scale * down);
  return { ...camera, target: along(raised, axes.right, -scale * right) };
}

/**
 * The camera at a place that looks at a target.
 *
 * @param target which must be elsewhere.
 * @param fieldOfView rad.
 * @throws {RangeError} when both places are the same.
 */
export function cameraAt(position: Vector3, target: Vector3, fieldOfView: number): OrbitCamera {
  const [x, y, z] = difference(position, target);
  const distance = vec3.distance(position, target);
  if (!(distance > 0)) throw new RangeError('a camera cannot be at its target');
  return {
    target,
    azimuth: x === 0 && y === 0 ? AZIMUTH_FROM_ABOVE : Math.atan2(y, x),
    elevation: Math.asin(z / distance),
    distance,
    fieldOfView,
  };
}
