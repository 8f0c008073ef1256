import { bisect } from '../bisection.ts';
import { DEGREE } from '../constants.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { altitudeAt, altitudeRing, altitudeVerticals, pointsOfVerticals } from './altitude-ring.ts';
import { type GroundPoint, pointBelow, zenithOf } from './ground-point.ts';
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
  return { edge: pointsOfVerticals(darkVerticals(over, points)) };
}

/**
 * The verticals of the edge of a {@link darkRegion}: x y z of unit vectors in axes fixed to the Earth's crust.
 *
 * @param tolerance as of `altitudeVerticals`.
 *
 * It is bounded by pieces of the two rings at which either begins. Both are narrower than a hemisphere, so that they cross
 * twice or not at all.
 */
export function darkVerticals({ object, sun }: OverEarth, points: number, tolerance?: number): Float64Array {
  const high = altitudeVerticals(object, WELL_ABOVE_HORIZON, points, tolerance);
  if (high.length === 0) return high;
  const dark = altitudeVerticals(sun, DARK_SUN_ALTITUDE, points, tolerance);
  const isDark: Condition = (verticals, at) => altitudeAt(sun, verticals, at) < DARK_SUN_ALTITUDE;
  const isHigh: Condition = (verticals, at) => altitudeAt(object, verticals, at) > WELL_ABOVE_HORIZON;
  const [first, second] = [pieceWithin(high, isDark), pieceWithin(turnedRound(dark), isHigh)];
  const edge = new Float64Array(first.length + second.length);
  edge.set(first);
  edge.set(second, first.length);
  return edge;
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

/** What may hold at the point of the ground that has a vertical: three numbers of a list from a place on. */
type Condition = (verticals: Float64Array, at: number) => boolean;

/** A ring the other way round. @param ring x y z of each vertical. */
function turnedRound(ring: Float64Array): Float64Array {
  const out = new Float64Array(ring.length);
  for (let at = 0; at < ring.length; at += 3) {
    const to = ring.length - 3 - at;
    for (let axis = 0; axis < 3; axis++) out[to + axis] = ring[at + axis];
  }
  return out;
}

/** The piece of a ring where a condition holds, ends included: the whole ring, one piece, or none. */
function pieceWithin(ring: Float64Array, holds: Condition): Float64Array {
  const count = ring.length / 3;
  const inside = new Uint8Array(count);
  for (let index = 0; index < count; index++) inside[index] = holds(ring, 3 * index) ? 1 : 0;
  const first = inside.findIndex((is, index) => is === 1 && inside[(index + count - 1) % count] === 0);
  if (first === -1) return inside[0] === 1 ? ring : new Float64Array(0);
  let length = 1;
  while (inside[(first + length) % count] === 1) length++;
  const piece = new Float64Array(3 * (length + 2));
  const placeOf = (index: number) => 3 * ((index + count) % count);
  const last = first + length - 1;
  writeCrossing(ring, placeOf(first - 1), placeOf(first), holds, piece, 0);
  for (let index = 0; index < length; index++)
    for (let axis = 0; axis < 3; axis++) piece[3 * (index + 1) + axis] = ring[placeOf(first + index) + axis];
  writeCrossing(ring, placeOf(last + 1), placeOf(last), holds, piece, 3 * (length + 1));
  return piece;
}

/** Writes the vertical at which a condition begins to hold on the way from one of a ring to another. */
function writeCrossing(
  ring: Float64Array,
  without: number,
  within: number,
  holds: Condition,
  out: Float64Array,
  at: number,
): void {
  const { after } = bisect(
    0,
    1,
    (part) => {
      writeBetween(ring, without, within, part, out, at);
      return holds(out, at);
    },
    HALVINGS,
  );
  writeBetween(ring, without, within, after, out, at);
}

/** Writes the vertical a part of the short way from one of a ring to another. */
function writeBetween(
  ring: Float64Array,
  from: number,
  to: number,
  part: number,
  out: Float64Array,
  at: number,
): void {
  const x = ring[from] + part * (ring[to] - ring[from]);
  const y = ring[from + 1] + part * (ring[to + 1] - ring[from + 1]);
  const z = ring[from + 2] + part * (ring[to + 2] - ring[from + 2]);
  const length = Math.sqrt(x * x + y * y + z * z);
  out[at] = x / length;
  out[at + 1] = y / length;
  out[at + 2] = z / length;
}
