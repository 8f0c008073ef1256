import { DAYS_PER_JULIAN_CENTURY, J2000 } from '../constants.ts';
import type { Pole } from './earth-orientation.ts';
import { rotateBack } from './frames.ts';
import { polarMotion } from './polar-motion.ts';

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
