import type { CameraView } from '../cameras/orbit-camera.ts';
import type { SwarmData, SwarmLook } from '../layers/swarm-data.ts';
import { nearestRow, nearestTarget, type Target } from '../picking/nearest-point.ts';
import type { OrbitsFrame, PlacedObject } from './orbits-frame.ts';
import type { Picked } from './orbits-scene.ts';

/**
 * What a picture shows at a point, in double precision: the nearest body or object of the list, else the nearest of the swarm,
 * within 8 px.
 *
 * @param x CSS px from the left, and
 * @param y from the top.
 */
export function pickAt(
  { view, frame }: { readonly view: CameraView; readonly frame: OrbitsFrame },
  { swarm, swarmLook }: { readonly swarm?: SwarmData | undefined; readonly swarmLook?: SwarmLook },
  x: number,
  y: number,
): Picked | undefined {
  const named = nearestTarget(view, targetsOf(frame), x, y);
  if (named !== undefined) return named;
  if (swarm === undefined || swarmLook === undefined) return undefined;
  const positions = new Float64Array(3 * swarm.count);
  swarm.positions(frame.day, frame.offset, positions);
  const row = nearestRow(view, positions, swarmLook.groupOf, x, y);
  return row === undefined ? undefined : { kind: 'swarm', row };
}

function targetsOf({ bodies, objects }: OrbitsFrame): readonly Target<Picked>[] {
  const ofBodies = bodies.map(({ id, position, radius }) => ({
    id: { kind: 'body', id } as const,
    position,
    radius,
  }));
  return [...ofBodies, ...objects.flatMap(targetOf)];
}

function targetOf({ id, position, radius }: PlacedObject): readonly Target<Picked>[] {
  return position === undefined ? [] : [{ id: { kind: 'object', id }, position, radius: radius ?? 0 }];
}
