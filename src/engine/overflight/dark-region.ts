import { bisect } from '../bisection.ts';
import { DEGREE } from '../constants.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { altitudeAt, altitudeRing, altitudeVerticals } from './altitude-ring.ts';
import { type GroundPoint, pointBelow, pointOfZenith, zenithOf } from './ground-point.ts';
import type { OverEarth } from './over-earth.ts';
import { magnitudeFrom } from './seen-from.ts';

/** How high an object must stand above the horizon to be seen well, rad. */
export const WELL_ABOVE_HORIZON = 20 * DEGREE;

/** Altitude of the Sun below which the sky is dark: the end of astronomical twilight, rad. */
export const DARK_SUN_ALTITUDE = -18 * DEGREE;

/** Points of each ring that bounds a region. */
const RING_POINTS = 120;

/** Halvings of the way between two points of a ring: to 20 m. */
const HALVINGS = 15;

/** Where an object can be seen in a dark sky. */
export type DarkRegion = {
  /** Its edge, closed, counterclockwise as seen from above; none where there is no such place. */
  readonly edge: readonly GroundPoint[];
};

/** Whether an object stands high in a dark sky at a point of the ground. */
export function isWellSeen({ object, sun }: OverEarth, point: GroundPoint): boolean {
  return (
    altitudeAt(object, zenithOf(point)) > WELL_ABOVE_HORIZON &&
    altitudeAt(sun, zenithOf(point)) < DARK_SUN_ALTITUDE
  );
}

/** Where on the ground the Sun stands at the end of astronomical twilight: the edge of the night, as `altitudeRing`. */
export function darkEdge({ sun }: OverEarth, points = RING_POINTS): readonly GroundPoint[] {
  return altitudeRing(sun, DARK_SUN_ALTITUDE, points).toReversed();
}

/**
 * The region from which an object stands above {@link WELL_ABOVE_HORIZON} while the Sun is below {@link DARK_SUN_ALTITUDE}.
 *
 * @param points of a whole ring.
 */
export function darkRegion(over: OverEarth, points = RING_POINTS): DarkRegion {
  return { edge: darkVerticals(over, points).map(pointOfZenith) };
}

/**
 * The verticals of the edge of a {@link darkRegion}: unit vectors in axes fixed to the Earth's crust.
 *
 * @param tolerance as of `altitudeVerticals`.
 *
 * It is bounded by pieces of the two rings at which either begins. Both are narrower than a hemisphere, so that they cross
 * twice or not at all.
 */
export function darkVerticals(
  { object, sun }: OverEarth,
  points: number,
  tolerance?: number,
): readonly Vector3[] {
  const high = altitudeVerticals(object, WELL_ABOVE_HORIZON, points, tolerance);
  if (high.length === 0) return [];
  const dark = altitudeVerticals(sun, DARK_SUN_ALTITUDE, points, tolerance).toReversed();
  const isDark = (vertical: Vector3) => altitudeAt(sun, vertical) < DARK_SUN_ALTITUDE;
  const isHigh = (vertical: Vector3) => altitudeAt(object, vertical) > WELL_ABOVE_HORIZON;
  return [...pieceWithin(high, isDark), ...pieceWithin(dark, isHigh)];
}

/** Magnitudes between which an object is seen in a region; undefined where there is none. */
export function magnitudesIn(
  { edge }: DarkRegion,
  over: OverEarth,
  law: Photometry,
): { readonly brightest: number; readonly faintest: number } | undefined {
  if (edge.length === 0) return undefined;
  const below = pointBelow(over.object);
  const points = isWellSeen(over, below) ? [...edge, below] : edge;
  const seen = points.map((point) => magnitudeFrom(over, law, point));
  return { brightest: Math.min(...seen), faintest: Math.max(...seen) };
}

/** The piece of a ring where a condition holds, ends included: the whole ring, one piece, or none. */
function pieceWithin(ring: readonly Vector3[], holds: (vertical: Vector3) => boolean): readonly Vector3[] {
  const inside = ring.map(holds);
  const first = inside.findIndex((is, index) => is && !inside[(index + inside.length - 1) % inside.length]);
  if (first === -1) return inside[0] ? ring : [];
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  const length = [...inside.slice(first), ...inside.slice(0, first)].indexOf(false);
  const crossing = (without: Vector3, within: Vector3) =>
    between(without, within, bisect(0, 1, (part) => holds(between(without, within, part)), HALVINGS).after);
  return [
    crossing(turned[turned.length - 1], turned[0]),
    ...turned.slice(0, length),
    crossing(turned[length], turned[length - 1]),
  ];
}

/** The vertical a part of the short way from one to another. */
function between(from: Vector3, to: Vector3, part: number): Vector3 {
  const mixed = (axis: 0 | 1 | 2) => from[axis] + part * (to[axis] - from[axis]);
  const [x, y, z] = [mixed(0), mixed(1), mixed(2)];
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}
