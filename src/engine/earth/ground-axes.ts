import { DAYS_PER_JULIAN_CENTURY, J2000, ARCSECOND } from '../constants.ts';
import type { Pole } from './earth-orientation.ts';
import { rotateBack } from './frames.ts';

/** Turns a vector fixed to the Earth's crust into the true equator and equinox of date; the vector may be `out`. */
export type FromGround = (vector: ArrayLike<number>, out: Float64Array) => void;

/**
 * The rotation from the Earth's crust to the true equator and equinox of an instant: polar motion, then rotation.
 *
 * @param greenwich apparent sidereal time of Greenwich, rad
 * @param pole place of the pole in the crust
 * @param dayTt Julian date TT (TDB will do)
 */
export function fromGround(greenwich: number, pole: Pole, dayTt: number): FromGround {
  const toCrust = polarMotion(pole, (dayTt - J2000) / DAYS_PER_JULIAN_CENTURY);
  const [cosine, sine] = [Math.cos(greenwich), Math.sin(greenwich)];
  const turned = new Float64Array(3);
  return (vector, out) => {
    rotateBack(toCrust, vector, turned);
    out[0] = cosine * turned[0] - sine * turned[1];
    out[1] = sine * turned[0] + cosine * turned[1];
    out[2] = turned[2];
  };
}

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
