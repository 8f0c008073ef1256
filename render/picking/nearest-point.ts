import { type CameraView, project } from '../cameras/orbit-camera.ts';
import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** Largest distance of a pointer from its target, CSS px. */
export const PICK_RADIUS = 8;

/** Something that can be pointed at. */
export type Target<Id> = {
  readonly id: Id;
  readonly position: Vector3;
  /** Radius in the unit of the position: the whole disc of a large thing can be pointed at. */
  readonly radius: number;
};

/**
 * The target nearest to a point of the picture, within {@link PICK_RADIUS} of its disc; of those that cover the point the one
 * nearest to the eye.
 *
 * @param x CSS px from the left.
 * @param y CSS px from the top.
 */
export function nearestTarget<Id>(
  view: CameraView,
  targets: readonly Target<Id>[],
  x: number,
  y: number,
): Id | undefined {
  const hits = targets.flatMap(({ id, position, radius }) => {
    const point = project(view, position);
    if (point === undefined) return [];
    const disc = (radius / point.depth) * view.pixelsPerRadian;
    const distance = Math.max(0, Math.hypot(point.x - x, point.y - y) - disc);
    return distance <= PICK_RADIUS ? [{ id, distance, depth: point.depth }] : [];
  });
  return hits.sort((a, b) => a.distance - b.distance || a.depth - b.depth)[0]?.id;
}

/**
 * The row of a swarm nearest to a point of the picture, within {@link PICK_RADIUS}, among those that are not hidden.
 *
 * @param positions x y z of each row, in the frame and the unit of the view.
 * @param groupOf group of each row, or {@link HIDDEN}.
 */
export function nearestRow(
  view: CameraView,
  positions: Float64Array,
  groupOf: Uint8Array,
  x: number,
  y: number,
): number | undefined {
  let nearest: number | undefined;
  let least = PICK_RADIUS;
  for (let row = 0; row < groupOf.length; row++) {
    if (groupOf[row] === HIDDEN) continue;
    const at = 3 * row;
    const point = project(view, [positions[at], positions[at + 1], positions[at + 2]]);
    const distance = point === undefined ? Number.POSITIVE_INFINITY : Math.hypot(point.x - x, point.y - y);
    if (distance <= least) {
      least = distance;
      nearest = row;
    }
  }
  return nearest;
}
