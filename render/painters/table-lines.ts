import type REGL from 'regl';
import { difference } from '../geometry/vectors.ts';
import { FADED_OPACITY, lineWidthPx } from '../layers/line-width.ts';
import {
  POINT_BYTES,
  polylinePoints,
  SEGMENT_CORNERS,
  segmentColumns,
  type PolylineLayers,
  type PolylineProps,
} from '../layers/polylines.ts';
import { lookOfLine, type OrbitLine, type OrbitPath } from '../picture/orbit-line.ts';
import type { Picture } from '../picture/picture.ts';
import type { LinesInputs } from './ellipse-lines.ts';
import { JOINT_POINTS, jointThrough, rowBefore } from './joint.ts';
import type { Painter, PainterContext } from './painter.ts';
import { centreOf, clearingOf, travellerPlace } from './lines-and-bodies.ts';

type Points = Extract<OrbitPath, { kind: 'points' }>;

/** Days from the body after which a line of points is as pale as it gets, where no others are set. */
const FADE_DAYS = 365;
const FADED_TO = 0.3;

/** A table on the GPU: its points, the joint, and the three pieces that are drawn of them. */
type TableBuffers = {
  readonly points: REGL.Buffer;
  readonly joint: REGL.Buffer;
  readonly before: Piece;
  readonly through: Piece;
  readonly after: Piece;
};

/** Segments of a buffer of points from a row on. */
type Piece = { readonly vao: REGL.VertexArrayObject; readonly points: REGL.Buffer; start: number };

type TableLine = { readonly line: OrbitLine; readonly path: Points; readonly own: TableBuffers };

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
      const own = buffers.get(path.positions) ?? buffersOf(regl, corners, path);
      buffers.set(path.positions, own);
      return [{ line, path, own }];
    });
    const used = new Set(tables.map(({ path }) => path.positions));
    for (const [table, own] of buffers) {
      if (used.has(table)) continue;
      destroyBuffers(own);
      buffers.delete(table);
    }
  };
  return {
    paint(picture, among) {
      follow(picture.orbits);
      for (const table of tables) {
        if (!lookOfLine(picture.look, table.line).shown) continue;
        for (const piece of piecesOf(table, picture, corners)) draw[among](piece);
      }
    },
    destroy() {
      for (const own of buffers.values()) destroyBuffers(own);
      corners.destroy();
    },
  };
}

/** The line up to the row before now, from the row after it on, and the joint through the body in between. */
function piecesOf(
  { line, path, own }: TableLine,
  picture: Picture<LinesInputs>,
  corners: REGL.Buffer,
): readonly PolylineProps[] {
  const { view, instant, look } = picture;
  const { offsets } = path;
  const { thickness, trailDays, leadDays, fadeDays = FADE_DAYS } = lookOfLine(look, line);
  const now = instant.day - path.day + instant.offset;
  const from = now - (trailDays ?? Number.POSITIVE_INFINITY);
  const to = now + (leadDays ?? Number.POSITIVE_INFINITY);
  const first = Math.max(0, rowBefore(offsets, from));
  const last = Math.min(offsets.length - 1, rowBefore(offsets, to) + 1);
  const centre = centreOf(picture, line);
  const place = travellerPlace(picture, line);
  const common = {
    colour: line.colour,
    opacity: line.faded ? FADED_OPACITY : 1,
    width: (line.widening ?? 1) * lineWidthPx(thickness),
    pixelsPerRadian: view.pixelsPerRadian,
    mark: now,
    bodyClearing: [...difference(place ?? [0, 0, 0], view.eye), clearingOf(picture, line)],
    fadeSpan: fadeDays,
    fadedTo: FADED_TO,
    drawn: [Math.max(from, offsets[0]), Math.min(to, offsets[offsets.length - 1])],
    eye: difference(view.eye, centre),
  } as const;
  const row = rowBefore(offsets, now);
  const piece = (of: Piece, start: number, segments: number) => ({
    ...common,
    line: startingAt(of, start, corners),
    segments,
  });
  if (place === undefined || row < first || row >= last) return [piece(own.before, first, last - first)];
  const through = jointThrough(path.positions, offsets, row, now, difference(place, centre));
  own.joint.subdata(polylinePoints(through.positions, through.offsets));
  const pieces = [
    piece(own.before, first, row - first),
    piece(own.through, 0, through.offsets.length - 1),
    piece(own.after, row + 1, last - row - 1),
  ];
  return pieces.filter(({ segments }) => segments > 0);
}

/** The vertex array of a piece, which is filled anew where it began at another row before. */
function startingAt(piece: Piece, start: number, corners: REGL.Buffer): REGL.VertexArrayObject {
  if (piece.start !== start) {
    (piece.vao as ReusableVao)(segmentColumns(corners, piece.points, start, 1));
    piece.start = start;
  }
  return piece.vao;
}

/** A vertex array is filled anew by calling it, as a buffer is; regl's types leave that out. */
type ReusableVao = REGL.VertexArrayObject & ((attributes: REGL.AttributeConfig[]) => REGL.VertexArrayObject);

function buffersOf(regl: REGL.Regl, corners: REGL.Buffer, { positions, offsets }: Points): TableBuffers {
  const points = regl.buffer(polylinePoints(positions, offsets));
  const joint = regl.buffer({ usage: 'dynamic', type: 'float', length: POINT_BYTES * JOINT_POINTS });
  const piece = (of: REGL.Buffer): Piece => {
    return { vao: regl.vao(segmentColumns(corners, of, 0, 1)), points: of, start: 0 };
  };
  return { points, joint, before: piece(points), through: piece(joint), after: piece(points) };
}

function destroyBuffers({ points, joint, before, through, after }: TableBuffers): void {
  for (const part of [before.vao, through.vao, after.vao, points, joint]) part.destroy();
}
