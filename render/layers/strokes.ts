import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { highOf, lowOf } from '../geometry/split-double.ts';
import { type Matrix3, turnedBack } from '../geometry/vectors.ts';
import { FRAGMENT_DEPTH, FRAGMENT_DEPTH_EXTENSION } from '../glsl/logarithmic-depth.ts';
import type { Stroke } from '../picture/stroke.ts';
import { floatsOf, type Layer, propOf } from './layer.ts';
import { SEGMENT_CORNERS } from './polylines.ts';
import { COVERAGE_REACH, RIBBON } from './ribbon.ts';
import { rowsVao } from './rows-vao.ts';

/**
 * Floats of each attribute of a piece: its start as high and low parts, its end alike, colour and opacity; its width in CSS px and 1
 * where it turns.
 */
const COLUMNS = [3, 3, 3, 3, 4, 2];

/** Floats of a piece. */
export const PIECE_FLOATS = COLUMNS.reduce((sum, size) => sum + size, 0);

export type StrokesProps = {
  /** As {@link strokesVao} makes it of rows of {@link PIECE_FLOATS}. */
  readonly pieces: REGL.VertexArrayObject;
  readonly count: number;
  /** CSS px per radian of the view. */
  readonly pixelsPerRadian: number;
  /** Place of the eye in the scene. */
  readonly eye: Vector3;
  /** Columns: the axes of the pieces that turn, in those of the scene. */
  readonly axes: Matrix3;
};

/** Buffers for rows of {@link PIECE_FLOATS}. */
export function strokesVao(regl: REGL.Regl, corners: REGL.Buffer, rows: REGL.Buffer): REGL.VertexArrayObject {
  return rowsVao(regl, rows, COLUMNS, corners);
}

/** The corners of {@link strokesVao}. */
export const STROKE_CORNERS = SEGMENT_CORNERS;

/**
 * Writes the pieces of a stroke as rows of {@link PIECE_FLOATS}.
 *
 * @param piece row of the first.
 * @returns the row after the last.
 */
export function writeStroke(stroke: Stroke, out: Float32Array, piece: number) {
  const { positions, colour, opacity, width, turning } = stroke;
  let at = PIECE_FLOATS * piece;
  for (let from = 0; from < positions.length; from += 3) {
    const isEnd = from % 6 !== 0;
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[from + axis];
      const high = Math.fround(value);
      out[at + axis] = high;
      out[at + 3 + axis] = value - high;
    }
    at += 6;
    if (!isEnd) continue;
    out[at] = colour[0];
    out[at + 1] = colour[1];
    out[at + 2] = colour[2];
    out[at + 3] = opacity;
    out[at + 4] = width;
    out[at + 5] = turning === true ? 1 : 0;
    at += 6;
  }
  return at / PIECE_FLOATS;
}

/** Draws straight pieces, each with a colour and a width, as ribbons relative to the eye among solid things. */
export function createStrokeLayer(regl: REGL.Regl): Layer<StrokesProps> {
  const prop = propOf<StrokesProps>();
  return regl<object, object, StrokesProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      attribute vec3 startHigh, startLow, endHigh, endLow;
      attribute vec4 colour;
      attribute vec2 widthTurning;
      uniform vec3 fromHigh, fromLow, turnedHigh, turnedLow;
      uniform mat3 turn;
      uniform float pixelRatio;
      varying vec4 paint;
      varying vec3 acrossReachDepth;
      ${RIBBON}${COVERAGE_REACH}
      vec3 fromEye(vec3 high, vec3 low) {
        if (widthTurning.y > 0.5) return turn * ((high - turnedHigh) + (low - turnedLow));
        return (high - fromHigh) + (low - fromLow);
      }
      void main() {
        vec3 start = fromEye(startHigh, startLow);
        vec3 end = fromEye(endHigh, endLow);
        float width = pixelRatio * widthTurning.x;
        float reach = coverageReach(width);
        float across = corner.y * reach;
        paint = vec4(colour.rgb, colour.a * min(width, 1.0));
        gl_Position = ribbon(corner.x < 0.5 ? start : end, end - start, across);
        acrossReachDepth = vec3(across, reach, gl_Position.w);
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      varying vec4 paint;
      varying vec3 acrossReachDepth;
      ${FRAGMENT_DEPTH}
      void main() {
        float covered = clamp(acrossReachDepth.y - abs(acrossReachDepth.x), 0.0, 1.0);
        gl_FragColor = vec4(paint.rgb, paint.a * covered);
        writeLogarithmicDepth(acrossReachDepth.z);
      }`,
    attributes: { corner: 0, startHigh: 1, startLow: 2, endHigh: 3, endLow: 4, colour: 5, widthTurning: 6 },
    vao: prop('pieces'),
    uniforms: {
      lengthPerCssPixel: (_: REGL.DefaultContext, { pixelsPerRadian }: StrokesProps) => 1 / pixelsPerRadian,
      fromHigh: (_: REGL.DefaultContext, { eye }: StrokesProps) => highOf(eye),
      fromLow: (_: REGL.DefaultContext, { eye }: StrokesProps) => lowOf(eye),
      turn: (_: REGL.DefaultContext, { axes }: StrokesProps) => floatsOf(axes),
      turnedHigh: (_: REGL.DefaultContext, { eye, axes }: StrokesProps) => highOf(turnedBack(eye, axes)),
      turnedLow: (_: REGL.DefaultContext, { eye, axes }: StrokesProps) => lowOf(turnedBack(eye, axes)),
    },
    primitive: 'triangle strip',
    count: 4,
    instances: prop('count'),
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
