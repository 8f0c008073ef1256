import type { Focus } from '#machines/orbits/orbit-list.ts';
import { type Followed, NOTHING_FOLLOWED } from '#parts/scene/viewpoint.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';

/**
 * Place and size of the body or object that is followed.
 *
 * @returns undefined while the object has no place, for example before its orbit is loaded.
 */
export function followedAt(
  focus: Focus | undefined,
  bodies: readonly PlacedBody[],
  objects: readonly PlacedObject[],
): Followed | undefined {
  if (focus === undefined) return NOTHING_FOLLOWED;
  if (focus.kind === 'body') return bodies.find(({ id }) => id === focus.body);
  const object = objects.find(({ id }) => id === focus.designator);
  return object?.position && { position: object.position, radius: object.radius ?? 0 };
}
