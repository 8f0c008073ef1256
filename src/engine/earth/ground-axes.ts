import { DAYS_PER_JULIAN_CENTURY, J2000, ARCSECOND } from '../constants.ts';
import type { Pole } from './earth-orientation.ts';
import { rotateBack } from './frames.ts';

/** The Earth's crust, turned to one instant after the other. */
export type GroundAxes = {
  /**
   * Turns it to an instant: polar motion, then rotation.
   *
   * @param greenwich apparent sidereal time of Greenwich, rad
   * @param pole place of the pole in the crust
   * @param dayTt Julian date TT (TDB will do)
   */
  turn(greenwich: number, pole: Pole, dayTt: number): void;
  /** Writes a vector that is fixed to the crust on the true equator and equinox of date to `out[at…at+2]`. */
  toOfDate(vector: ArrayLike<number>, out: Float64Array, at?: number): void;
};

/** The crust, not yet turned; one serves for many instants, since arrays for each would take most of the time. */
export function createGroundAxes(): GroundAxes {
  const toCrust = new Float64Array(9);
  const turned = new Float64Array(3);
  let cosine = 1;
  let sine = 0;
  return {
    turn(greenwich, pole, dayTt) {
      polarMotion(pole, (dayTt - J2000) / DAYS_PER_JULIAN_CENTURY, toCrust);
      cosine = Math.cos(greenwich);
      sine = Math.sin(greenwich);
    },
    toOfDate(vector, out, at = 0) {
      rotateBack(toCrust, vector, turned);
      out[at] = cosine * turned[0] - sine * turned[1];
      out[at + 1] = sine * turned[0] + cosine * turned[1];
      out[at + 2] = turned[2];
    },
  };
}

/** Drift of the terrestrial origin along the equator, arcsec per century (IERS Conventions 2010, eq. 5.13). */
const ORIGIN_DRIFT = -47e-6;

/**
 * Polar motion: turns the terrestrial intermediate axes, whose z is the axis of rotation, into those of the Earth's crust.
 *
 * @param pole place of the pole in the crust
 * @param t Julian centuries TT since J2000
 * @param out 3 x 3, row-major
 * @see IERS Conventions (2010), 5.4.1; SOFA iauPom00
 */
export function polarMotion({ x, y }: Pole, t: number, out: Float64Array): void {
  const s = ORIGIN_DRIFT * ARCSECOND * t;
  const [cx, sx] = [Math.cos(x), Math.sin(x)];
  const [cy, sy] = [Math.cos(y), Math.sin(y)];
  const [cs, ss] = [Math.cos(s), Math.sin(s)];
  out[0] = cx * cs;
  out[1] = cx * ss;
  out[2] = sx;
  out[3] = sx * sy * cs - cy * ss;
  out[4] = cy * cs + sx * sy * ss;
  out[5] = -cx * sy;
  out[6] = -sx * cy * cs - sy * ss;
  out[7] = sy * cs - sx * cy * ss;
  out[8] = cx * cy;
}
