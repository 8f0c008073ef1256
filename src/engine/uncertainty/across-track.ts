import { ARCSECOND } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { lengthOf } from '../vectors.ts';
import type { SkyEllipse } from './sky-ellipse.ts';

/**
 * Fraction of the uncertainty along the track by which a place is uncertain across it: what lies far along a
 * line through the place is not on the line.
 *
 * Found by the same objects as the parts of the run-off of U, see `alongTrackFromU`: a median of 0.6 to 1.3 %
 * for arcs below 40 days.
 */
const PART_ACROSS = 0.015;

/** Distance from the Sun of a body on a line from the Earth, au. */
function distanceFromSun(day: number, offset: number, line: ArrayLike<number>, ephemeris: Ephemeris): number {
  ephemeris.position(BODY.Earth, day, offset, earth);
  ephemeris.position(BODY.Sun, day, offset, sun);
  return lengthOf(line[0] + earth[0] - sun[0], line[1] + earth[1] - sun[1], line[2] + earth[2] - sun[2]);
}

const earth = new Float64Array(3);
const sun = new Float64Array(3);

/**
 * Adds to a covariance of a state the uncertainty of its place that is the same in every direction.
 *
 * @param covariance 36 numbers, changed. @param sigma one standard deviation, au.
 */
export function addPlace(covariance: Float64Array, sigma: number): void {
  for (let k = 0; k < 3; k++) covariance[7 * k] += sigma * sigma;
}

/**
 * An ellipse along a track, widened by what is not known across it.
 *
 * @param place uncertainty of the place in every direction, as seen from the Sun, rad, see `AlongTrack`.
 * @param line from the Earth to the object at an instant TDB, ICRF, au.
 */
export function widenedAcross(
  { major, minor, positionAngle }: SkyEllipse,
  place: number,
  [day, offset, line]: readonly [number, number, ArrayLike<number>],
  ephemeris: Ephemeris,
): SkyEllipse {
  const scale = distanceFromSun(day, offset, line, ephemeris) / lengthOf(line[0], line[1], line[2]);
  const width = lengthOf((place / ARCSECOND) * scale, PART_ACROSS * major);
  return { major: lengthOf(major, width), minor: lengthOf(minor, width), positionAngle };
}
