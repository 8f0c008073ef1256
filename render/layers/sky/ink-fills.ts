import type REGL from 'regl';
import { type Layer, propOf } from '../layer.ts';
import { rowsVao } from '../rows-vao.ts';

/** Floats per corner: its place, CSS px; colour and opacity. */
export const FILL_FLOATS = 6;

export type InkFillsProps = {
  /** As {@link inkFillsVao} makes it of rows of {@link FILL_FLOATS}, three to a triangle. */
  readonly fills: REGL.VertexArrayObject;
  readonly count: number;
};

/** Lays rows of {@link FILL_FLOATS} out for the layer. */
export function inkFillsVao(regl: REGL.Regl, rows: REGL.Buffer): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [2, 4]);
}

/** Fills triangles given in CSS px. */
export function createInkFills(regl: REGL.Regl): Layer<InkFillsProps> {
  const prop = propOf<InkFillsProps>();
  return regl<object, object, InkFillsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 place;
      attribute vec4 colour;
      uniform vec2 viewport;
      varying vec4 paint;
      void main() {
        paint = colour;
        gl_Position = vec4(place / (0.5 * viewport) * vec2(1, -1) + vec2(-1, 1), 0, 1);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      varying vec4 paint;
      void main() { gl_FragColor = paint; }`,
    attributes: { place: 0, colour: 1 },
    vao: prop('fills'),
    count: prop('count'),
    primitive: 'triangles',
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
