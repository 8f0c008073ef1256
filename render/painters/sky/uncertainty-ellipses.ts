import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { TURN } from '#engine/constants.ts';
import { isInPicture, projectSky, type SkyPoint, type SkyView } from '../../cameras/sky-camera.ts';
import { tangents } from '../../geometry/sky-field.ts';
import type { Colour } from '../../picture/colour.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import { pointCount, pointDirection, type SkyTrail } from '../../picture/sky/trail.ts';
import { placesOf } from './trail-places.ts';

/** Settings of uncertainty regions. */
export type UncertaintyLook = {
  /** Factor of the axes. */
  readonly factor: number;
  /**
   * Step from one point of a trail that has a region to the next; the point of the trace date always has one.
   */
  readonly every: number;
};

const CORNERS = 64;
const OPACITY = { fill: 0.14, rim: 0.7 };
const RIM_PX = 1.25;
/** Dashes of the rim of an ellipse that does not describe the region, CSS px. */
const DASH_PX = 5;
const CLONE = { size: 2.5, opacity: 0.8 };
/** How far clones lie from the place at most, in semi-axes. */
const CLONES_REACH = 5;
/** Ellipses smaller than this are hidden by the point, CSS px. */
const SMALLEST_PX = 3;

/**
 * Draws where an object may be at its points: the ellipses as they lie on the sky. One that does not describe the region is dashed and
 * empty; at the trace date the clones of a curved region are about it, at every point they would hide each other.
 */
export function inkUncertainty(
  pen: Pen,
  view: SkyView,
  trail: SkyTrail,
  { factor, every }: UncertaintyLook,
): void {
  const { ellipses, approximate, clones, current, colour } = trail;
  if (ellipses === undefined) return;
  const { xy, placed } = placesOf(view, trail.directions);
  for (let row = 0; row < pointCount(trail); row++) {
    if (row % every !== 0 && row !== current) continue;
    const along = ellipses[3 * row] * factor;
    const reach = along * view.pixelsPerRadian;
    if (placed[row] === 0 || reach < SMALLEST_PX) continue;
    const cloud = row === current ? clones?.get(row) : undefined;
    const margin = cloud === undefined ? reach : CLONES_REACH * reach;
    if (!isInPicture(view, { x: xy[2 * row], y: xy[2 * row + 1] }, margin)) continue;
    const centre = pointDirection(trail, row);
    if (cloud !== undefined) inkClones(pen, view, cloudOnSky(centre, cloud, factor), colour);
    const rim = ellipseOnSky(centre, along, ellipses[3 * row + 1] * factor, ellipses[3 * row + 2]);
    const places = rim.map((direction) => projectSky(view, direction));
    if (!places.every((place) => place !== undefined)) continue;
    const isDashed = approximate?.[row] === 1;
    if (!isDashed) pen.fill(stripAcross(places), colour, OPACITY.fill);
    pen.use({
      colour,
      width: RIM_PX,
      opacity: OPACITY.rim,
      ...(isDashed ? { dash: DASH_PX } : {}),
    });
    for (const { x, y } of [...places, places[0]]) pen.lineTo(x, y);
  }
}

/**
 * Directions on the rim of an ellipse around another direction.
 *
 * @param along semi-axis, rad.
 * @param across the other semi-axis, rad.
 * @param angle position angle of the first, rad, from north through east.
 */
function ellipseOnSky(centre: Vector3, along: number, across: number, angle: number): readonly Vector3[] {
  const shifted = shiftsFrom(centre);
  return Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (TURN * corner) / CORNERS;
    const [a, b] = [along * Math.cos(turn), across * Math.sin(turn)];
    return shifted(a * Math.sin(angle) + b * Math.cos(angle), a * Math.cos(angle) - b * Math.sin(angle));
  });
}

/** Directions of clones about another one. @param cloud how far east and north, rad. @param factor of both. */
function cloudOnSky(centre: Vector3, cloud: Float64Array, factor: number): readonly Vector3[] {
  const shifted = shiftsFrom(centre);
  return Array.from({ length: cloud.length / 2 }, (_, clone) =>
    shifted(factor * cloud[2 * clone], factor * cloud[2 * clone + 1]),
  );
}

/** The direction that lies this far east and north of another, rad: the azimuthal equidistant projection, up to half a turn. */
function shiftsFrom(centre: Vector3): (toEast: number, toNorth: number) => Vector3 {
  const [north, east] = tangents(centre);
  return (toEast, toNorth) => {
    const away = Math.min(Math.hypot(toNorth, toEast), Math.PI);
    const share = away === 0 ? 0 : Math.sin(away) / Math.hypot(toNorth, toEast);
    const part = (axis: 0 | 1 | 2) =>
      Math.cos(away) * centre[axis] + share * (toNorth * north[axis] + toEast * east[axis]);
    return [part(0), part(1), part(2)];
  };
}

function inkClones(pen: Pen, view: SkyView, directions: readonly Vector3[], colour: Colour): void {
  for (const direction of directions) {
    const place = projectSky(view, direction);
    if (place !== undefined) pen.mark(place.x, place.y, { shape: 'disc', colour, ...CLONE });
  }
}

/** The corners of a convex area as a strip of triangles: by turns from one end and from the other. */
function stripAcross(places: readonly Readonly<SkyPoint>[]): readonly number[] {
  const half = Math.ceil(places.length / 2);
  return Array.from({ length: half }, (_, index) => [places[index], places[places.length - 1 - index]])
    .flat()
    .flatMap(({ x, y }) => [x, y]);
}
