import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { fromEye, project } from '../cameras/orbit-camera.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import { scaleBarBox, scaleBarPiece } from '../labels/paint-scale-bar.ts';
import { axisSegments, gridSegments, halfSideOf, type Segments } from '../layers/grid-lines.ts';
import { createPlane, planeCorners } from '../layers/plane.ts';
import {
  EVEN_LINE,
  polylinePoints,
  SEGMENT_CORNERS,
  segmentColumns,
  type PolylineLayers,
  type PolylineProps,
} from '../layers/polylines.ts';
import type { Colour } from '../picture/colour.ts';
import type { Grid } from '../picture/grid.ts';
import type { Picture } from '../picture/picture.ts';
import type { Painter, PainterContext } from './painter.ts';

export type GuidesInputs = {
  readonly grid: Grid;
  readonly look: {
    /** Filled plane of x and y. */
    readonly plane: boolean;
    /** Lines of that plane with the label of their unit. */
    readonly grid: boolean;
    /** Half axes from the origin. */
    readonly axes: boolean;
    /** Colour of the scale bar; without one there is none. */
    readonly scaleBar?: Colour;
  };
};

/** Colours on a dark and on a light background. */
type Themed<Value> = Readonly<Record<'dark' | 'light', Value>>;

/** Colours of the x, y and z axis. */
const AXIS_COLOURS: Themed<readonly [Colour, Colour, Colour]> = {
  dark: [
    [0.94, 0.66, 0.36],
    [0.45, 0.82, 0.62],
    [0.53, 0.74, 0.96],
  ],
  light: [
    [0.65, 0.3, 0.02],
    [0.05, 0.42, 0.24],
    [0.06, 0.3, 0.62],
  ],
};
const GRID_COLOUR: Themed<Colour> = { dark: [0.55, 0.65, 0.8], light: [0.3, 0.36, 0.45] };
const PLANE_COLOUR: Themed<Colour> = { dark: [0.16, 0.28, 0.52], light: [0.3, 0.36, 0.45] };
const PLANE_OPACITY = 0.1;
const GRID_LINE = { opacity: 0.34, width: 1, fadedTo: 0.1 };
const GRID_FADED_AT = 1.2; // half sides
const AXIS_LINE = { opacity: 0.9, width: 1.5 };
const LABEL_SIZE = 11;
const UNIT_COLOUR: Colour = [0.6, 0.66, 0.76];

/** Plane, grid and axes of a scene with their names, and its scale bar. */
export function createGuides({ regl }: PainterContext, drawLines: PolylineLayers): Painter<GuidesInputs> {
  const drawPlane = createPlane(regl);
  const cells = regl.buffer(planeCorners());
  const plane = regl.vao([{ buffer: cells, size: 2 }]);
  const corners = regl.buffer(SEGMENT_CORNERS);
  let uploaded: Grid | undefined;
  let lines: GuideLines | undefined;
  const follow = (grid: Grid) => {
    if (grid !== uploaded || lines === undefined) {
      lines?.destroy();
      lines = guideLines(regl, corners, grid);
      uploaded = grid;
    }
    return lines;
  };
  return {
    paint({ view, look, grid }, among) {
      const draw = drawLines[among];
      const { grid: gridLine, axes } = follow(grid);
      const theme = themeOf(look);
      const halfSide = halfSideOf(grid);
      const common = { ...EVEN_LINE, eye: view.eye, pixelsPerRadian: view.pixelsPerRadian };
      if (look.plane) {
        const centre = fromEye(view, [0, 0, 0]);
        drawPlane({ mesh: plane, centre, halfSide, colour: PLANE_COLOUR[theme], opacity: PLANE_OPACITY });
      }
      if (look.grid) {
        const fadeSpan = GRID_FADED_AT * halfSide;
        draw({ ...common, ...gridLine, ...GRID_LINE, colour: GRID_COLOUR[theme], fadeSpan });
      }
      if (!look.axes) return;
      axes.forEach((axis, index) => {
        draw({ ...common, ...axis, ...AXIS_LINE, colour: AXIS_COLOURS[theme][index] });
      });
    },
    labels: (picture) => [...unitLabel(picture), ...axisLabels(picture)],
    overlay: (context, picture) => {
      const { scaleBar } = picture.look;
      return scaleBar === undefined ? [] : [scaleBarPiece(context, picture, scaleBar)];
    },
    taken: (context, picture) => (picture.look.scaleBar === undefined ? [] : [scaleBarBox(context, picture)]),
    stays: [(before, now) => before.grid === now.grid && before.space.unit === now.space.unit],
    destroy() {
      lines?.destroy();
      for (const part of [corners, plane, cells]) part.destroy();
    },
  };
}

function themeOf({ inverted }: { readonly inverted: boolean }): keyof Themed<unknown> {
  return inverted ? 'light' : 'dark';
}

function unitLabel({ view, look, grid }: Picture<GuidesInputs>): readonly Label[] {
  if (!look.grid) return [];
  return labelAt(view, [grid.cell, 0, 0], grid.label, UNIT_COLOUR);
}

function axisLabels({ view, look, grid }: Picture<GuidesInputs>): readonly Label[] {
  if (!look.axes) return [];
  return AXIS_COLOURS[themeOf(look)].flatMap((colour, axis) => {
    const end = (other: number) => (other === axis ? grid.axisLength : 0);
    return labelAt(view, [end(0), end(1), end(2)], 'xyz'[axis], colour);
  });
}

/** A label that gives way to everything else. */
function labelAt(view: Picture['view'], place: Vector3, text: string, colour: Colour): readonly Label[] {
  const at = project(view, place);
  if (at === undefined) return [];
  const guide = {
    layer: LABEL_LAYER.guide,
    rank: 2,
    clearance: 1,
    selected: false,
    size: LABEL_SIZE,
  } as const;
  return [{ ...guide, ...at, depth: Number.MAX_VALUE, text, colour }];
}

type UploadedLine = Pick<PolylineProps, 'line' | 'segments'>;
type GuideLines = {
  readonly grid: UploadedLine;
  readonly axes: readonly UploadedLine[];
  readonly destroy: () => void;
};

function guideLines(regl: REGL.Regl, corners: REGL.Buffer, grid: Grid): GuideLines {
  const parts: { readonly destroy: () => void }[] = [];
  const upload = ({ positions, marks }: Segments): UploadedLine => {
    const points = regl.buffer(polylinePoints(positions, marks));
    const line = regl.vao(segmentColumns(corners, points, 0, 2));
    parts.push(line, points);
    return { line, segments: marks.length / 2 };
  };
  return {
    grid: upload(gridSegments(grid)),
    axes: ([0, 1, 2] as const).map((axis) => upload(axisSegments(axis, grid.axisLength))),
    destroy() {
      for (const part of parts) part.destroy();
    },
  };
}
