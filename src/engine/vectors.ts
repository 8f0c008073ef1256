import type { Vector3 } from './orbit/ecliptic.ts';

/** `a` less `b`. */
export function difference(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/**
 * The length of a vector of two or three components whose squares are numbers: from 1e-150 to 1e150. It takes a tenth of the time of
 * `Math.hypot`, which takes care of lengths beyond.
 *
 * Accuracy: 3e-16 of the length.
 */
export function lengthOf(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** The scalar product of two vectors. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The vector product `a` × `b`. */
export function cross(a: ArrayLike<number>, b: ArrayLike<number>): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
