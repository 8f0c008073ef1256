import { arcSine } from '../angles.ts';
import { TURN } from '../constants.ts';
import { placeOfVertical } from '../earth/ellipsoid.ts';
import { ConvergenceError } from '../kepler/convergence-error.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { type GroundPoint, pointBelow, zenithOf } from './ground-point.ts';

/** Error of an altitude that is good enough, rad: 6 mm on the ground. */
const TOLERANCE = 1e-9;

const MOST_STEPS = 20;

/** Second start of the secant, rad beyond the first. */
const FIRST_STEP = 1e-3;

/**
 * Points of the ground from which a place stands at an altitude: a closed ring around the point below it.
 *
 * @param place in axes fixed to the Earth's crust, au. @param altitude rad, from −π/2 to π/2.
 * @param count of points, evenly around, counterclockwise as seen from above.
 * @returns none where it is nowhere that high, as below the ground.
 * @throws {ConvergenceError} when the secant does not close in; not seen.
 */
export function altitudeRing(place: Vector3, altitude: number, count: number): readonly GroundPoint[] {
  const below = pointBelow(place);
  if (below.heightAu <= 0) return [];
  const middle = zenithOf(below);
  const [sine, cosine] = [Math.sin(below.longitude), Math.cos(below.longitude)];
  const east: Vector3 = [-sine, cosine, 0];
  const north: Vector3 = [-middle[2] * cosine, -middle[2] * sine, Math.cos(below.latitude)];
  const guess = arcOnSphere(Math.hypot(...placeOfVertical(middle)), below.heightAu, altitude);
  return Array.from({ length: count }, (_, index) => {
    const bearing = (TURN * index) / count;
    const aside = combined(Math.cos(bearing), east, Math.sin(bearing), north);
    const verticalAt = (arc: number) => combined(Math.cos(arc), middle, Math.sin(arc), aside);
    const excess = (arc: number) => altitudeAt(place, verticalAt(arc)) - altitude;
    return pointOfVertical(verticalAt(root(excess, guess)));
  });
}

/** Angle at the centre of a sphere between a place above it and the points from which that stands at an altitude, rad. */
function arcOnSphere(radius: number, height: number, altitude: number): number {
  return Math.PI / 2 - altitude - Math.asin((radius * Math.cos(altitude)) / (radius + height));
}

function altitudeAt(place: Vector3, vertical: Vector3): number {
  const [x, y, z] = placeOfVertical(vertical);
  const [dx, dy, dz] = [place[0] - x, place[1] - y, place[2] - z];
  const upwards = dx * vertical[0] + dy * vertical[1] + dz * vertical[2];
  return arcSine(upwards / Math.hypot(dx, dy, dz));
}

/** Where a smooth function is zero near a guess, by secants. */
function root(of: (at: number) => number, guess: number): number {
  let [before, at] = [guess, guess + FIRST_STEP];
  let [missed, miss] = [of(before), of(at)];
  for (let step = 0; step < MOST_STEPS; step++) {
    if (Math.abs(missed) < TOLERANCE) return before;
    if (Math.abs(miss) < TOLERANCE) return at;
    const next = at - (miss * (at - before)) / (miss - missed);
    [before, missed] = [at, miss];
    [at, miss] = [next, of(next)];
  }
  throw new ConvergenceError('altitude ring', miss);
}

function pointOfVertical([x, y, z]: Vector3): GroundPoint {
  return { latitude: Math.atan2(z, Math.hypot(x, y)), longitude: Math.atan2(y, x) };
}

function combined(a: number, u: Vector3, b: number, v: Vector3): Vector3 {
  return [a * u[0] + b * v[0], a * u[1] + b * v[1], a * u[2] + b * v[2]];
}
