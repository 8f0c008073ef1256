import { TURN } from '#engine/constants.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { altitudeVerticals } from '#engine/overflight/altitude-ring.ts';
import { darkVerticals } from '#engine/overflight/dark-region.ts';
import { pointBelow, zenithOf } from '#engine/overflight/ground-point.ts';
import type { OverEarth } from '#engine/overflight/over-earth.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { type Matrix3, turned, vec3 } from '#render/geometry/vectors.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { Stroke } from '#render/picture/stroke.ts';
import type { OverGround } from '../ground/over-ground.ts';
import { aboveGlobe } from './above-globe.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';

/** The region from which the object is high in a dark sky, and the edge of the day; six hexadecimal digits. */
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

/** A globe at an instant, its axes in those of the scene. */
export type TurnedGlobe = Pick<PlacedBody, 'radius' | 'flattening'> & { readonly axes: Matrix3 };

/** Edges are computed anew once they would move by this many times their tolerance: from afar a fifth of a pixel. */
const STAYING = 2;

/** The part by which the distance of the eye may change until its edges are made finer or coarser. */
const SAME_DISTANCE = 0.1;

/** What follows Sun and object on a globe, in the axes of the scene. */
type GroundEdges = {
  readonly dayEdge: Stroke;
  /** The region from which the object is high in a dark sky. */
  readonly seen: Stroke;
  /** The point below the object. */
  readonly below: Landmark;
};

/** Inputs of the edges on a globe. */
type Seen = {
  readonly ground: OverGround;
  readonly globe: TurnedGlobe;
  readonly settings: DisplaySettings;
  readonly places: PlacesOver;
  /** Distance of the eye from the ground, au. */
  readonly distance: number;
};

/**
 * The edges at a moment, UTC milliseconds; each the same again while it would move by less than is seen.
 *
 * @returns undefined before and after the flyby.
 */
export function edgesAt(from: Seen, ms: number): GroundEdges | undefined {
  const dayEdge = dayEdgeAt(from, ms);
  const beneath = beneathAt(from, ms);
  return dayEdge && beneath && { dayEdge, ...beneath };
}

const dayEdgeAt = cachedWhile(hasSunStayed, (from, { sun }) =>
  ring(from, DAY_EDGE, altitudeVerticals(sun, 0, ...finenessOf(from))),
);

const beneathAt = cachedWhile(
  (...seen) => hasSunStayed(...seen) && hasObjectStayed(...seen),
  (from, now): Omit<GroundEdges, 'dayEdge'> => {
    const { globe, settings } = from;
    const { radius, flattening = 0, axes } = globe;
    const below = aboveGlobe(radius, flattening, Float64Array.of(...zenithOf(pointBelow(now.object))));
    return {
      seen: ring(from, SEEN, darkVerticals(now, ...finenessOf(from))),
      below: {
        position: turned(vectorAt(below), axes),
        name: '',
        colour: colourOf(OBJECT_COLOR, settings),
        main: true,
      },
    };
  },
);

/**
 * Caches what is made for a moment. On a globe that turns in itself it follows from the places of Sun and object alone.
 *
 * @param hasStayed whether those have hardly moved that it follows.
 */
function cachedWhile<Edge>(
  hasStayed: (before: Seen, now: Seen) => boolean,
  make: (from: Seen, now: OverEarth) => Edge,
): (from: Seen, ms: number) => Edge | undefined {
  let last: { readonly from: Seen; readonly edge: Edge } | undefined;
  return (from, ms) => {
    if (last !== undefined && isSeenAlike(last.from, from) && hasStayed(last.from, from)) return last.edge;
    const now = from.ground.at(ms);
    last = now && { from, edge: make(from, now) };
    return last?.edge;
  };
}

function isSeenAlike(before: Seen, now: Seen): boolean {
  if (before.ground !== now.ground || before.settings !== now.settings) return false;
  return Math.abs(now.distance - before.distance) <= SAME_DISTANCE * before.distance;
}

function hasSunStayed({ places: { sun } }: Seen, now: Seen): boolean {
  return apart(sun, now.places.sun) < STAYING * groundTolerance(now) * vec3.length(sun);
}

function hasObjectStayed({ places: { object } }: Seen, now: Seen): boolean {
  const tolerance = STAYING * groundTolerance(now);
  const [far, near] = [vec3.length(object), vec3.length(now.places.object)];
  const { radius } = now.globe;
  return (
    Math.abs(radius / far - radius / near) < tolerance && apart(object, now.places.object) < tolerance * far
  );
}

/** How far a place has moved across the line of sight to it, nearly. */
function apart(before: Vector3, now: Vector3): number {
  const scale = vec3.length(before) / vec3.length(now);
  return Math.hypot(scale * now[0] - before[0], scale * now[1] - before[1], scale * now[2] - before[2]);
}

/** Length on the ground that is too small to be seen, rad. */
function groundTolerance({ globe: { radius }, distance }: Seen): number {
  return Math.max(SEEN_RAD, (BEND_RAD / 2) * (distance / radius));
}

/** Points of a ring, and how far off it may be on the ground. */
function finenessOf(from: Seen): [points: number, tolerance: number] {
  return [ringPoints(from.globe.radius, from.distance), groundTolerance(from)];
}

type EdgeLook = Pick<Stroke, 'width' | 'opacity'> & { readonly color: string };

const DAY_EDGE: EdgeLook = { color: DAY_EDGE_COLOR, opacity: 0.5, width: 1 };
const SEEN: EdgeLook = { color: SEEN_COLOR, opacity: 0.95, width: 2 };

function ring({ globe, settings }: Seen, { color, ...look }: EdgeLook, verticals: Float64Array): Stroke {
  const { radius, flattening = 0, axes } = globe;
  return {
    ...look,
    colour: colourOf(color, settings),
    positions: piecesOfRing(aboveGlobe(radius, flattening, verticals), axes),
  };
}

function colourOf(color: string, settings: DisplaySettings): Colour {
  return colorChannels(shownColor(settings, 'scene', color));
}

/** Points of a ring on a globe that is seen from a distance: an arc of s on a circle of the radius r bends by r s² / 8. */
export function ringPoints(radius: number, distance: number): number {
  const arc = Math.sqrt((8 * BEND_RAD * Math.max(distance, 0)) / radius);
  return Math.round(Math.min(MOST_POINTS, Math.max(LEAST_POINTS, TURN / arc)));
}

/** A ring of places, x y z of each, turned, as the pieces between them. */
function piecesOfRing(places: Float64Array, axes: Matrix3): Float64Array {
  const pieces = new Float64Array(2 * places.length);
  for (let from = 0; from < places.length; from += 3) {
    const start = 2 * from;
    const endBefore = (from === 0 ? pieces.length : start) - 3;
    const place = turned(vectorAt(places, from), axes);
    pieces.set(place, start);
    pieces.set(place, endBefore);
  }
  return pieces;
}
