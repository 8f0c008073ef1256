import { glMatrix, mat3, mat4, quat, vec3 } from 'gl-matrix';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';

glMatrix.setMatrixArrayType(Array);

/**
 * The functions of gl-matrix in double precision: here `create` returns arrays of doubles.
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

/** A copy of a result of gl-matrix, which reuses its own. */
export function matrixOf(matrix: mat3): Matrix3 {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = matrix;
  return [xx, xy, xz, yx, yy, yz, zx, zy, zz];
}

/** `a` less `b`. */
export function difference(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** `a` and `b` together. */
export function sum(a: Vector3, b: Vector3): Vector3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** The point at `from` plus `scale` times `direction`. */
export function along(from: Vector3, direction: Vector3, scale: number): Vector3 {
  return [from[0] + scale * direction[0], from[1] + scale * direction[1], from[2] + scale * direction[2]];
}

/** The vector that a matrix makes of another. */
export function turned(v: Vector3, m: Matrix3): Vector3 {
  return [
    v[0] * m[0] + v[1] * m[3] + v[2] * m[6],
    v[0] * m[1] + v[1] * m[4] + v[2] * m[7],
    v[0] * m[2] + v[1] * m[5] + v[2] * m[8],
  ];
}

/** Axes, in columns, that a matrix has turned. */
export function turnedAxes([xx, xy, xz, yx, yy, yz, zx, zy, zz]: Matrix3, by: Matrix3): Matrix3 {
  return [...turned([xx, xy, xz], by), ...turned([yx, yy, yz], by), ...turned([zx, zy, zz], by)];
}

/** The vector of which {@link turned} makes this one, where the matrix is a rotation. */
export function turnedBack(v: Vector3, m: Matrix3): Vector3 {
  return [
    v[0] * m[0] + v[1] * m[1] + v[2] * m[2],
    v[0] * m[3] + v[1] * m[4] + v[2] * m[5],
    v[0] * m[6] + v[1] * m[7] + v[2] * m[8],
  ];
}
