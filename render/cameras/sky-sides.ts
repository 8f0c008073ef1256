import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { vec3 } from '../geometry/vectors.ts';
import type { SkyView } from './sky-camera.ts';

/** A side of a picture as a plane through the celestial sphere: what lies beyond it is not in the picture. */
export type SkySide = {
  /** Unit vector in ICRF. */
  readonly normal: Vector3;
  /** Directions whose part along the normal is greater are beyond. */
  readonly most: number;
};

/**
 * The four sides of a picture. The rays of the projection run from a point behind the centre of the sphere, so that every straight
 * line of the picture is a plane through that point.
 *
 * @param around how far outside of the picture directions are not yet beyond, rad.
 */
export function sidesOf(
  { centre, right, up, distortion, pixelsPerRadian, size, middle }: SkyView,
  around: number,
): readonly SkySide[] {
  const side = (outwards: Vector3, sign: 1 | -1, pixels: number): SkySide => {
    const slope = pixels / pixelsPerRadian / (1 + distortion);
    const length = Math.hypot(1, slope);
    const normal: [number, number, number] = [0, 0, 0];
    vec3.scale(normal, outwards, sign / length);
    vec3.scaleAndAdd(normal, normal, centre, -slope / length);
    const edge = Math.acos((slope * distortion) / length);
    return { normal, most: Math.cos(Math.max(0, edge - around)) };
  };
  return [
    side(right, 1, size.width - middle.x),
    side(right, -1, middle.x),
    side(up, 1, middle.y),
    side(up, -1, size.height - middle.y),
  ];
}
