import { TURN } from '../constants.ts';
import { timeFromPerihelion } from '../kepler/time-from-perihelion.ts';
import { cross, dot, lengthOf } from '../vectors.ts';
import { icrfToEcliptic, type Vector3 } from './ecliptic.ts';
import type { OsculatingElements } from './elements.ts';
import type { Orbit } from './orbit.ts';
import { SUN_GM } from './sun-gm.ts';

const PARABOLIC = 1e-10; // of |1 − e|, within which a mean anomaly has no significant digit

/**
 * Osculating elements of a heliocentric state: the inverse of `elementsToOrbit`.
 *
 * On a circle the perihelion is placed at the body; for an orbit in the ecliptic the node is placed at the equinox.
 *
 * @param gm gravitational parameter of the centre that the state is about, au³/d²; of the Sun where absent.
 * @returns ecliptic J2000 elements, Ω and ω in [0, 2π), i in [0, π].
 * @throws {RangeError} when the state is radial (it has no plane), at the Sun, or not finite.
 *
 * Accuracy: 1e-14 relative, but Ω and ω lose as 1/sin i and 1/e near the ecliptic and near circles.
 * Source: Danby (1992), Fundamentals of Celestial Mechanics, section 6.11.
 */
export function stateToElements(
  orbit: Pick<Orbit, 'epoch' | 'position' | 'velocity'>,
  gm: number = SUN_GM,
): OsculatingElements {
  const r = icrfToEcliptic(orbit.position);
  const v = icrfToEcliptic(orbit.velocity);
  const distance = lengthOf(...r);
  const momentum = cross(r, v);
  const h = lengthOf(...momentum);
  if (!(h > 0 && Number.isFinite(h) && distance > 0)) {
    throw new RangeError(
      `a state needs a plane: position ${orbit.position.join(' ')}, velocity ${orbit.velocity.join(' ')}`,
    );
  }
  const eCosine = (h * h) / (gm * distance) - 1; // e cos ν
  const eSine = (dot(r, v) * h) / (gm * distance); // e sin ν
  const e = lengthOf(eCosine, eSine);
  const q = (h * h) / (gm * (1 + e));
  const trueAnomaly = Math.atan2(eSine, eCosine);
  const node = momentum[0] === 0 && momentum[1] === 0 ? 0 : Math.atan2(momentum[0], -momentum[1]);
  const days = timeFromPerihelion(q, e, trueAnomaly, gm);
  const meanMotion = Math.sqrt(gm * Math.abs((1 - e) / q) ** 3);
  return {
    epoch: orbit.epoch,
    perihelionDistance: q,
    eccentricity: e,
    inclination: Math.atan2(lengthOf(momentum[0], momentum[1]), momentum[2]),
    node: positiveAngle(node),
    argumentOfPerihelion: positiveAngle(argumentOfLatitude(r, momentum, node) - trueAnomaly),
    trueAnomaly,
    meanAnomaly: Math.abs(1 - e) < PARABOLIC ? undefined : meanMotion * days,
    perihelionTime: { scale: 'TDB', day: orbit.epoch.day, offset: orbit.epoch.offset - days },
  };
}

/** Angle from the ascending node to r in the sense of motion, rad. */
function argumentOfLatitude(r: Vector3, momentum: Vector3, node: number): number {
  const nodeDirection: Vector3 = [Math.cos(node), Math.sin(node), 0];
  const quarterOn = cross(momentum, nodeDirection);
  return Math.atan2(dot(r, quarterOn) / lengthOf(...momentum), dot(r, nodeDirection));
}

function positiveAngle(angle: number): number {
  return angle - TURN * Math.floor(angle / TURN);
}
