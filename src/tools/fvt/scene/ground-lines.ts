import { MILLISECONDS_PER_DAY, TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { altitudeVerticals } from '#engine/overflight/altitude-ring.ts';
import { darkVerticals } from '#engine/overflight/dark-region.ts';
import { pointBelow, zenithOf } from '#engine/overflight/ground-point.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { turned, vec3 } from '#render/geometry/vectors.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { Stroke } from '#render/picture/stroke.ts';
import { MINUTE_MS, type OverGround, TRACK_STRIDE, type TrackPoint } from '../ground/over-ground.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';

/** The region from which the object stands high in a dark sky, and the edge of the day; six hexadecimal digits. */
export const SEEN_COLOR = '6fd6a4';
export const DAY_EDGE_COLOR = '9fb3c8';

/** Lines lie so far above the globe, in its radii, that its facets do not hide them. */
const ABOVE = 1.002;

/** The track is strong so long before and after the object, milliseconds. */
const NEAR_MS = MILLISECONDS_PER_DAY / 8;

/** Numbers of a piece of a line. */
const PIECE = 6;

/** Points of a ring on the globe: from near, and at least. */
const MOST_POINTS = 60;
const LEAST_POINTS = 24;

/** How far within a ring the middle of a piece may lie, as it is seen, rad: a fifth of a pixel. */
const BEND_RAD = 2e-4;

/** How far off an edge may be on the ground, rad: 600 m, less than is seen of a globe that fills the picture. */
const SEEN_RAD = 1e-4;

/** What a flyby draws on the globe of the Earth. */
export type GroundLines = {
  readonly strokes: readonly Stroke[];
  readonly landmarks: readonly Landmark[];
};

/** Track, edge of the day and region where the object is seen, on the globe, at a moment, UTC milliseconds. */
export function groundLines(
  { at, track, trackPieces }: OverGround,
  globe: PlacedBody,
  ms: number,
  eye: Vector3,
  settings: DisplaySettings,
): GroundLines {
  const colour = (color: string) => colorChannels(shownColor(settings, 'scene', color));
  const [first, last] = [-NEAR_MS, NEAR_MS].map((apart) => pieceAt(track, ms + apart));
  const { radius, flattening = 0 } = globe;
  const whole = trackAbove(radius, flattening, trackPieces);
  const trackLine = { colour: colour(OBJECT_COLOR), width: 1.25, turning: true } as const;
  const ring = (look: Pick<Stroke, 'colour' | 'width' | 'opacity'>, verticals: Float64Array): Stroke => ({
    ...look,
    turning: true,
    positions: closedAbove(radius, flattening, verticals),
  });
  const strokes: readonly Stroke[] = [
    { ...trackLine, opacity: 0.28, positions: whole },
    { ...trackLine, opacity: 0.9, positions: partOfTrack(whole, first, last) },
  ];
  const over = at(ms);
  if (over === undefined) return { strokes, landmarks: [] };
  const points = ringPoints(radius, vec3.length(eye) - radius);
  const dayEdge = altitudeVerticals(over.sun, 0, points, SEEN_RAD);
  const seen = darkVerticals(over, points, SEEN_RAD);
  const [x, y, z] = above(radius, flattening, Float64Array.of(...zenithOf(pointBelow(over.object))));
  const below = turned([x, y, z], globe.rotation);
  return {
    strokes: [
      ...strokes,
      ring({ colour: colour(DAY_EDGE_COLOR), opacity: 0.5, width: 1 }, dayEdge),
      ring({ colour: colour(SEEN_COLOR), opacity: 0.95, width: 2 }, seen),
    ],
    landmarks: isFacing(below, eye)
      ? [{ position: below, name: '', colour: colour(OBJECT_COLOR), main: true }]
      : [],
  };
}

/** The piece of the track that begins at a moment, or the one nearest to it. */
function pieceAt(track: readonly TrackPoint[], ms: number): number {
  if (track.length === 0) return 0;
  const row = (ms - track[0].ms) / (MINUTE_MS * TRACK_STRIDE);
  return Math.min(Math.max(Math.round(row), 0), Math.floor((track.length - 1) / TRACK_STRIDE));
}

/** Unit vectors fixed to the Earth's crust as places above a globe, in its axes. */
function above(radius: number, flattening: number, verticals: Float64Array): Float64Array {
  const reach = [ABOVE * radius, ABOVE * radius, ABOVE * radius * (1 - flattening)];
  return verticals.map((part, at) => part * reach[at % 3]);
}

/** The whole track is the same from picture to picture, and its part near the object for minutes. */
const trackAbove = remembered(above);
const partOfTrack = remembered((whole: Float64Array, first: number, last: number) =>
  whole.subarray(PIECE * first, PIECE * last),
);

/** Points of a ring on a globe that is seen from a distance: an arc of s on a circle of the radius r bends by r s² / 8. */
export function ringPoints(radius: number, distance: number): number {
  const piece = Math.sqrt((8 * BEND_RAD * Math.max(distance, 0)) / radius);
  return Math.round(Math.min(MOST_POINTS, Math.max(LEAST_POINTS, TURN / piece)));
}

/** Whether a place of a globe at the origin is on the side that an eye sees. */
function isFacing(place: Vector3, eye: Vector3): boolean {
  return vec3.dot(place, eye) > vec3.squaredLength(place);
}

/** A ring of verticals, x y z of each, as pieces above a globe, in its axes. */
function closedAbove(radius: number, flattening: number, verticals: Float64Array): Float64Array {
  const [across, upwards] = [ABOVE * radius, ABOVE * radius * (1 - flattening)];
  const pieces = new Float64Array(2 * verticals.length);
  for (let from = 0; from < verticals.length; from += 3) {
    const start = 2 * from;
    const endBefore = (from === 0 ? pieces.length : start) - PIECE / 2;
    for (let axis = 0; axis < 3; axis++)
      pieces[start + axis] = pieces[endBefore + axis] =
        (axis === 2 ? upwards : across) * verticals[from + axis];
  }
  return pieces;
}
