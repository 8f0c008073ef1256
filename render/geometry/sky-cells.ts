import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** How many cells divide the sky whose faces, of a cube around it, have so many along each side. */
export function cellCount(along: number): number {
  return 6 * along * along;
}

/** The cell that a direction lies in, from 0: of much the same size all, neighbours in one row one after the other. */
export function skyCellOf([x, y, z]: Vector3, along: number): number {
  const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (c >= a && c >= b) return cellOnFace(z > 0 ? 0 : 5, x / c, y / c, along);
  if (a >= b) return cellOnFace(x > 0 ? 1 : 3, y / a, z / a, along);
  return cellOnFace(y > 0 ? 2 : 4, x / b, z / b, along);
}

/** @param across, up tangents of the angles from the middle of the face, −1 to 1. */
function cellOnFace(face: number, across: number, up: number, along: number): number {
  return (face * along + step(up, along)) * along + step(across, along);
}

function step(tangent: number, along: number): number {
  const share = Math.atan(tangent) / (Math.PI / 2) + 0.5;
  return Math.min(along - 1, Math.max(0, Math.floor(share * along)));
}
