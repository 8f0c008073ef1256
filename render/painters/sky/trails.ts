import {
  isInPicture,
  projectSky,
  projectSkyInto,
  type SkyPoint,
  type SkyView,
} from '../../cameras/sky-camera.ts';
import type { NamesLook } from '../../picture/label.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import { directionBetween, pointCount, pointDirection, type SkyTrail } from '../../picture/sky/trail.ts';
import type { SkyHit, SkyPainter } from './sky-painter.ts';
import { breakLine } from './broken-line.ts';
import { datesOfTrail, nameOfTrail } from './trail-labels.ts';
import { placesOf, segmentsInPicture, pathAngles } from './trail-places.ts';
import { inkPoints, type TrailPointsLook } from './trail-points.ts';
import { TICK_LENGTH, ticksOf } from './trail-ticks.ts';
import { inkUncertainty, type UncertaintyLook } from './uncertainty-ellipses.ts';

export type SkyTrailsInputs = {
  readonly trails: readonly SkyTrail[];
  readonly look: {
    readonly trail: TrailLook;
    readonly names: NamesLook;
  };
};

/** Settings of trails. */
export type TrailLook = TrailPointsLook & {
  /** The line through the points, with its dates. */
  readonly path: boolean;
  /** Regions of uncertainty; none are drawn when left out. */
  readonly uncertainty?: UncertaintyLook | undefined;
};

const PATH = { width: 1.5, opacity: 0.85 };
const UNSELECTED = 0.8;

/** Longest piece of a path that is drawn straight, CSS px and as an angle of 2 deg, and the most pieces between two points. */
const PIECE_PX = 24;
const PIECE_COSINE = 0.9994;
const MOST_PIECES = 64;

/** Width of a tick, CSS px. */
const TICK_WIDTH = 1.25;
const ARROW_PX = 9;

/** The paths of objects: their points, dates, direction, uncertainty and what spoils their light. */
export const skyTrails: SkyPainter<SkyTrailsInputs> = {
  ink(pen, picture) {
    const { view, trails, look } = picture;
    for (const trail of trails) {
      if (look.trail.uncertainty !== undefined) inkUncertainty(pen, view, trail, look.trail.uncertainty);
      if (look.trail.path) {
        inkPath(pen, view, trail);
        inkTicks(pen, view, trail);
        inkArrow(pen, view, trail);
      }
      inkPoints(pen, picture, look.trail, trail, trail.selected ? 1 : UNSELECTED);
    }
  },
  labels: (picture) =>
    picture.trails.flatMap((trail) => [...nameOfTrail(picture, trail), ...datesOfTrail(picture, trail)]),
  pick: ({ view, trails }, x, y) => {
    const hits = trails.flatMap((trail) => nearestPoint(view, trail, x, y) ?? []);
    return hits.sort((one, other) => one.distance - other.distance)[0];
  },
};

const point: SkyPoint = { x: 0, y: 0 };

function inkPath(pen: Pen, view: SkyView, trail: SkyTrail): void {
  const { directions, colour, dashes, selected } = trail;
  const { xy, placed } = placesOf(view, directions);
  pen.use({ colour, width: PATH.width, opacity: selected ? PATH.opacity : PATH.opacity * UNSELECTED });
  const line = dashes === undefined ? pen : breakLine(pen, dashes, view.size);
  let last = -2;
  for (const row of segmentsInPicture(view, directions)) {
    if (row !== last + 1) {
      line.lift();
      if (placed[row] === 1) line.moveTo(xy[2 * row], xy[2 * row + 1], goneTo(row));
    }
    last = row;
    const pieces = piecesBetween(trail, row, xy, placed);
    for (let piece = 1; piece <= pieces; piece++) {
      const direction =
        piece === pieces ? pointDirection(trail, row + 1) : directionBetween(trail, row, piece / pieces);
      if (projectSkyInto(view, direction, 0, point)) line.lineTo(point.x, point.y);
      else line.lift();
    }
  }
  line.lift();

  function goneTo(row: number): number {
    return pathAngles(directions)[row] * view.pixelsPerRadian;
  }
}

function piecesBetween({ directions }: SkyTrail, row: number, xy: Float64Array, placed: Uint8Array): number {
  if (placed[row] === 0 || placed[row + 1] === 0) return MOST_PIECES;
  const at = 2 * row;
  const length = Math.hypot(xy[at + 2] - xy[at], xy[at + 3] - xy[at + 1]);
  const b = 3 * row;
  const cosine =
    directions[b] * directions[b + 3] +
    directions[b + 1] * directions[b + 4] +
    directions[b + 2] * directions[b + 5];
  const byAngle = cosine < PIECE_COSINE ? Math.acos(cosine) / Math.acos(PIECE_COSINE) : 1;
  return Math.min(MOST_PIECES, Math.ceil(Math.max(byAngle, length / PIECE_PX, 1)));
}

function inkTicks(pen: Pen, view: SkyView, trail: SkyTrail): void {
  pen.use({ colour: trail.colour, width: TICK_WIDTH, opacity: trail.selected ? 1 : UNSELECTED });
  for (const { x, y, along } of ticksOf(view, trail)) {
    const [dx, dy] = [(-along[1] * TICK_LENGTH) / 2, (along[0] * TICK_LENGTH) / 2];
    pen.moveTo(x - dx, y - dy);
    pen.lineTo(x + dx, y + dy);
    pen.lift();
  }
}

/** Shows which way the object moves, where its path ends. */
function inkArrow(pen: Pen, view: SkyView, trail: SkyTrail): void {
  const last = pointCount(trail) - 1;
  if (last < 1) return;
  const [before, at] = [directionBetween(trail, last - 1, 0.99), pointDirection(trail, last)].map(
    (direction) => projectSky(view, direction),
  );
  if (before === undefined || at === undefined || !isInPicture(view, at, ARROW_PX)) return;
  const [x, y] = [at.x - before.x, at.y - before.y];
  const extent = Math.hypot(x, y);
  if (extent === 0) return;
  const ahead = ARROW_PX / extent;
  pen.mark(at.x + ahead * x, at.y + ahead * y, {
    shape: 'triangle',
    size: ARROW_PX,
    colour: trail.colour,
    opacity: trail.selected ? 1 : UNSELECTED,
    turn: Math.atan2(x, -y),
  });
}

function nearestPoint(view: SkyView, { id, directions }: SkyTrail, x: number, y: number): SkyHit | undefined {
  const { xy, placed } = placesOf(view, directions);
  let nearest: SkyHit | undefined;
  for (let row = 0; row < placed.length; row++) {
    if (placed[row] === 0) continue;
    const distance = Math.hypot(xy[2 * row] - x, xy[2 * row + 1] - y);
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { found: { kind: 'point', id, row }, distance };
  }
  return nearest;
}
