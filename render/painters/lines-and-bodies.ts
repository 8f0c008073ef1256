import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { bodySize, objectSize } from '../picture/apparent-size.ts';
import type { OrbitLine } from '../picture/orbit-line.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import type { PlacedObject } from '../picture/placed-object.ts';

/** The bodies that move along the lines of a picture. */
export type Travellers = {
  readonly bodies: readonly PlacedBody[];
  readonly objects: readonly PlacedObject[];
};

/** Radii of a globe or a shape that the line of its orbit keeps clear of. */
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

/** The body that moves along a line. */
export type Traveller = {
  /** Undefined when the picture has none. */
  readonly place: Vector3 | undefined;
  /** How far from it the line begins to be seen: zero while a marker represents it. */
  readonly clearing: number;
};

const NONE: Traveller = { place: undefined, clearing: 0 };

/** The object or the body of a line. */
export function travellerOf({ view, bodies, objects }: Picture<Travellers>, { id }: OrbitLine): Traveller {
  for (const object of objects) {
    if (object.id !== id) continue;
    const isShape = objectSize(view, object)?.marker === false;
    return { place: object.position, clearing: isShape ? CLEAR_RADII * (object.radius ?? 0) : 0 };
  }
  for (const body of bodies) {
    if (body.id !== id) continue;
    return { place: body.position, clearing: bodySize(view, body).marker ? 0 : CLEAR_RADII * body.radius };
  }
  return NONE;
}
