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
 */
export function sidesOf({
  centre,
  right,
  up,
  distortion,
  pixelsPerRadian,
  size,
  middle,
}: Pick<
  SkyView,
  'centre' | 'right' | 'up' | 'distortion' | 'pixelsPerRadian' | 'size' | 'middle'
>): readonly SkySide[] {
  const side = (outwards: Vector3, sign: 1 | -1, pixels: number): SkySide => {
    const slope = pixels / pixelsPerRadian / (1 + distortion);
    const length = Math.hypot(1, slope);
    const normal: [number, number, number] = [0, 0, 0];
    vec3.scale(normal, outwards, sign / length);
    vec3.scaleAndAdd(normal, normal, centre, -slope / length);
    return { normal, most: (slope * distortion) / length };
  };
  return [
    side(right, 1, size.width - middle.x),
    side(right, -1, middle.x),
    side(up, 1, middle.y),
    side(up, -1, size.height - middle.y),
  ];
}

/** Whether all directions within an angle of another one, rad, are beyond a side. */
export function isBeyond({ normal, most }: SkySide, middle: Vector3, reach: number): boolean {
  const cosine = vec3.dot(normal, middle);
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine))) + reach;
  return angle < Math.PI && Math.cos(angle) > most;
}
