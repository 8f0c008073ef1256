import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type CameraView, fromEye, isAside, project } from '../cameras/orbit-camera.ts';
import type { Mark } from './marker-rows.ts';

/** The mark of a place; none where the picture does not reach it. */
export function marksAt(view: CameraView, place: Vector3, look: Omit<Mark, 'place'>): readonly Mark[] {
  const at = project(view, place);
  if (at === undefined || isAside(view, at, look.diameter / 2)) return [];
  return [{ place: fromEye(view, place), ...look }];
}
