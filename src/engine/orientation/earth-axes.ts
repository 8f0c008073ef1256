import { rotateBack } from '../earth/frames.ts';
import type { EarthTurn } from '../earth/turning-earth.ts';
import { icrfToEcliptic, type Vector3 } from '../orbit/ecliptic.ts';
import type { BodyAxes } from './body-axes.ts';

/**
 * Axes of the turned Earth, ecliptic and equinox J2000: those of its crust but for polar motion, where `bodyAxes` leaves out
 * nutation and how unevenly the Earth turns.
 */
export function earthAxes({ trueEquator, greenwich }: EarthTurn): BodyAxes {
  const sine = Math.sin(greenwich);
  const cosine = Math.cos(greenwich);
  const inertial = (ofDate: Vector3): Vector3 => {
    rotateBack(trueEquator, ofDate, icrf);
    return icrfToEcliptic([icrf[0], icrf[1], icrf[2]]);
  };
  return {
    x: inertial([cosine, sine, 0]),
    y: inertial([-sine, cosine, 0]),
    z: inertial([0, 0, 1]),
  };
}

const icrf = new Float64Array(3);
