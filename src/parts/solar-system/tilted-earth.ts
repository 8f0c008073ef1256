import { ARCSECOND, DEGREE, OBLIQUITY_J2000_ARCSEC } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Matrix3 } from '#render/geometry/vectors.ts';

/** Tilt of the Earth's axis in the scenes about it, degrees: the round number of the schoolbook, 0.04° off. */
export const EARTH_TILT_DEG = 23.4;

const TURN_BACK = OBLIQUITY_J2000_ARCSEC * ARCSECOND - EARTH_TILT_DEG * DEGREE;
const [COS, SIN] = [Math.cos(TURN_BACK), Math.sin(TURN_BACK)];

/**
 * The axes of the Earth, turned about the line to the vernal equinox until its pole stands {@link EARTH_TILT_DEG} from that
 * of the ecliptic at J2000.
 *
 * @param axes columns: its x, y and z axis, ecliptic J2000.
 */
export function tiltedEarth([xx, xy, xz, yx, yy, yz, zx, zy, zz]: Matrix3): Matrix3 {
  return [...tilted([xx, xy, xz]), ...tilted([yx, yy, yz]), ...tilted([zx, zy, zz])];
}

function tilted([x, y, z]: Vector3): Vector3 {
  return [x, y * COS - z * SIN, y * SIN + z * COS];
}
