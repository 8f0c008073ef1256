import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FADED_OPACITY, lineWidthPx } from '../layers/line-width.ts';
import type { Layer } from '../layers/layer.ts';
import { polylinePoints, type PolylineProps } from '../layers/polylines.ts';
import { jointThrough, rowBefore } from './joint.ts';
import { isLineShown } from './line-shown.ts';
import type { OrbitLine, OrbitPath, OrbitsFrame } from './orbits-frame.ts';
import { fromEye, placeOf, type OrbitsPicture } from './picture.ts';

type Points = Extract<OrbitPath, { kind: 'points' }>;

/** Tabulated orbits of a scene on the GPU. */
export type PointLines = {
  readonly set: (lines: readonly OrbitLine[]) => void;
  readonly paint: (picture: OrbitsPicture) => void;
  readonly destroy: () => void;
};

/** Days from the body after which a tabulated line is as pale as it gets. */
const FADE_DAYS = 365;
const FADED_TO = 0.3;

type Kept = {
  readonly line: OrbitLine;
  readonly path: Points;
  readonly points: REGL.Buffer;
  readonly joint: REGL.Buffer;
};

/** Keeps tables of positions in buffers, which stay while the same table is set again. */
export function createPointLines(regl: REGL.Regl, draw: Layer<PolylineProps>): PointLines {
  const buffers = new Map<Float64Array, { readonly points: REGL.Buffer; readonly joint: REGL.Buffer }>();
  let kept: readonly Kept[] = [];
  return {
    set(lines) {
      kept = lines.flatMap((line) => {
        const { path } = line;
        if (path.kind !== 'points' || path.offsets.length < 2) return [];
        const own = buffers.get(path.positions) ?? {
          points: regl.buffer(polylinePoints(path.positions, path.offsets)),
          joint: regl.buffer({ usage: 'dynamic', type: 'float', length: 4 }),
        };
        buffers.set(path.positions, own);
        return [{ line, path, ...own }];
      });
      const used = new Set(kept.map(({ path }) => path.positions));
      for (const [table, own] of buffers) {
        if (used.has(table)) continue;
        destroyAll([own]);
        buffers.delete(table);
      }
    },
    paint(picture) {
      draw(
        kept.filter(({ line }) => isLineShown(line, picture.look)).flatMap((one) => piecesOf(one, picture)),
      );
    },
    destroy: () => destroyAll([...buffers.values()]),
  };
}

/** The line up to the row before now, from the row after it on, and the joint through the body in between. */
function piecesOf(
  { line, path, points, joint }: Kept,
  { view, frame, look }: OrbitsPicture,
): readonly PolylineProps[] {
  const { offsets } = path;
  const now = frame.day - path.day + frame.offset;
  const limited = line.of === 'object';
  const from = now - ((limited ? look.trailDays : undefined) ?? Number.POSITIVE_INFINITY);
  const to = now + ((limited ? look.leadDays : undefined) ?? Number.POSITIVE_INFINITY);
  const first = Math.max(0, rowBefore(offsets, from));
  const last = Math.min(offsets.length - 1, rowBefore(offsets, to) + 1);
  const common = {
    stride: 1,
    colour: line.colour,
    opacity: line.faded ? FADED_OPACITY : 1,
    width: lineWidthPx(line.of === 'planet' ? look.planetLineThickness : look.objectLineThickness),
    mark: now,
    fadeSpan: FADE_DAYS,
    fadedTo: FADED_TO,
    drawn: [Math.max(from, offsets[0]), Math.min(to, offsets[offsets.length - 1])],
    eye: fromEye(view, placeOf(frame, line.centre)).map((value) => -value) as unknown as Vector3,
  } as const;
  const row = rowBefore(offsets, now);
  const body = bodyOf(frame, line);
  if (body === undefined || row < first || row >= last) {
    return [{ ...common, points, first, segments: last - first }];
  }
  const through = jointThrough(path.positions, offsets, row, now, body);
  joint(polylinePoints(through.positions, through.offsets));
  const pieces = [
    { ...common, points, first, segments: row - first },
    { ...common, points: joint, first: 0, segments: through.offsets.length - 1 },
    { ...common, points, first: row + 1, segments: last - row - 1 },
  ];
  return pieces.filter(({ segments }) => segments > 0);
}

/** Place of the body that goes along a line, in the frame of the line's points. */
function bodyOf(frame: OrbitsFrame, { id, centre }: OrbitLine): Vector3 | undefined {
  const isIt = (one: { readonly id: string }) => one.id === id;
  const place = (frame.objects.find(isIt) ?? frame.bodies.find(isIt))?.position;
  if (place === undefined) return undefined;
  const origin = placeOf(frame, centre);
  return [place[0] - origin[0], place[1] - origin[1], place[2] - origin[2]];
}

function destroyAll(all: readonly { readonly points: REGL.Buffer; readonly joint: REGL.Buffer }[]): void {
  for (const { points, joint } of all) {
    points.destroy();
    joint.destroy();
  }
}
