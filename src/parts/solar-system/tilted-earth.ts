import { ARCSECOND, DEGREE, OBLIQUITY_J2000_ARCSEC } from '#engine/constants.ts';
import type { Matrix3 } from '#render/geometry/vectors.ts';

/** Tilt of the Earth's axis in the scenes about it, degrees: the round number of the schoolbook, 0.04° off. */
export const EARTH_TILT_DEG = 23.4;

const TURN_BACK = OBLIQUITY_J2000_ARCSEC * ARCSECOND - EARTH_TILT_DEG * DEGREE;
const [COS, SIN] = [Math.cos(TURN_BACK), Math.sin(TURN_BACK)];

/**
 * The axes of the Earth, turned about the line to the vernal equinox until its pole is {@link EARTH_TILT_DEG} from that
 * of the ecliptic at J2000.
 *
 * @param axes columns: its x, y and z axis, ecliptic J2000.
 */
export function tiltedEarth(axes: Matrix3): Matrix3 {
  return [
    axes[0],
    axes[1] * COS - axes[2] * SIN,
    axes[1] * SIN + axes[2] * COS,
    axes[3],
    axes[4] * COS - axes[5] * SIN,
    axes[4] * SIN + axes[5] * COS,
    axes[6],
    axes[7] * COS - axes[8] * SIN,
    axes[7] * SIN + axes[8] * COS,
  ];
}
