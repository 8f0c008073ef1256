import type { CameraAction } from './camera-action.ts';
import { panCamera, turnCamera } from './move-camera.ts';
import type { OrbitCamera } from './orbit-camera.ts';

/** Radians that the camera turns per CSS px: half a turn over 500 px. */
const RADIANS_PER_PIXEL = Math.PI / 500;

/**
 * The camera after it was turned or panned; the same camera for actions that are not its own.
 *
 * @param pixelsPerRadian of the view in which the action was requested.
 */
export function applyAction(camera: OrbitCamera, action: CameraAction, pixelsPerRadian: number): OrbitCamera {
  if (action.kind === 'turn') {
    return turnCamera(camera, -action.right * RADIANS_PER_PIXEL, action.down * RADIANS_PER_PIXEL);
  }
  return action.kind === 'pan' ? panCamera(camera, action.right, action.down, pixelsPerRadian) : camera;
}
