import { TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** The field of an instrument, on the plane that touches the sky in its middle; angles in rad. */
export type SkyField = {
  /** Unit vector in ICRF. */
  readonly centre: Vector3;
} & (
  | {
      readonly shape: 'rectangle';
      readonly width: number;
      readonly height: number;
      /** Position angle of its upper edge's middle, from north through east. */
      readonly angle: number;
    }
  | { readonly shape: 'circle'; readonly diameter: number }
);

const SIDE_STEPS = 12;
const ROUND_STEPS = 72;

/** Directions along the edge of a field, back to the first; unit vectors in ICRF. */
export function fieldOnSky(field: SkyField): readonly Vector3[] {
  const { centre } = field;
  const [north, east] = tangents(centre);
  return edgeOf(field).map(([toEast, toNorth]): Vector3 => {
    const part = (axis: 0 | 1 | 2) => centre[axis] + toEast * east[axis] + toNorth * north[axis];
    const [x, y, z] = [part(0), part(1), part(2)];
    const length = Math.hypot(x, y, z);
    return [x / length, y / length, z / length];
  });
}

/** North and east at a direction, unit vectors; at a pole those of right ascension 0. */
export function tangents([x, y, z]: Vector3): readonly [north: Vector3, east: Vector3] {
  const flat = Math.hypot(x, y);
  const [cosine, sine] = flat === 0 ? [1, 0] : [x / flat, y / flat];
  return [
    [-z * cosine, -z * sine, flat],
    [-sine, cosine, 0],
  ];
}

/** The edge on the tangent plane, to the east and to the north, in units of the sphere's radius. */
function edgeOf(field: SkyField): readonly (readonly [number, number])[] {
  if (field.shape === 'circle') {
    const radius = Math.tan(field.diameter / 2);
    return Array.from({ length: ROUND_STEPS + 1 }, (_, step) => {
      const angle = (TURN * step) / ROUND_STEPS;
      return [radius * Math.sin(angle), radius * Math.cos(angle)];
    });
  }
  const [x, y] = [Math.tan(field.width / 2), Math.tan(field.height / 2)];
  const corners = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
    [x, y],
  ];
  const [cosine, sine] = [Math.cos(field.angle), Math.sin(field.angle)];
  const turned = (east: number, north: number): readonly [number, number] => [
    east * cosine + north * sine,
    north * cosine - east * sine,
  ];
  const sides = corners.slice(1).flatMap((corner, index) =>
    Array.from({ length: SIDE_STEPS }, (_, step) => {
      const share = (step + 1) / SIDE_STEPS;
      const from = corners[index];
      return turned(from[0] + share * (corner[0] - from[0]), from[1] + share * (corner[1] - from[1]));
    }),
  );
  return [turned(x, y), ...sides];
}
