import { arcSine } from '../angles.ts';
import { TURN } from '../constants.ts';
import { EARTH_EQUATORIAL_RADIUS_AU, placeOfVertical, sineOfAltitude } from '../earth/ellipsoid.ts';
import { ConvergenceError } from '../kepler/convergence-error.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { lengthOf } from '../vectors.ts';
import { type GroundPoint, pointBelow, pointOfZenith, zenithOf } from './ground-point.ts';

/** Error of an altitude that is good enough, rad: 6 cm on the ground. */
const TOLERANCE = 1e-8;

const MOST_STEPS = 50;

/** Half of the arc over which the slope is taken, rad. */
const SLOPE_STEP = 1e-6;

/**
 * Points of the ground that see a place at a given altitude: a closed ring around the point below it.
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
 * The search of each point begins at the one before it; of a place so far away that the ground is a point beside it, they are a circle.
 *
 * @param tolerance error of the altitude that is good enough, rad.
 */
export function altitudeVerticals(
  place: Vector3,
  altitude: number,
  count: number,
  tolerance: number = TOLERANCE,
): Float64Array {
  const [x, y, z] = place;
  const distance = Math.sqrt(x * x + y * y + z * z);
  const verticals = new Float64Array(3 * count);
  if (EARTH_EQUATORIAL_RADIUS_AU < tolerance * distance) {
    const far = axesAround([x / distance, y / distance, z / distance]);
    const [up, out] = [Math.sin(altitude), Math.cos(altitude)];
    const bearings = bearingsOf(count);
    for (let index = 0; index < count; index++)
      writeVertical(far, up, out * bearings[2 * index], out * bearings[2 * index + 1], verticals, 3 * index);
    return verticals;
  }
  const below = pointBelow(place);
  if (below.heightAu <= 0) return new Float64Array(0);
  const axes = axesAround(zenithOf(below));
  const start = arcOnSphere(lengthOf(...placeOfVertical(axes.middle)), below.heightAu, altitude);
  const altitudeOn = (toEast: number, toNorth: number, arc: number, at: number): number => {
    const out = Math.sin(arc);
    writeVertical(axes, Math.cos(arc), out * toEast, out * toNorth, verticals, at);
    return altitudeAt(place, verticals, at);
  };
  const slope =
    (altitudeOn(1, 0, start + SLOPE_STEP, 0) - altitudeOn(1, 0, start - SLOPE_STEP, 0)) / (2 * SLOPE_STEP);
  const bearings = bearingsOf(count);
  let arc = start;
  for (let index = 0; index < count; index++) {
    for (let step = 0; ; step++) {
      const miss = altitudeOn(bearings[2 * index], bearings[2 * index + 1], arc, 3 * index) - altitude;
      if (Math.abs(miss) < tolerance) break;
      if (step === MOST_STEPS) throw new ConvergenceError('altitude ring', miss);
      arc -= miss / slope;
    }
  }
  return verticals;
}

/** A vertical, and the directions east and north there. */
type Axes = { readonly middle: Vector3; readonly east: Vector3; readonly north: Vector3 };

function axesAround(middle: Vector3): Axes {
  const [x, y, z] = middle;
  const flat = Math.sqrt(x * x + y * y);
  const [cosine, sine] = flat === 0 ? [1, 0] : [x / flat, y / flat];
  return { middle, east: [-sine, cosine, 0], north: [-z * cosine, -z * sine, flat] };
}

/** Writes a sum of the axes by their weights, from an index of a list on. */
function writeVertical(
  { middle, east, north }: Axes,
  up: number,
  toEast: number,
  toNorth: number,
  out: Float64Array,
  at: number,
): void {
  out[at] = up * middle[0] + toEast * east[0] + toNorth * north[0];
  out[at + 1] = up * middle[1] + toEast * east[1] + toNorth * north[1];
  out[at + 2] = up * middle[2] + toEast * east[2] + toNorth * north[2];
}

const MOST_CACHED = 64;
const cachedBearings = new Map<number, Float64Array>();

/** Cosine and sine of the bearings of points evenly around, from the east; the same list again for the same number. */
function bearingsOf(count: number): Float64Array {
  const known = cachedBearings.get(count);
  if (known !== undefined) return known;
  const bearings = new Float64Array(2 * count);
  for (let index = 0; index < count; index++) {
    bearings[2 * index] = Math.cos((TURN * index) / count);
    bearings[2 * index + 1] = Math.sin((TURN * index) / count);
  }
  if (cachedBearings.size >= MOST_CACHED) cachedBearings.clear();
  cachedBearings.set(count, bearings);
  return bearings;
}

/** Angle at the centre of a sphere between a place above it and the points that see it at a given altitude, rad. */
function arcOnSphere(radius: number, height: number, altitude: number): number {
  return Math.PI / 2 - altitude - Math.asin((radius * Math.cos(altitude)) / (radius + height));
}

/**
 * Altitude of a place above the horizon of the point with a given vertical, rad.
 *
 * @param verticals x y z of unit vectors, one of which begins at `at`.
 */
export function altitudeAt(place: Vector3, verticals: ArrayLike<number>, at = 0): number {
  return arcSine(sineOfAltitude(place, verticals, at));
}
