import { DEGREE } from '../constants.ts';
import { sineOfAltitude } from '../earth/ellipsoid.ts';
import { falsePosition } from '../false-position.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { altitudeAt, altitudeRing, altitudeVerticals, pointsOfVerticals } from './altitude-ring.ts';
import { type GroundPoint, pointBelow, zenithOf } from './ground-point.ts';
import type { OverEarth } from './over-earth.ts';
import { magnitudeFrom } from './horizontal-place.ts';

/** Altitude above which an object is seen well, rad. */
export const WELL_ABOVE_HORIZON = 20 * DEGREE;

/** Altitude of the Sun below which the sky is dark: the end of astronomical twilight, rad. */
const DARK_SUN_ALTITUDE = -18 * DEGREE;

const SINE_WELL_ABOVE = Math.sin(WELL_ABOVE_HORIZON);
const SINE_OF_DARK = Math.sin(DARK_SUN_ALTITUDE);

/** Points of each ring that bounds a region. */
const RING_POINTS = 120;

/** Error of the sine of an altitude that is good enough where two rings cross: 20 m on the ground. */
const TOLERANCE = 3e-6;

/** Where an object can be seen in a dark sky. */
export type DarkRegion = {
  /** Its edge, closed, counterclockwise as seen from above; none where there is no such place. */
  readonly edge: readonly GroundPoint[];
};

/** Whether an object is high in a dark sky at a point of the ground. */
export function isWellSeen({ object, sun }: OverEarth, point: GroundPoint): boolean {
  return (
    altitudeAt(object, zenithOf(point)) > WELL_ABOVE_HORIZON &&
    altitudeAt(sun, zenithOf(point)) < DARK_SUN_ALTITUDE
  );
}

/** The edge of the night, where astronomical twilight ends on the ground, as `altitudeRing`. */
export function darkEdge({ sun }: OverEarth): readonly GroundPoint[] {
  return altitudeRing(sun, DARK_SUN_ALTITUDE, RING_POINTS).toReversed();
}

/** The region in which an object is above {@link WELL_ABOVE_HORIZON} while the Sun is below {@link DARK_SUN_ALTITUDE}. */
export function darkRegion(overEarth: OverEarth): DarkRegion {
  return { edge: pointsOfVerticals(darkVerticals(overEarth, RING_POINTS)) };
}

/**
 * The verticals of the edge of a {@link darkRegion}: x y z of unit vectors in axes fixed to the Earth's crust.
 *
 * @param points of a whole ring. @param tolerance as of `altitudeVerticals`.
 *
 * It is bounded by pieces of the two rings at which either begins. Both are narrower than a hemisphere, so that they cross
 * twice or not at all.
 */
export function darkVerticals({ object, sun }: OverEarth, points: number, tolerance?: number): Float64Array {
  const high = altitudeVerticals(object, WELL_ABOVE_HORIZON, points, tolerance);
  if (high.length === 0) return high;
  const dark = altitudeVerticals(sun, DARK_SUN_ALTITUDE, points, tolerance);
  const darkness: Condition = (verticals, at) => SINE_OF_DARK - sineOfAltitude(sun, verticals, at);
  const height: Condition = (verticals, at) => sineOfAltitude(object, verticals, at) - SINE_WELL_ABOVE;
  const [first, second] = [
    pieceWithin(high, darkness, tolerance),
    pieceWithin(reversed(dark), height, tolerance),
  ];
  const edge = new Float64Array(first.length + second.length);
  edge.set(first);
  edge.set(second, first.length);
  return edge;
}

/** Magnitudes between which an object is seen in a region; undefined where there is none. */
export function magnitudesIn(
  { edge }: DarkRegion,
  overEarth: OverEarth,
  law: Photometry,
): { readonly brightest: number; readonly faintest: number } | undefined {
  if (edge.length === 0) return undefined;
  const below = pointBelow(overEarth.object);
  const points = isWellSeen(overEarth, below) ? [...edge, below] : edge;
  const seen = points.map((point) => magnitudeFrom(overEarth, law, point));
  return { brightest: Math.min(...seen), faintest: Math.max(...seen) };
}

/** Positive where a condition holds, at the point of the ground with the vertical that begins at `at`. */
type Condition = (verticals: Float64Array, at: number) => number;

/** A ring in the opposite sense. @param ring x y z of each vertical. */
function reversed(ring: Float64Array): Float64Array {
  const out = new Float64Array(ring.length);
  for (let at = 0; at < ring.length; at += 3) {
    const to = ring.length - 3 - at;
    for (let axis = 0; axis < 3; axis++) out[to + axis] = ring[at + axis];
  }
  return out;
}

/** The piece of a ring where a condition holds, ends included: the whole ring, one piece, or none. */
function pieceWithin(ring: Float64Array, condition: Condition, tolerance: number = TOLERANCE): Float64Array {
  const count = ring.length / 3;
  const values = new Float64Array(count);
  for (let index = 0; index < count; index++) values[index] = condition(ring, 3 * index);
  const first = firstWithin(values);
  if (first === -1) return values[0] > 0 ? ring : new Float64Array(0);
  let length = 1;
  while (values[(first + length) % count] > 0) length++;
  const piece = new Float64Array(3 * (length + 2));
  const writeCrossing = (without: number, within: number, at: number) => {
    const [from, to] = [(without + count) % count, within % count];
    const missAt = (part: number) => {
      writeBetween(ring, 3 * from, 3 * to, part, piece, at);
      return condition(piece, at);
    };
    falsePosition(0, values[from], 1, values[to], missAt, tolerance);
  };
  writeCrossing(first - 1, first, 0);
  for (let index = 0; index < length; index++) {
    const from = 3 * ((first + index) % count);
    for (let axis = 0; axis < 3; axis++) piece[3 * (index + 1) + axis] = ring[from + axis];
  }
  writeCrossing(first + length, first + length - 1, 3 * (length + 1));
  return piece;
}

/** The first of the values around a ring that is positive and comes after one that is not; −1 without one. */
function firstWithin(values: Float64Array): number {
  let before = values[values.length - 1];
  for (let index = 0; index < values.length; index++) {
    if (values[index] > 0 && !(before > 0)) return index;
    before = values[index];
  }
  return -1;
}

/** Writes the vertical at a part of the arc from one of a ring to another. */
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
