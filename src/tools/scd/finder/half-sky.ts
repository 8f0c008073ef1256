import { vectorAt } from '#engine/numbers-in.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { tangents } from '#render/geometry/sky-field.ts';
import { vec3 } from '#render/geometry/vectors.ts';

/** A half of the sky as a disc: its middle, and which way is up and to the left. */
export type HalfSky = { readonly middle: Vector3; readonly up: Vector3; readonly left: Vector3 };

/** The sky above a horizon: zenith in the middle, north up, east to the left. @param axes north, west and zenith as columns. */
export function skyAbove(axes: readonly number[]): HalfSky {
  const [x, y, z] = vectorAt(axes, 3);
  return { up: vectorAt(axes), left: [-x, -y, -z], middle: vectorAt(axes, 6) };
}

/** The half of the sky around a direction, north up, east to the left. */
export function skyAround(middle: Vector3): HalfSky {
  const [up, left] = tangents(middle);
  return { middle, up, left };
}

/**
 * Where a direction lies on the disc, in its radii from the middle: as far from it as the angle is (azimuthal, equidistant).
 *
 * @returns undefined for the other half of the sky.
 */
export function placeOnHalf(
  { middle, up, left }: HalfSky,
  direction: ArrayLike<number>,
): { readonly right: number; readonly down: number } | undefined {
  const towards = vectorAt(direction);
  const along = (axis: Vector3) => vec3.dot(towards, axis);
  const [depth, upwards, leftwards] = [along(middle), along(up), along(left)];
  if (depth < 0) return undefined;
  const flat = Math.hypot(upwards, leftwards);
  const radius = Math.atan2(flat, depth) / (Math.PI / 2);
  const scale = flat === 0 ? 0 : radius / flat;
  return { right: -leftwards * scale, down: -upwards * scale };
}
