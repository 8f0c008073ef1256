import { DEGREE } from '#engine/constants.ts';
import { altitudeRing } from '#engine/overflight/altitude-ring.ts';
import { darkEdge, darkRegion } from '#engine/overflight/dark-region.ts';
import { type GroundPoint, pointBelow } from '#engine/overflight/ground-point.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import type { FlatMark } from '#parts/map/flat-map.tsx';
import type { Place } from '#parts/map/mercator.ts';
import { MINUTE_MS, type OverGround, TRACK_STRIDE } from './over-ground.ts';

/** Points of the edge of the day on the map. */
const EDGE_POINTS = 120;

/** The track on the map is strong so long before and after the object, in minutes. */
const NEAR_MINUTES = 180;

/** A flyby over the ground on a flat map: night, where it is seen, its track, and where it is at a date, UTC milliseconds. */
export function groundMarks(
  ground: OverGround,
  date: number,
  site: Observatory | undefined,
): readonly FlatMark[] {
  const { track, at } = ground;
  const over = at(date);
  const points = track.filter((_, minute) => minute % TRACK_STRIDE === 0);
  const near = points.filter(({ ms }) => Math.abs(ms - date) <= NEAR_MINUTES * MINUTE_MS);
  return [
    ...(over === undefined
      ? []
      : [
          path('area', 'night', altitudeRing(over.sun, 0, EDGE_POINTS).toReversed()),
          path('area', 'dark', darkEdge(over)),
          path('area', 'seen', darkRegion(over).edge),
        ]),
    path('line', 'track', points),
    path('line', 'near', near),
    ...(over === undefined
      ? []
      : [dot('sun', placeOf(pointBelow(over.sun)), 3.5), dot('object', placeOf(pointBelow(over.object)), 3)]),
    ...(site === undefined
      ? []
      : [dot('site', { latitudeDeg: site.latitude, longitudeDeg: site.longitude }, 2.4)]),
  ];
}

/** A point of the ground as a map has it. */
export function placeOf({ latitude, longitude }: GroundPoint): Place {
  return { latitudeDeg: latitude / DEGREE, longitudeDeg: longitude / DEGREE };
}

function dot(key: string, place: Place, radius: number): FlatMark {
  return { kind: 'dot', key, className: `ground-${key}`, place, radius };
}

function path(kind: 'line' | 'area', key: string, points: readonly GroundPoint[]): FlatMark {
  return { kind, key, className: `ground-${key}`, places: points.map(placeOf) };
}
