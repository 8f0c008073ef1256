import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** The high parts of a vector. */
export function highOf(vector: Vector3): Vector3 {
  return [Math.fround(vector[0]), Math.fround(vector[1]), Math.fround(vector[2])];
}

/** The low parts of a vector. */
export function lowOf(vector: Vector3): Vector3 {
  return [lowPartOf(vector[0]), lowPartOf(vector[1]), lowPartOf(vector[2])];
}

function lowPartOf(value: number): number {
  return Math.fround(value - Math.fround(value));
}

/** A vector as two of floats, whose sum it is to 2⁻⁴⁸ of its size. */
export function splitVector(vector: Vector3): { readonly high: Vector3; readonly low: Vector3 } {
  return { high: highOf(vector), low: lowOf(vector) };
}
