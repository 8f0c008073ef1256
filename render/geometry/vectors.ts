import { glMatrix, mat3, mat4, quat, vec3 } from 'gl-matrix';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';

glMatrix.setMatrixArrayType(Array);

/**
 * The functions of gl-matrix in double precision: whoever takes them from here gets arrays of doubles from `create`.
 *
 * `quat.setAxes`, `quat.rotationTo` and `quat.sqlerp` are not to be used: they hold single-precision arrays that were made
 * when the package was loaded.
 */
export { mat3, mat4, quat, vec3 };

/** A 3 × 3 matrix, column-major. */
export type Matrix3 = readonly [
  xx: number,
  xy: number,
  xz: number,
  yx: number,
  yy: number,
  yz: number,
  zx: number,
  zy: number,
  zz: number,
];

/** A matrix that changes nothing. */
export const IDENTITY: Matrix3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** What the functions of gl-matrix give, as a value that stays. */
export function matrixOf(matrix: mat3): Matrix3 {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = matrix;
  return [xx, xy, xz, yx, yy, yz, zx, zy, zz];
}

/** `a` less `b`. */
export function difference(a: Vector3, b: Vector3): Vector3 {
  const out: [number, number, number] = [0, 0, 0];
  vec3.subtract(out, a, b);
  return out;
}

/** `a` and `b` together. */
export function sum(a: Vector3, b: Vector3): Vector3 {
  const out: [number, number, number] = [0, 0, 0];
  vec3.add(out, a, b);
  return out;
}

/** The point at `from` plus `scale` times `direction`. */
export function along(from: Vector3, direction: Vector3, scale: number): Vector3 {
  const out: [number, number, number] = [0, 0, 0];
  vec3.scaleAndAdd(out, from, direction, scale);
  return out;
}

/** The vector that a matrix makes of another. */
export function turned(vector: Vector3, matrix: Matrix3): Vector3 {
  const out: [number, number, number] = [0, 0, 0];
  vec3.transformMat3(out, vector, matrix);
  return out;
}
