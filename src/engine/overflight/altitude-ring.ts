import { arcSine } from '../angles.ts';
import { TURN } from '../constants.ts';
import { placeOfVertical, sineOfAltitude } from '../earth/ellipsoid.ts';
import { ConvergenceError } from '../kepler/convergence-error.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { type GroundPoint, pointBelow, pointOfZenith, zenithOf } from './ground-point.ts';

/** Error of an altitude that is good enough, rad: 6 cm on the ground. */
const TOLERANCE = 1e-8;

const MOST_STEPS = 50;

/** Half of the way over which the slope is taken, rad. */
const SLOPE_STEP = 1e-6;

/**
 * Points of the ground from which a place stands at an altitude: a closed ring around the point below it.
 *
 * @param place in axes fixed to the Earth's crust, au. @param altitude rad, from −π/2 to π/2.
 * @param count of points, evenly around, counterclockwise as seen from above.
 * @returns none where it is nowhere that high, as below the ground.
 * @throws {ConvergenceError} when the steps do not close in; not seen.
 */
export function altitudeRing(place: Vector3, altitude: number, count: number): readonly GroundPoint[] {
  return pointsOfVerticals(altitudeVerticals(place, altitude, count));
}

/** The points that have verticals. @param verticals x y z of each. */
export function pointsOfVerticals(verticals: Float64Array): readonly GroundPoint[] {
  return Array.from({ length: verticals.length / 3 }, (_, index) =>
    pointOfZenith([verticals[3 * index], verticals[3 * index + 1], verticals[3 * index + 2]]),
  );
}

/**
 * The verticals of the points of {@link altitudeRing}: x y z of unit vectors in axes fixed to the Earth's crust.
 *
 * Each point is looked for from the one before it.
 *
 * @param tolerance error of the altitude that is good enough, rad.
 */
export function altitudeVerticals(
  place: Vector3,
  altitude: number,
  count: number,
  tolerance: number = TOLERANCE,
): Float64Array {
  const below = pointBelow(place);
  if (below.heightAu <= 0) return new Float64Array(0);
  const middle = zenithOf(below);
  const [sine, cosine] = [Math.sin(below.longitude), Math.cos(below.longitude)];
  const east: Vector3 = [-sine, cosine, 0];
  const north: Vector3 = [-middle[2] * cosine, -middle[2] * sine, Math.cos(below.latitude)];
  const start = arcOnSphere(Math.hypot(...placeOfVertical(middle)), below.heightAu, altitude);
  const verticals = new Float64Array(3 * count);
  const altitudeOn = (bearingEast: number, bearingNorth: number, arc: number, at: number): number => {
    const up = Math.cos(arc);
    const out = Math.sin(arc);
    for (let axis = 0; axis < 3; axis++)
      verticals[at + axis] =
        up * middle[axis] + out * (bearingEast * east[axis] + bearingNorth * north[axis]);
    return altitudeAt(place, verticals, at);
  };
  const slope =
    (altitudeOn(1, 0, start + SLOPE_STEP, 0) - altitudeOn(1, 0, start - SLOPE_STEP, 0)) / (2 * SLOPE_STEP);
  let arc = start;
  for (let index = 0; index < count; index++) {
    const bearing = (TURN * index) / count;
    const toEast = Math.cos(bearing);
    const toNorth = Math.sin(bearing);
    for (let step = 0; ; step++) {
      const miss = altitudeOn(toEast, toNorth, arc, 3 * index) - altitude;
      if (Math.abs(miss) < tolerance) break;
      if (step === MOST_STEPS) throw new ConvergenceError('altitude ring', miss);
      arc -= miss / slope;
    }
  }
  return verticals;
}

/** Angle at the centre of a sphere between a place above it and the points from which that stands at an altitude, rad. */
function arcOnSphere(radius: number, height: number, altitude: number): number {
  return Math.PI / 2 - altitude - Math.asin((radius * Math.cos(altitude)) / (radius + height));
}

/**
 * How high a place stands over the point that has a vertical, rad.
 *
 * @param verticals x y z of unit vectors, one of which begins at `at`.
 */
export function altitudeAt(place: Vector3, verticals: ArrayLike<number>, at = 0): number {
  return arcSine(sineOfAltitude(place, verticals, at));
}
