import { TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { altitudeVerticals } from '#engine/overflight/altitude-ring.ts';
import { darkVerticals } from '#engine/overflight/dark-region.ts';
import { pointBelow, zenithOf } from '#engine/overflight/ground-point.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { type Matrix3, turned, vec3 } from '#render/geometry/vectors.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { Stroke } from '#render/picture/stroke.ts';
import type { OverGround } from '../ground/over-ground.ts';
import { aboveGlobe } from './above-globe.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';

/** The region from which the object stands high in a dark sky, and the edge of the day; six hexadecimal digits. */
const SEEN_COLOR = '6fd6a4';
const DAY_EDGE_COLOR = '9fb3c8';

/** Points of a ring on the globe: from near, and at least. */
const MOST_POINTS = 60;
const LEAST_POINTS = 24;

/** How far within a ring the middle of a piece may lie, as it is seen, rad: a fifth of a pixel. */
const BEND_RAD = 2e-4;

/** How far off an edge may be on the ground, rad: 600 m, less than is seen of a globe that fills the picture; from afar a tenth of a pixel. */
const SEEN_RAD = 1e-4;

/** Places about the middle of the globe in the axes of the scene, au. */
export type PlacesOver = { readonly object: Vector3; readonly sun: Vector3 };

/** Edges stay while they would move by so many times what they may be off: from afar a fifth of a pixel. */
const STAYING = 2;

/** What follows Sun and object on a globe, in the axes of the scene. */
type GroundEdges = {
  readonly dayEdge: Stroke;
  /** The region from which the object stands high in a dark sky. */
  readonly seen: Stroke;
  /** The point below the object. */
  readonly below: Landmark;
};

/** What the edges on a globe follow from. */
type Seen = {
  readonly over: OverGround;
  readonly globe: PlacedBody;
  readonly settings: DisplaySettings;
  readonly places: PlacesOver;
  /** Of the eye from the ground, au. */
  readonly distance: number;
};

let last: { readonly from: Seen; readonly edges: GroundEdges } | undefined;

/**
 * The edges at a moment, UTC milliseconds; the same ones again while they would move by less than is seen.
 *
 * @returns undefined before and after the flyby.
 */
export function edgesAt(from: Seen, ms: number): GroundEdges | undefined {
  if (last !== undefined && stay(last.from, from)) return last.edges;
  const edges = edgesOf(from, ms);
  last = edges && { from, edges };
  return edges;
}

/** Whether edges are much the same: on a globe that turns in itself they follow from the places of Sun and object alone. */
function stay(before: Seen, now: Seen): boolean {
  const { radius } = now.globe;
  return (
    before.over === now.over &&
    before.settings === now.settings &&
    before.distance === now.distance &&
    haveStayed(before.places, now.places, radius, STAYING * groundTolerance(now))
  );
}

function haveStayed(before: PlacesOver, now: PlacesOver, radius: number, tolerance: number): boolean {
  const [far, near] = [vec3.length(before.object), vec3.length(now.object)];
  return (
    Math.abs(radius / far - radius / near) < tolerance &&
    apart(before.object, now.object) < tolerance * far &&
    apart(before.sun, now.sun) < tolerance * vec3.length(before.sun)
  );
}

/** How far a place has moved across the line of sight to it, nearly. */
function apart(before: Vector3, now: Vector3): number {
  const scale = vec3.length(before) / vec3.length(now);
  return Math.hypot(scale * now[0] - before[0], scale * now[1] - before[1], scale * now[2] - before[2]);
}

/** What is not seen of a way on the ground, rad. */
function groundTolerance({ globe: { radius }, distance }: Seen): number {
  return Math.max(SEEN_RAD, (BEND_RAD / 2) * (distance / radius));
}

function edgesOf(from: Seen, ms: number): GroundEdges | undefined {
  const { over, globe, settings, distance } = from;
  const now = over.at(ms);
  if (now === undefined) return undefined;
  const { radius, flattening = 0, rotation } = globe;
  const colour = (color: string) => colorChannels(shownColor(settings, 'scene', color));
  const points = ringPoints(radius, distance);
  const tolerance = groundTolerance(from);
  const ring = (look: Pick<Stroke, 'colour' | 'width' | 'opacity'>, verticals: Float64Array): Stroke => ({
    ...look,
    positions: closed(aboveGlobe(radius, flattening, verticals), rotation),
  });
  const [x, y, z] = aboveGlobe(radius, flattening, Float64Array.of(...zenithOf(pointBelow(now.object))));
  return {
    dayEdge: ring(
      { colour: colour(DAY_EDGE_COLOR), opacity: 0.5, width: 1 },
      altitudeVerticals(now.sun, 0, points, tolerance),
    ),
    seen: ring(
      { colour: colour(SEEN_COLOR), opacity: 0.95, width: 2 },
      darkVerticals(now, points, tolerance),
    ),
    below: { position: turned([x, y, z], rotation), name: '', colour: colour(OBJECT_COLOR), main: true },
  };
}

/** Points of a ring on a globe that is seen from a distance: an arc of s on a circle of the radius r bends by r s² / 8. */
export function ringPoints(radius: number, distance: number): number {
  const piece = Math.sqrt((8 * BEND_RAD * Math.max(distance, 0)) / radius);
  return Math.round(Math.min(MOST_POINTS, Math.max(LEAST_POINTS, TURN / piece)));
}

/** A ring of places, x y z of each, turned, as the pieces between them. */
function closed(places: Float64Array, axes: Matrix3): Float64Array {
  const pieces = new Float64Array(2 * places.length);
  for (let from = 0; from < places.length; from += 3) {
    const start = 2 * from;
    const endBefore = (from === 0 ? pieces.length : start) - 3;
    const place = turned([places[from], places[from + 1], places[from + 2]], axes);
    pieces.set(place, start);
    pieces.set(place, endBefore);
  }
  return pieces;
}
