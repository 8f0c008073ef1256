import { DEGREE } from '#engine/constants.ts';
import { icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import { type Matrix3, vec3 } from '../geometry/vectors.ts';

/** North galactic pole and the galactic centre, ICRF, deg (IAU 1958, as given for J2000 in ESA SP-1200, vol. 1, eq. 1.5.9-10). */
const POLE = { ra: 192.859_48, dec: 27.128_25 };
const NODE_LONGITUDE = 32.931_92; // of the ascending node of the galactic plane on the equator

/** Columns: towards galactic longitude 0, longitude 90°, and the north galactic pole, in ecliptic J2000. */
export const GALACTIC_TO_ECLIPTIC: Matrix3 = galacticToEcliptic();

/** Unit vector in ecliptic J2000 towards a right ascension and declination, ICRF, rad. */
export function eclipticDirection(rightAscension: number, declination: number): Vector3 {
  const cosine = Math.cos(declination);
  return icrfToEcliptic([
    cosine * Math.cos(rightAscension),
    cosine * Math.sin(rightAscension),
    Math.sin(declination),
  ]);
}

function galacticToEcliptic(): Matrix3 {
  const pole = eclipticDirection(POLE.ra * DEGREE, POLE.dec * DEGREE);
  const node = eclipticDirection((POLE.ra + 90) * DEGREE, 0);
  const afterNode = vec3.cross(vec3.create(), pole, node);
  const alongNode = vec3.scale(vec3.create(), node, Math.cos(NODE_LONGITUDE * DEGREE));
  const centre = vec3.scaleAndAdd(alongNode, alongNode, afterNode, -Math.sin(NODE_LONGITUDE * DEGREE));
  const [x, y, z] = centre;
  const [u, v, w] = vec3.cross(vec3.create(), pole, centre);
  return [x, y, z, u, v, w, ...pole];
}
