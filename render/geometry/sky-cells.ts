import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** Cells along each side of a face of a cube around the sky. */
const ALONG = 6;

/** Cells that {@link skyCellOf} divides the sky into: of much the same size, neighbours in one row one after the other. */
export const SKY_CELLS = 6 * ALONG * ALONG;

/** The cell that a direction lies in, from 0. */
export function skyCellOf([x, y, z]: Vector3): number {
  const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (c >= a && c >= b) return cellOnFace(z > 0 ? 0 : 5, x / c, y / c);
  if (a >= b) return cellOnFace(x > 0 ? 1 : 3, y / a, z / a);
  return cellOnFace(y > 0 ? 2 : 4, x / b, z / b);
}

/** @param across, up tangents of the angles from the middle of the face, −1 to 1. */
function cellOnFace(face: number, across: number, up: number): number {
  return (face * ALONG + step(up)) * ALONG + step(across);
}

function step(tangent: number): number {
  const share = Math.atan(tangent) / (Math.PI / 2) + 0.5;
  return Math.min(ALONG - 1, Math.max(0, Math.floor(share * ALONG)));
}
