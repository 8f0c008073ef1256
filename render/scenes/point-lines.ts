import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FADED_OPACITY, lineWidthPx } from '../layers/line-width.ts';
import { polylinePoints, SEGMENT_CORNERS, segmentColumns, type PolylineProps } from '../layers/polylines.ts';
import type { Surroundings } from '../layers/ribbon.ts';
import { clearingOf } from './clearing.ts';
import type { LineDrawers } from './guides.ts';
import { jointThrough, rowBefore } from './joint.ts';
import { isLineShown } from './line-shown.ts';
import type { OrbitLine, OrbitPath, OrbitsFrame } from './orbits-frame.ts';
import { fromEye, placeOf, type OrbitsPicture } from './picture.ts';

type Points = Extract<OrbitPath, { kind: 'points' }>;

/** Tabulated orbits of a scene on the GPU. */
export type PointLines = {
  readonly set: (lines: readonly OrbitLine[]) => void;
  readonly paint: (picture: OrbitsPicture, among: Surroundings) => void;
  readonly destroy: () => void;
};

/** Days from the body after which a tabulated line is as pale as it gets. */
const FADE_DAYS = 365;
const FADED_TO = 0.3;

/** A table on the GPU: its points, the joint, and the three pieces that are drawn of them. */
type TableBuffers = {
  readonly points: REGL.Buffer;
  readonly joint: REGL.Buffer;
  readonly before: REGL.VertexArrayObject;
  readonly through: REGL.VertexArrayObject;
  readonly after: REGL.VertexArrayObject;
};

type Kept = { readonly line: OrbitLine; readonly path: Points; readonly own: TableBuffers };

/** Keeps tables of positions in buffers, which stay while the same table is set again. */
export function createPointLines(regl: REGL.Regl, draw: LineDrawers): PointLines {
  const corners = regl.buffer(SEGMENT_CORNERS);
  const buffers = new Map<Float64Array, TableBuffers>();
  let kept: readonly Kept[] = [];
  return {
    set(lines) {
      kept = lines.flatMap((line) => {
        const { path } = line;
        if (path.kind !== 'points' || path.offsets.length < 2) return [];
        const own = buffers.get(path.positions) ?? buffersOf(regl, corners, path);
        buffers.set(path.positions, own);
        return [{ line, path, own }];
      });
      const used = new Set(kept.map(({ path }) => path.positions));
      for (const [table, own] of buffers) {
        if (used.has(table)) continue;
        destroyBuffers(own);
        buffers.delete(table);
      }
    },
    paint(picture, among) {
      for (const one of kept) {
        if (!isLineShown(one.line, picture.look)) continue;
        for (const piece of piecesOf(one, picture, corners)) draw[among](piece);
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
  { line, path, own }: Kept,
  { view, frame, look }: OrbitsPicture,
  corners: REGL.Buffer,
): readonly PolylineProps[] {
  const { offsets } = path;
  const now = frame.day - path.day + frame.offset;
  const limited = line.of === 'object';
  const from = now - ((limited ? look.trailDays : undefined) ?? Number.POSITIVE_INFINITY);
  const to = now + ((limited ? look.leadDays : undefined) ?? Number.POSITIVE_INFINITY);
  const first = Math.max(0, rowBefore(offsets, from));
  const last = Math.min(offsets.length - 1, rowBefore(offsets, to) + 1);
  const common = {
    colour: line.colour,
    opacity: line.faded ? FADED_OPACITY : 1,
    width: lineWidthPx(line.of === 'planet' ? look.planetLineThickness : look.objectLineThickness),
    pixelsPerRadian: view.pixelsPerRadian,
    mark: now,
    bodyClearing: [
      ...fromEye(view, placeOfLine(frame, line.id) ?? [0, 0, 0]),
      clearingOf(view, frame, line.id),
    ],
    fadeSpan: FADE_DAYS,
    fadedTo: FADED_TO,
    drawn: [Math.max(from, offsets[0]), Math.min(to, offsets[offsets.length - 1])],
    eye: fromEye(view, placeOf(frame, line.centre)).map((value) => -value) as unknown as Vector3,
  } as const;
  const row = rowBefore(offsets, now);
  const body = bodyOf(frame, line);
  const piece = (vao: REGL.VertexArrayObject, points: REGL.Buffer, from: number, segments: number) => ({
    ...common,
    line: (vao as ReusableVao)(segmentColumns(corners, points, from, 1)),
    segments,
  });
  if (body === undefined || row < first || row >= last)
    return [piece(own.before, own.points, first, last - first)];
  const through = jointThrough(path.positions, offsets, row, now, body);
  own.joint(polylinePoints(through.positions, through.offsets));
  const pieces = [
    piece(own.before, own.points, first, row - first),
    piece(own.through, own.joint, 0, through.offsets.length - 1),
    piece(own.after, own.points, row + 1, last - row - 1),
  ];
  return pieces.filter(({ segments }) => segments > 0);
}

/** A vertex array is filled anew by calling it, as a buffer is; regl's types leave that out. */
type ReusableVao = REGL.VertexArrayObject & ((attributes: REGL.AttributeConfig[]) => REGL.VertexArrayObject);

/** Place of the body that goes along a line, in the frame of the line's points. */
function bodyOf(frame: OrbitsFrame, { id, centre }: OrbitLine): Vector3 | undefined {
  const place = placeOfLine(frame, id);
  if (place === undefined) return undefined;
  const origin = placeOf(frame, centre);
  return [place[0] - origin[0], place[1] - origin[1], place[2] - origin[2]];
}

/** Heliocentric place of the object or body that has the id of a line. */
function placeOfLine(frame: OrbitsFrame, id: string): Vector3 | undefined {
  const isIt = (one: { readonly id: string }) => one.id === id;
  return (frame.objects.find(isIt) ?? frame.bodies.find(isIt))?.position;
}

function buffersOf(regl: REGL.Regl, corners: REGL.Buffer, { positions, offsets }: Points): TableBuffers {
  const points = regl.buffer(polylinePoints(positions, offsets));
  const joint = regl.buffer({ usage: 'dynamic', type: 'float', length: 4 });
  const vao = () => regl.vao(segmentColumns(corners, points, 0, 1));
  return { points, joint, before: vao(), through: vao(), after: vao() };
}

function destroyBuffers({ points, joint, before, through, after }: TableBuffers): void {
  for (const part of [before, through, after, points, joint]) part.destroy();
}
