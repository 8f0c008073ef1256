import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type OrbitCamera, project, viewOf } from '#render/cameras/orbit-camera.ts';
import type { Fitting } from '#render/picture/free-area.ts';

/** How far inside the free area something has to be to count as seen, CSS px: half the width of its ring; at most a share of that area. */
const MARGIN = 22;
const MOST_MARGIN = 0.2;

/** Whether a camera has a place in the part of the picture that panels leave. */
export function isInFreeArea(camera: OrbitCamera, place: Vector3, { size, middle, free }: Fitting): boolean {
  const at = project(viewOf(camera, size, middle), place);
  return at !== undefined && isInside(at.x, free.left, free.right) && isInside(at.y, free.top, free.bottom);
}

function isInside(at: number, from: number, to: number): boolean {
  const margin = Math.min(MARGIN, MOST_MARGIN * (to - from));
  return at > from + margin && at < to - margin;
}
