import { ECLIPTIC_J2000 } from '../earth/frames.ts';

const COSINE = ECLIPTIC_J2000[4];
const SINE = ECLIPTIC_J2000[5];

/** A vector of three components; the frame is in the name of what holds it. */
export type Vector3 = readonly [x: number, y: number, z: number];

/**
 * Turns a vector from the ecliptic and equinox J2000 to ICRF axes, by exactly 84 381.448 arcsec about x.
 *
 * Source: the convention of JPL Horizons and the SBDB; the frame bias of 23 mas is left out, as they do.
 */
export function eclipticToIcrf(vector: Vector3): Vector3 {
  const y = vector[1];
  const z = vector[2];
  return [vector[0], COSINE * y - SINE * z, SINE * y + COSINE * z];
}

/** Turns a vector from ICRF axes to the ecliptic and equinox J2000: the inverse of {@link eclipticToIcrf}. */
export function icrfToEcliptic(vector: Vector3): Vector3 {
  const y = vector[1];
  const z = vector[2];
  return [vector[0], COSINE * y + SINE * z, COSINE * z - SINE * y];
}
