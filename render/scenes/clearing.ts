import type { CameraView } from '../cameras/orbit-camera.ts';
import { bodySize, objectSize } from './apparent-size.ts';
import type { OrbitsFrame } from './orbits-frame.ts';

/** Radii of a globe or a shape that the line of its own orbit keeps clear of. */
const CLEAR_RADII = 1.5;

/** How far from a body or an object its line begins to be seen, au: zero while a marker stands for it. */
export function clearingOf(view: CameraView, frame: OrbitsFrame, id: string): number {
  const body = frame.bodies.find((one) => one.id === id);
  if (body !== undefined) return bodySize(view, body).marker ? 0 : CLEAR_RADII * body.radius;
  const object = frame.objects.find((one) => one.id === id);
  if (object === undefined || objectSize(view, object)?.marker !== false) return 0;
  return CLEAR_RADII * (object.radius ?? 0);
}
