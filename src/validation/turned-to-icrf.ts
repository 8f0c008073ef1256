import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';

/** The covariance of a state, 6 × 6, row-major, from ecliptic into ICRF axes. */
export function turnedToIcrf(matrix: readonly number[]): Float64Array {
  const blocks = Float64Array.from(matrix);
  for (const transpose of [false, true]) {
    for (let line = 0; line < 6; line++) {
      for (const half of [0, 3]) {
        const at = (k: number) => (transpose ? 6 * line + half + k : 6 * (half + k) + line);
        const turnedPart = eclipticToIcrf([blocks[at(0)], blocks[at(1)], blocks[at(2)]]);
        turnedPart.forEach((value, k) => (blocks[at(k)] = value));
      }
    }
  }
  return blocks;
}
