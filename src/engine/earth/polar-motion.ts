import { ARCSECOND } from '../constants.ts';
import type { Pole } from './earth-orientation.ts';

/** Drift of the terrestrial origin along the equator, arcsec per century (IERS Conventions 2010, eq. 5.13). */
const ORIGIN_DRIFT = -47e-6;

/**
 * Polar motion: turns the terrestrial intermediate axes, whose z is the axis of rotation, into those of the Earth's crust;
 * 3 x 3, row-major.
 *
 * @param pole place of the pole in the crust
 * @param t Julian centuries TT since J2000
 * @see IERS Conventions (2010), 5.4.1; SOFA iauPom00
 */
export function polarMotion({ x, y }: Pole, t: number): Float64Array {
  const s = ORIGIN_DRIFT * ARCSECOND * t;
  const [cx, sx, cy, sy, cs, ss] = [x, y, s].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]);
  return Float64Array.of(
    cx * cs,
    cx * ss,
    sx,
    sx * sy * cs - cy * ss,
    cy * cs + sx * sy * ss,
    -cx * sy,
    -sx * cy * cs - sy * ss,
    sy * cs - sx * cy * ss,
    cx * cy,
  );
}
