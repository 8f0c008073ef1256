import {
  DEGREE,
  MILLISECONDS_PER_DAY,
  MILLISECONDS_PER_HOUR,
  MILLISECONDS_PER_MINUTE,
} from '#engine/constants.ts';
import { altitudeRing } from '#engine/overflight/altitude-ring.ts';
import { darkEdge, darkRegion } from '#engine/overflight/dark-region.ts';
import { type GroundPoint, pointBelow } from '#engine/overflight/ground-point.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import type { FlatMark } from '#parts/map/flat-map.tsx';
import type { Place } from '#parts/map/mercator.ts';
import { timeMarkText } from '../time-mark-text.ts';
import { type OverGround, TRACK_STRIDE, type TrackPoint } from './over-ground.ts';

/** Points of the edge of the day on the map. */
const EDGE_POINTS = 120;

/** The track on the map is strong so long before and after the object, in minutes. */
const NEAR_MINUTES = 180;

/** What is drawn on the map at a moment, UTC milliseconds: night, track with its hours, Sun, object and site. */
export function groundMarks(
  ground: OverGround,
  date: number,
  site: Observatory | undefined,
): readonly FlatMark[] {
  const { track, at } = ground;
  const overEarth = at(date);
  const points = track.filter((_, minute) => minute % TRACK_STRIDE === 0);
  const isNear = (ms: number) => Math.abs(ms - date) <= NEAR_MINUTES * MILLISECONDS_PER_MINUTE;
  const near = points.filter(({ ms }) => isNear(ms));
  const hours = track.filter(({ ms }) => ms % MILLISECONDS_PER_HOUR === 0 && isNear(ms));
  return [
    ...(overEarth === undefined
      ? []
      : [
          path('area', 'night', altitudeRing(overEarth.sun, 0, EDGE_POINTS).toReversed()),
          path('area', 'dark', darkEdge(overEarth)),
          path('area', 'seen', darkRegion(overEarth).edge),
        ]),
    ...trackPieces(points),
    path('line', 'near', near),
    ...hours.map(hourDot),
    ...hours.toSorted((one, other) => textRank(one) - textRank(other)).map(hourText),
    ...(overEarth === undefined
      ? []
      : [
          dot('sun', placeOf(pointBelow(overEarth.sun)), 3.5),
          dot('object', placeOf(pointBelow(overEarth.object)), 3),
        ]),
    ...(site === undefined
      ? []
      : [dot('site', { latitudeDeg: site.latitude, longitudeDeg: site.longitude }, 2.4)]),
  ];
}

/** The dot of a full hour. */
function hourDot(point: TrackPoint): FlatMark {
  return {
    kind: 'dot',
    key: `hour ${point.ms}`,
    className: 'ground-hour',
    place: placeOf(point),
    radius: 1.6,
  };
}

/** Priority of texts that overlap: the day that begins first, then each second hour. */
function textRank({ ms }: TrackPoint): number {
  return ms % MILLISECONDS_PER_DAY === 0 ? 0 : ms % (2 * MILLISECONDS_PER_HOUR) === 0 ? 1 : 2;
}

/** The time of a full hour, which is shown where it has room. */
function hourText(point: TrackPoint): FlatMark {
  const { ms } = point;
  return {
    kind: 'text',
    key: `time ${ms}`,
    className: 'ground-time',
    place: placeOf(point),
    text: timeMarkText(ms),
  };
}

/** Corners of a piece of the track: half a day of it, so that it goes around the world less than once. */
const PIECE_CORNERS = 90;

/** The track in pieces: a map shows what reaches beyond its edges once on each side, and a line of days would go around many times. */
function trackPieces(points: readonly TrackPoint[]): readonly FlatMark[] {
  return Array.from({ length: Math.ceil(points.length / PIECE_CORNERS) }, (_, index) => {
    const first = index * PIECE_CORNERS;
    const piece = path('line', 'track', points.slice(first, first + PIECE_CORNERS + 1));
    return { ...piece, key: `track ${index}` };
  });
}

/** A point of the ground on a map. */
export function placeOf({ latitude, longitude }: GroundPoint): Place {
  return { latitudeDeg: latitude / DEGREE, longitudeDeg: longitude / DEGREE };
}

function dot(key: string, place: Place, radius: number): FlatMark {
  return { kind: 'dot', key, className: `ground-${key}`, place, radius };
}

function path(kind: 'line' | 'area', key: string, points: readonly GroundPoint[]): FlatMark {
  return { kind, key, className: `ground-${key}`, places: points.map(placeOf) };
}
