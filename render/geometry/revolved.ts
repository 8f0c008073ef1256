import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** A surface of revolution: a curve in a half plane, turned about the edge of that. */
export type Revolved = {
  /** The axis that it is turned about, of the scene. */
  readonly axis: 'x' | 'z';
  /** For each point of the curve its place along the axis and its distance from it, in the unit of the scene. */
  readonly profile: Float64Array;
  /** For each point how light it is, 0 to 1. */
  readonly shades: Float32Array;
};

/** Corners of a surface with what is drawn of them: rows of place, of unit normal and of shade, and triangles. */
export type RevolvedMesh = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly shades: Float32Array;
  readonly faces: Uint16Array;
};

/**
 * Turns a curve about an axis.
 *
 * @param segments pieces of the turn.
 * @throws {RangeError} for more corners than a triangle can name, 65 536.
 */
export function revolvedMesh({ axis, profile, shades }: Revolved, segments: number): RevolvedMesh {
  const rows = shades.length;
  const around = segments + 1;
  if (rows * around > 65_536) throw new RangeError(`a mesh of ${rows * around} corners`);
  const positions = new Float32Array(3 * rows * around);
  const normals = new Float32Array(positions.length);
  const lights = new Float32Array(rows * around);
  for (let row = 0; row < rows; row++) {
    const [normalAlong, normalAcross] = normalOf(profile, row, rows);
    for (let step = 0; step < around; step++) {
      const angle = (2 * Math.PI * step) / segments;
      const at = row * around + step;
      positions.set(placed(axis, profile[2 * row], profile[2 * row + 1], angle), 3 * at);
      normals.set(placed(axis, normalAlong, normalAcross, angle), 3 * at);
      lights[at] = shades[row];
    }
  }
  return { positions, normals, shades: lights, faces: facesOf(rows, segments) };
}

function placed(axis: Revolved['axis'], along: number, across: number, angle: number): Vector3 {
  const [one, other] = [across * Math.cos(angle), across * Math.sin(angle)];
  return axis === 'x' ? [along, one, other] : [one, other, along];
}

/** Unit normal of the curve at a point, along and across: a quarter turn from where it runs. */
function normalOf(profile: Float64Array, row: number, rows: number): readonly [number, number] {
  const [before, after] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
  const along = profile[2 * after] - profile[2 * before];
  const across = profile[2 * after + 1] - profile[2 * before + 1];
  const length = Math.hypot(along, across);
  return length === 0 ? [1, 0] : [across / length, -along / length];
}

function facesOf(rows: number, segments: number): Uint16Array {
  const around = segments + 1;
  const faces: number[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let step = 0; step < segments; step++) {
      const corner = row * around + step;
      faces.push(corner, corner + 1, corner + around, corner + 1, corner + around + 1, corner + around);
    }
  }
  return Uint16Array.from(faces);
}

/** Whether a place, from the origin of a surface, is inside it: its curve is closed along the axis. */
export function isInside({ axis, profile, shades }: Revolved, [x, y, z]: Vector3): boolean {
  const [along, across] = axis === 'x' ? [x, Math.hypot(y, z)] : [z, Math.hypot(x, y)];
  const rows = shades.length;
  const loop = [...profile, profile[2 * rows - 2], 0, profile[0], 0];
  let isWithin = false;
  for (let at = 0, before = loop.length - 2; at < loop.length; before = at, at += 2) {
    const [toAlong, toAcross] = [loop[at], loop[at + 1]];
    const [fromAlong, fromAcross] = [loop[before], loop[before + 1]];
    if (toAcross > across === fromAcross > across) continue;
    const crossing = fromAlong + ((across - fromAcross) / (toAcross - fromAcross)) * (toAlong - fromAlong);
    if (along < crossing) isWithin = !isWithin;
  }
  return isWithin;
}

/** Turns at which the widest places of a surface are searched for, on the side of y first. */
const TURNS = 8;

/** Most rows of the profile that are searched for them. */
const ROWS = 16;

/** Places of a surface from its origin, those farthest from its axis first. */
export function widestPlaces({ axis, profile, shades }: Revolved): readonly Vector3[] {
  const rows = Array.from(shades.keys()).toSorted(
    (one, other) => profile[2 * other + 1] - profile[2 * one + 1],
  );
  const every = Math.ceil(rows.length / ROWS);
  return rows
    .filter((_, place) => place % every === 0)
    .flatMap((row) =>
      Array.from({ length: TURNS }, (_, turn) =>
        placed(axis, profile[2 * row], profile[2 * row + 1], (turn * 2 * Math.PI) / TURNS),
      ),
    );
}
