import { panCamera, turnCamera } from './move-camera.ts';
import type { OrbitCamera } from './orbit-camera.ts';

/** What a camera is to do by input; the tool carries it out, since zoom and focus belong to it. */
export type CameraAction =
  /** Turn about the target: the picture follows the pointer; CSS px. */
  | { readonly kind: 'turn'; readonly right: number; readonly down: number }
  /** Move target and eye: what is at the target follows the pointer; CSS px. */
  | { readonly kind: 'pan'; readonly right: number; readonly down: number }
  /** Move the zoom slider by a number of its steps; positive goes nearer. */
  | { readonly kind: 'zoom-steps'; readonly steps: number }
  /** Divide the distance. */
  | { readonly kind: 'zoom-ratio'; readonly ratio: number }
  /** A point was clicked, or double-clicked to be followed; CSS px from the left and the top. */
  | { readonly kind: 'select' | 'follow'; readonly x: number; readonly y: number }
  /** Follow nothing any more. */
  | { readonly kind: 'release' };

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
