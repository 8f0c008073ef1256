import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { Stroke } from '#render/picture/stroke.ts';
import { type OverGround, TRACK_STRIDE, type TrackPoint } from '../ground/over-ground.ts';
import { aboveGlobe } from './above-globe.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';
import { edgesAt, type PlacesOver, type TurnedGlobe } from './ground-edges.ts';

/** Time before and after the object in which its track is drawn strongly, milliseconds. */
const NEAR_MS = MILLISECONDS_PER_DAY / 8;

/** Numbers of a piece of a line. */
const PIECE = 6;

/** What a flyby draws on the globe of the Earth. */
export type GroundLines = {
  readonly strokes: readonly Stroke[];
  readonly landmarks: readonly Landmark[];
};

/**
 * Track, edge of the day and region where the object is seen, on the globe, at a moment, UTC milliseconds.
 *
 * What follows Sun and object hardly moves in the axes of the scene while the Earth turns below it: it is cached while it would
 * move by less than is seen.
 *
 * @param places of object and Sun then; undefined where the object has none.
 */
export function groundLines(
  ground: OverGround,
  globe: TurnedGlobe,
  ms: number,
  eye: Vector3,
  settings: DisplaySettings,
  places: PlacesOver | undefined,
): GroundLines {
  const { track, trackPieces } = ground;
  const { radius, flattening = 0 } = globe;
  const whole = trackAbove(radius, flattening, trackPieces);
  const [weak, strong] = trackLines(
    whole,
    settings,
    pieceAt(track, ms - NEAR_MS),
    pieceAt(track, ms + NEAR_MS),
  );
  const edges =
    places && edgesAt({ ground, globe, settings, places, distance: vec3.length(eye) - radius }, ms);
  if (edges === undefined) return { strokes: [weak, strong], landmarks: [] };
  const { dayEdge, seen, below } = edges;
  return {
    strokes: [weak, dayEdge, seen, strong],
    landmarks: isFacing(below.position, eye) ? [below] : [],
  };
}

/** The piece of the track that begins at a moment, or the one nearest to it. */
function pieceAt(track: readonly TrackPoint[], ms: number): number {
  const [first] = track;
  if (first === undefined) return 0;
  const row = (ms - first.ms) / (MILLISECONDS_PER_MINUTE * TRACK_STRIDE);
  return Math.min(Math.max(Math.round(row), 0), Math.floor((track.length - 1) / TRACK_STRIDE));
}

/** The whole track is the same from picture to picture, and its part near the object for minutes. */
const trackAbove = remembered(aboveGlobe);
const trackLines = remembered(
  (
    whole: Float64Array,
    settings: DisplaySettings,
    first: number,
    last: number,
  ): readonly [Stroke, Stroke] => {
    const colour = colorChannels(shownColor(settings, 'scene', OBJECT_COLOR));
    const line = { colour, width: 1.25, turning: true } as const;
    const part = whole.subarray(PIECE * first, PIECE * last);
    return [
      { ...line, opacity: 0.28, positions: whole },
      { ...line, opacity: 0.9, positions: part },
    ];
  },
);

/** Whether a place of a globe at the origin is on the side that an eye sees. */
function isFacing(place: Vector3, eye: Vector3): boolean {
  return vec3.dot(place, eye) > vec3.squaredLength(place);
}
