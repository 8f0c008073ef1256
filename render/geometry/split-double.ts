import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** A double as the sum of two floats, to 2⁻⁴⁸ of its size. */
export function splitDouble(value: number): readonly [high: number, low: number] {
  const high = Math.fround(value);
  return [high, Math.fround(value - high)];
}

/** A vector as two of floats, whose sum it is. */
export function splitVector([x, y, z]: Vector3): { readonly high: Vector3; readonly low: Vector3 } {
  const parts = [splitDouble(x), splitDouble(y), splitDouble(z)] as const;
  return {
    high: [parts[0][0], parts[1][0], parts[2][0]],
    low: [parts[0][1], parts[1][1], parts[2][1]],
  };
}
