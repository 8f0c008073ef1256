import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { bodySize, objectSize } from '../picture/apparent-size.ts';
import type { OrbitLine } from '../picture/orbit-line.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import type { PlacedObject } from '../picture/placed-object.ts';

/** What goes along the lines of a picture. */
export type Travellers = {
  readonly bodies: readonly PlacedBody[];
  readonly objects: readonly PlacedObject[];
};

/** Radii of a globe or a shape that the line of its own orbit keeps clear of. */
const CLEAR_RADII = 1.5;
const ORIGIN: Vector3 = [0, 0, 0];

/**
 * Place of the body that the path of a line is about.
 *
 * @throws {RangeError} when that body is not in the picture.
 */
export function centreOf({ bodies }: Travellers, { centre }: OrbitLine): Vector3 {
  if (centre === undefined) return ORIGIN;
  const body = bodies.find(({ id }) => id === centre);
  if (body === undefined) throw new RangeError(`a line about ${centre}, which is not in the picture`);
  return body.position;
}

/** Place of the object or body that goes along a line; undefined when the picture has none. */
export function travellerPlace({ bodies, objects }: Travellers, { id }: OrbitLine): Vector3 | undefined {
  const isIt = (one: { readonly id: string }) => one.id === id;
  return (objects.find(isIt) ?? bodies.find(isIt))?.position;
}

/** How far from its body or object a line begins to be seen: zero while a marker stands for that. */
export function clearingOf({ view, bodies, objects }: Picture<Travellers>, { id }: OrbitLine): number {
  const body = bodies.find((one) => one.id === id);
  if (body !== undefined) return bodySize(view, body).marker ? 0 : CLEAR_RADII * body.radius;
  const object = objects.find((one) => one.id === id);
  if (object === undefined || objectSize(view, object)?.marker !== false) return 0;
  return CLEAR_RADII * (object.radius ?? 0);
}
