import type REGL from 'regl';
import { type CameraView, isInSight } from '../cameras/orbit-camera.ts';
import { difference } from '../geometry/vectors.ts';
import { FADED_OPACITY, lineWidthPx } from '../layers/line-width.ts';
import {
  POINT_BYTES,
  POINT_FLOATS,
  SEGMENT_CORNERS,
  segmentColumns,
  type PolylineLayers,
  type PolylineProps,
} from '../layers/polylines.ts';
import { lookOfLine, type OrbitLine, type OrbitPath } from '../picture/orbit-line.ts';
import type { Picture } from '../picture/picture.ts';
import type { LinesInputs } from './ellipse-lines.ts';
import { interpolatePatch, rowBefore } from './path-patch.ts';
import { createPatchedPoints, type PatchedPoints } from './patched-points.ts';
import type { Painter, PainterContext } from './painter.ts';
import { isPathInSight } from './path-in-sight.ts';
import { centreOf, travellerOf } from './lines-and-bodies.ts';

type Points = Extract<OrbitPath, { kind: 'points' }>;

/** Days from the body after which a line of points is as pale as it gets, where no others are set. */
export const FADE_DAYS = 365;
export const FADED_TO = 0.3;

/** A table on the GPU, a patch among its points, laid out from a place on. */
type TableBuffers = {
  readonly rows: PatchedPoints;
  readonly points: REGL.Buffer;
  readonly vao: ReusableVao;
  start: number;
};

/** A vertex array is filled again by calling it, as a buffer is; regl's types leave that out. */
type ReusableVao = REGL.VertexArrayObject & ((attributes: REGL.AttributeConfig[]) => REGL.VertexArrayObject);

type TableLine = { readonly line: OrbitLine; readonly path: Points; readonly tableBuffers: TableBuffers };

/** The orbits that are tables of positions; a table stays on the GPU as long as a line runs along it. */
export function createTableLines({ regl }: PainterContext, draw: PolylineLayers): Painter<LinesInputs> {
  const corners = regl.buffer(SEGMENT_CORNERS);
  const buffers = new Map<Float64Array, TableBuffers>();
  let uploaded: readonly OrbitLine[] | undefined;
  let tables: readonly TableLine[] = [];
  const follow = (orbits: readonly OrbitLine[]) => {
    if (orbits === uploaded) return;
    uploaded = orbits;
    tables = orbits.flatMap((line) => {
      const { path } = line;
      if (path.kind !== 'points' || path.offsets.length < 2) return [];
      const tableBuffers = buffers.get(path.positions) ?? buffersOf(regl, corners, path);
      buffers.set(path.positions, tableBuffers);
      return [{ line, path, tableBuffers }];
    });
    const used = new Set(tables.map(({ path }) => path.positions));
    for (const [table, tableBuffers] of buffers) {
      if (used.has(table)) continue;
      destroyBuffers(tableBuffers);
      buffers.delete(table);
    }
  };
  return {
    paint(picture, among) {
      follow(picture.orbits);
      for (const table of tables) {
        if (!lookOfLine(picture.look, table.line).shown || !isLineInSight(picture.view, table)) continue;
        draw[among](propsOf(table, picture, corners));
      }
    },
    destroy() {
      for (const tableBuffers of buffers.values()) destroyBuffers(tableBuffers);
      corners.destroy();
    },
  };
}

/** Whether a line may be in the picture; not computed for a line about a body that moves. */
function isLineInSight(view: CameraView, { line, path }: TableLine): boolean {
  return line.centre !== undefined || isPathInSight(view, path);
}

/**
 * The rows of a line that are shown, and the patch through the body in between. A line whose body is out of sight keeps the patch that
 * it has, which is a piece of the same path.
 */
function propsOf(
  { line, path, tableBuffers }: TableLine,
  picture: Picture<LinesInputs>,
  corners: REGL.Buffer,
): PolylineProps {
  const { view, instant, look } = picture;
  const { offsets } = path;
  const { thickness, trailDays, leadDays, fadeDays = FADE_DAYS } = lookOfLine(look, line);
  const now = instant.day - path.day + instant.offset;
  const from = now - (trailDays ?? Number.POSITIVE_INFINITY);
  const to = now + (leadDays ?? Number.POSITIVE_INFINITY);
  const first = trailDays === undefined ? 0 : Math.max(0, rowBefore(offsets, from));
  const end = offsets.length - 1;
  const last = leadDays === undefined ? end : Math.min(end, rowBefore(offsets, to) + 1);
  const centre = centreOf(picture, line);
  const { place, clearing } = travellerOf(picture, line);
  const row = rowBefore(offsets, now);
  const isBetween = place !== undefined && row >= first && row < last;
  if (!isBetween) send(tableBuffers, tableBuffers.rows.remove());
  else if (isInSight(view, place, clearing))
    send(
      tableBuffers,
      tableBuffers.rows.insert(
        row,
        interpolatePatch(path.positions, offsets, row, now, difference(place, centre)),
      ),
    );
  const start = tableBuffers.rows.placeOf(first);
  return {
    line: startingAt(tableBuffers, start, corners),
    segments: tableBuffers.rows.placeOf(last) - start,
    colour: line.colour,
    opacity: line.faded ? FADED_OPACITY : 1,
    dashed: line.dashed === true,
    width: (line.widening ?? 1) * lineWidthPx(thickness),
    pixelsPerRadian: view.pixelsPerRadian,
    mark: now,
    bodyClearing: [...difference(place ?? [0, 0, 0], view.eye), clearing],
    fadeSpan: fadeDays,
    fadedTo: FADED_TO,
    drawn: [Math.max(from, offsets[0]), Math.min(to, offsets[end])],
    eye: difference(view.eye, centre),
  };
}

/** Sends points that are others than before. */
function send({ rows, points }: TableBuffers, [from, to]: readonly [from: number, to: number]): void {
  if (to > from)
    points.subdata(rows.points.subarray(POINT_FLOATS * from, POINT_FLOATS * to), POINT_BYTES * from);
}

/** The vertex array of a table, which is filled again where the line began at another place before. */
function startingAt(tableBuffers: TableBuffers, start: number, corners: REGL.Buffer): REGL.VertexArrayObject {
  if (tableBuffers.start !== start) {
    tableBuffers.vao(segmentColumns(corners, tableBuffers.points, start, 1));
    tableBuffers.start = start;
  }
  return tableBuffers.vao;
}

function buffersOf(regl: REGL.Regl, corners: REGL.Buffer, { positions, offsets }: Points): TableBuffers {
  const rows = createPatchedPoints(positions, offsets);
  const points = regl.buffer({ usage: 'dynamic', data: rows.points });
  const vao = regl.vao(segmentColumns(corners, points, 0, 1)) as ReusableVao;
  return { rows, points, vao, start: 0 };
}

function destroyBuffers({ vao, points }: TableBuffers): void {
  vao.destroy();
  points.destroy();
}
