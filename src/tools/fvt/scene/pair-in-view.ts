import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { NOTHING_FOLLOWED, type Followed, type Viewpoint } from '#parts/scene/viewpoint.ts';
import { axesOf, DEFAULT_FIELD_OF_VIEW } from '#render/cameras/orbit-camera.ts';
import { along, difference, vec3 } from '#render/geometry/vectors.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { type Fitting, fittingAboveScaleBar } from '#render/picture/free-area.ts';

/** Room for names and marks beside their objects, CSS px; in a small picture a share of the picture. */
const BESIDE = 56;
const MOST_BESIDE = 0.3;

/** The nearest that the eye comes to a body, in its radii. */
const NEAREST_RADII = 8;

/**
 * What the camera follows so that a body at the origin and an object are seen in the free part of the picture, as near as that goes: a
 * point between both, shifted by as much as the free part is beside the middle of the picture.
 *
 * @param object place of the object, au. @param radius of the body, au. @param others places that are seen as well, au.
 */
export function pairInView(
  { azimuth, elevation }: Pick<Viewpoint, 'azimuth' | 'elevation'>,
  object: Vector3,
  radius: number,
  { size, free, middle }: Fitting,
  others: readonly Vector3[] = [],
): Required<Followed> {
  const { right, up, back } = axesOf(azimuth, elevation);
  const scale = size.height / 2 / Math.tan(DEFAULT_FIELD_OF_VIEW / 2);
  const half = along([0, 0, 0], object, 0.5);
  const aside = (free.left + free.right) / 2 - middle;
  const below = (free.top + free.bottom) / 2 - size.height / 2;
  const room = { x: roomOf(free.right - free.left), y: roomOf(free.bottom - free.top) };
  const points = [
    { place: [0, 0, 0] as const, wide: radius },
    ...[object, ...others].map((place) => ({ place, wide: 0 })),
  ];
  const distances = points.flatMap(({ place, wide }) => {
    const from = difference(place, half);
    const depth = vec3.dot(back, from) + wide;
    return [
      depth + (Math.abs(scale * vec3.dot(right, from) + aside * depth) + scale * wide) / room.x,
      depth + (Math.abs(scale * vec3.dot(up, from) - below * depth) + scale * wide) / room.y,
    ];
  });
  const distance = Math.max(NEAREST_RADII * radius, vec3.length(half) + 2 * radius, ...distances);
  const shifted = along(half, right, (-aside * distance) / scale);
  return {
    ...NOTHING_FOLLOWED,
    position: along(shifted, up, (below * distance) / scale),
    surroundings: distance,
    nearest: NEAREST_RADII * radius * NEARER,
  };
}

/** How much nearer than as a pair a user can zoom. */
const NEARER = 0.25;

/** A picture that nothing lies over, until its size is known. */
export const WHOLE_PICTURE: Fitting = fittingAboveScaleBar({ width: 1600, height: 900 }, UNCOVERED);

/** Half of a side without what is beside the pair. */
function roomOf(side: number): number {
  return Math.max(1, side / 2 - Math.min(BESIDE, (MOST_BESIDE * side) / 2));
}
