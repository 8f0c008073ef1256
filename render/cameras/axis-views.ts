import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { cameraAt } from './move-camera.ts';
import type { OrbitCamera } from './orbit-camera.ts';

export type Axis = 'x' | 'y' | 'z';

/** Places of the eye from which an axis is looked along towards the origin. */
const EYES: Readonly<Record<Axis, Vector3>> = {
  x: [5, 0, -1e-7],
  y: [0, 5, -1e-7],
  z: [0, 0, 5],
};

/** The camera that looks along an axis towards the origin, at a distance of 5. */
export function axisView(axis: Axis, fieldOfView: number): OrbitCamera {
  return cameraAt(EYES[axis], [0, 0, 0], fieldOfView);
}
