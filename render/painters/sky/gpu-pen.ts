import type REGL from 'regl';
import { createInkFills, FILL_FLOATS, inkFillsVao } from '../../layers/sky/ink-fills.ts';
import { createInkMarks, inkMarksVao, MARK_FLOATS } from '../../layers/sky/ink-marks.ts';
import { createInkStrokes, inkStrokesVao, STROKE_FLOATS } from '../../layers/sky/ink-strokes.ts';
import { QUAD_CORNERS } from '../../layers/quad.ts';
import { SEGMENT_CORNERS } from '../../layers/polylines.ts';
import type { PictureSize } from '../../cameras/orbit-camera.ts';
import { MARK_SHAPE, type Pen, type Stroke } from '../../picture/sky/ink.ts';
import { createRows } from './rows.ts';

/** How far outside of the picture, beside half of the widest line, a line is still drawn, CSS px. */
const OUTSIDE_PX = 8;

/** A pen for the screen. */
export type GpuPen = Pen & {
  /** Begins a picture of a size: pieces of lines beside it are left out. */
  readonly begin: (size: PictureSize) => void;
  /** Draws what was written since it was last drawn: areas, then lines, then marks. */
  readonly draw: () => void;
  readonly destroy: () => void;
};

/** Makes a pen whose lines, areas and marks become triangles. */
export function createGpuPen(regl: REGL.Regl): GpuPen {
  const draw = {
    fills: createInkFills(regl),
    strokes: createInkStrokes(regl),
    marks: createInkMarks(regl),
  };
  const fills = createRows(regl, FILL_FLOATS);
  const strokes = createRows(regl, STROKE_FLOATS);
  const marks = createRows(regl, MARK_FLOATS);
  const ends = regl.buffer(SEGMENT_CORNERS);
  const corners = regl.buffer(QUAD_CORNERS);
  const laid = {
    fills: inkFillsVao(regl, fills.buffer),
    strokes: inkStrokesVao(regl, ends, strokes.buffer),
    marks: inkMarksVao(regl, corners, marks.buffer),
  };
  let stroke: Stroke = { colour: [1, 1, 1], opacity: 1, width: 1 };
  let isDown = false;
  let fromX = 0;
  let fromY = 0;
  let before = 0;
  let [width, height] = [0, 0];
  const isBeside = (x: number, y: number) =>
    (fromX < -OUTSIDE_PX && x < -OUTSIDE_PX) ||
    (fromY < -OUTSIDE_PX && y < -OUTSIDE_PX) ||
    (fromX > width + OUTSIDE_PX && x > width + OUTSIDE_PX) ||
    (fromY > height + OUTSIDE_PX && y > height + OUTSIDE_PX);
  const pen: GpuPen = {
    begin(size) {
      ({ width, height } = size);
    },
    use(next) {
      stroke = next;
      isDown = false;
    },
    moveTo(x, y) {
      isDown = true;
      before = 0;
      fromX = x;
      fromY = y;
    },
    lineTo(x, y) {
      if (!isDown) return pen.moveTo(x, y);
      const { dash = 0 } = stroke;
      if (!isBeside(x, y)) write(x, y, dash);
      if (dash > 0) before = (before + Math.hypot(x - fromX, y - fromY)) % (2 * dash);
      fromX = x;
      fromY = y;
    },
    lift() {
      isDown = false;
    },
    fill(strip, colour, opacity) {
      for (let corner = 0; corner + 2 < strip.length / 2; corner++) {
        for (let side = corner; side < corner + 3; side++) {
          const at = fills.next();
          const values = fills.values();
          values[at] = strip[2 * side];
          values[at + 1] = strip[2 * side + 1];
          values[at + 2] = colour[0];
          values[at + 3] = colour[1];
          values[at + 4] = colour[2];
          values[at + 5] = opacity;
        }
      }
    },
    mark(x, y, { shape, size, colour, opacity, outline = 0, turn = 0 }) {
      const at = marks.next();
      const values = marks.values();
      values[at] = x;
      values[at + 1] = y;
      values[at + 2] = size;
      values[at + 3] = turn;
      values[at + 4] = colour[0];
      values[at + 5] = colour[1];
      values[at + 6] = colour[2];
      values[at + 7] = opacity;
      values[at + 8] = MARK_SHAPE[shape];
      values[at + 9] = outline;
    },
    draw() {
      isDown = false;
      for (const rows of [fills, strokes, marks]) rows.upload();
      if (fills.count() > 0) draw.fills({ fills: laid.fills, count: fills.count() });
      if (strokes.count() > 0) draw.strokes({ strokes: laid.strokes, count: strokes.count() });
      if (marks.count() > 0) draw.marks({ marks: laid.marks, count: marks.count() });
      for (const rows of [fills, strokes, marks]) rows.clear();
    },
    destroy() {
      const { fills: f, strokes: s, marks: m } = laid;
      for (const part of [f, s, m, ends, corners, fills.buffer, strokes.buffer, marks.buffer]) part.destroy();
    },
  };
  return pen;

  function write(x: number, y: number, dash: number): void {
    const { colour, opacity } = stroke;
    const at = strokes.next();
    const values = strokes.values();
    values[at] = fromX;
    values[at + 1] = fromY;
    values[at + 2] = x;
    values[at + 3] = y;
    values[at + 4] = stroke.width;
    values[at + 5] = dash;
    values[at + 6] = before;
    values[at + 7] = colour[0];
    values[at + 8] = colour[1];
    values[at + 9] = colour[2];
    values[at + 10] = opacity;
  }
}
