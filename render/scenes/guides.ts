import type REGL from 'regl';
import { axisSegments, GRID_HALF_AU, gridSegments, type Segments } from '../layers/grid-lines.ts';
import type { Colour, Layer } from '../layers/layer.ts';
import { createPlane, planeCorners } from '../layers/plane.ts';
import { polylinePoints, SEGMENT_CORNERS, segmentColumns, type PolylineProps } from '../layers/polylines.ts';
import type { Surroundings } from '../layers/ribbon.ts';
import { fromEye, type OrbitsPicture } from './picture.ts';

/** Plane, grid and axes of a scene. */
export type Guides = {
  readonly paint: (picture: OrbitsPicture, among: Surroundings) => void;
  readonly destroy: () => void;
};

/** The layer of polylines for what is around them. */
export type LineDrawers = Readonly<Record<Surroundings, Layer<PolylineProps>>>;

/** Length of a half axis, au. */
export const AXIS_LENGTH_AU = 2;

/** Colours of the x, y and z axis on a dark and on a light background. */
export const AXIS_COLOURS: Readonly<Record<'dark' | 'light', readonly [Colour, Colour, Colour]>> = {
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

const GUIDE_COLOUR: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.55, 0.65, 0.8],
  light: [0.3, 0.36, 0.45],
};
const PLANE_COLOUR: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.16, 0.28, 0.52],
  light: [0.3, 0.36, 0.45],
};
const GRID_OPACITY = 0.34;
const PLANE_OPACITY = 0.1;
const AXIS_LINE = { opacity: 0.9, width: 1.5, fadeSpan: Number.POSITIVE_INFINITY, fadedTo: 1 };
const EVERYTHING: readonly [number, number] = [-1, 1e9];

/** Makes the guides; their lines are drawn by the layer of polylines. */
export function createGuides(regl: REGL.Regl, drawers: LineDrawers): Guides {
  const drawPlane = createPlane(regl);
  const cells = regl.buffer(planeCorners());
  const plane = regl.vao([{ buffer: cells, size: 2 }]);
  const corners = regl.buffer(SEGMENT_CORNERS);
  const grid = kept(regl, corners, gridSegments());
  const axes = ([0, 1, 2] as const).map((axis) => kept(regl, corners, axisSegments(axis, AXIS_LENGTH_AU)));
  return {
    paint({ view, look }, among) {
      const draw = drawers[among];
      const theme = look.inverted ? 'light' : 'dark';
      const colour = GUIDE_COLOUR[theme];
      if (look.plane) {
        const centre = fromEye(view, [0, 0, 0]);
        drawPlane({
          mesh: plane,
          centre,
          halfSide: GRID_HALF_AU,
          colour: PLANE_COLOUR[theme],
          opacity: PLANE_OPACITY,
        });
      }
      const common = {
        mark: 0,
        bodyClearing: [0, 0, 0, 0],
        drawn: EVERYTHING,
        eye: view.eye,
        pixelsPerRadian: view.pixelsPerRadian,
      } as const;
      if (look.grid) {
        draw({
          ...common,
          ...grid,
          colour,
          opacity: GRID_OPACITY,
          width: 1,
          fadeSpan: 1.2 * GRID_HALF_AU,
          fadedTo: 0.1,
        });
      }
      if (!look.axes) return;
      axes.forEach((axis, index) => {
        draw({ ...common, ...axis, ...AXIS_LINE, colour: AXIS_COLOURS[theme][index] });
      });
    },
    destroy() {
      for (const { line, points } of [grid, ...axes]) {
        line.destroy();
        points.destroy();
      }
      for (const part of [corners, plane, cells]) part.destroy();
    },
  };
}

type Kept = Pick<PolylineProps, 'line' | 'segments'> & { readonly points: REGL.Buffer };

function kept(regl: REGL.Regl, corners: REGL.Buffer, { positions, marks }: Segments): Kept {
  const points = regl.buffer(polylinePoints(positions, marks));
  return { points, line: regl.vao(segmentColumns(corners, points, 0, 2)), segments: marks.length / 2 };
}
