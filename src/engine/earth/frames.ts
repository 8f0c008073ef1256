import { ARCSECOND, OBLIQUITY_J2000_ARCSEC, TURN } from '../constants.ts';

const COS_OBLIQUITY = Math.cos(OBLIQUITY_J2000_ARCSEC * ARCSECOND);
const SIN_OBLIQUITY = Math.sin(OBLIQUITY_J2000_ARCSEC * ARCSECOND);

/** Rotates ICRF into the ecliptic and equinox of J2000 as JPL defines them: about x by 84381.448 arcsec; row-major. */
export const ECLIPTIC_J2000 = Float64Array.of(
  1,
  0,
  0,
  0,
  COS_OBLIQUITY,
  SIN_OBLIQUITY,
  0,
  -SIN_OBLIQUITY,
  COS_OBLIQUITY,
);

/**
 * Rotates ICRF into galactic axes (x to the galactic centre, z to the north galactic pole); row-major.
 *
 * Source: ESA (1997), The Hipparcos and Tycho Catalogues, vol. 1, eq. 1.5.11, pole at 192.85948, +27.12825 deg.
 */
export const GALACTIC = Float64Array.of(
  -0.054_875_560_416_215_4,
  -0.873_437_090_234_885,
  -0.483_835_015_548_713_2,
  0.494_109_427_875_583_7,
  -0.444_829_629_960_011_2,
  0.746_982_244_497_219,
  -0.867_666_149_019_004_7,
  -0.198_076_373_431_201_5,
  0.455_983_776_175_066_9,
);

/** Longitude of a direction, rad, in [0, 2π): right ascension, ecliptic or galactic longitude as the axes are. */
export function longitudeOf(x: number, y: number): number {
  const angle = Math.atan2(y, x);
  return angle < 0 ? angle + TURN : angle;
}

/** Latitude of a direction of any length, rad: declination, ecliptic or galactic latitude, altitude. */
export function latitudeOf(x: number, y: number, z: number): number {
  return Math.atan2(z, Math.sqrt(x * x + y * y));
}

/** The vector m·v written to `out`, where m rotates one set of axes into another; `out` may not be `vector`. */
export function rotate(matrix: Float64Array, vector: ArrayLike<number>, out: Float64Array): void {
  const x = vector[0];
  const y = vector[1];
  const z = vector[2];
  out[0] = matrix[0] * x + matrix[1] * y + matrix[2] * z;
  out[1] = matrix[3] * x + matrix[4] * y + matrix[5] * z;
  out[2] = matrix[6] * x + matrix[7] * y + matrix[8] * z;
}

/** The vector mᵀ·v written to `out`: the inverse of {@link rotate}; `out` may not be `vector`. */
export function rotateBack(matrix: Float64Array, vector: ArrayLike<number>, out: Float64Array): void {
  const x = vector[0];
  const y = vector[1];
  const z = vector[2];
  out[0] = matrix[0] * x + matrix[3] * y + matrix[6] * z;
  out[1] = matrix[1] * x + matrix[4] * y + matrix[7] * z;
  out[2] = matrix[2] * x + matrix[5] * y + matrix[8] * z;
}
