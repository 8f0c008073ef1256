import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** A double as the sum of two floats, to 2⁻⁴⁸ of its size. */
export function splitDouble(value: number): readonly [high: number, low: number] {
  const high = Math.fround(value);
  return [high, Math.fround(value - high)];
}

/** The high parts of a vector. */
export function highOf([x, y, z]: Vector3): Vector3 {
  return [Math.fround(x), Math.fround(y), Math.fround(z)];
}

/** The low parts of a vector. */
export function lowOf([x, y, z]: Vector3): Vector3 {
  return [Math.fround(x - Math.fround(x)), Math.fround(y - Math.fround(y)), Math.fround(z - Math.fround(z))];
}

/** A vector as two of floats, whose sum it is. */
export function splitVector(vector: Vector3): { readonly high: Vector3; readonly low: Vector3 } {
  return { high: highOf(vector), low: lowOf(vector) };
}
