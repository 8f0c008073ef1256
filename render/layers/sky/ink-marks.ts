import type REGL from 'regl';
import { type Layer, propOf } from '../layer.ts';
import { rowsVao } from '../rows-vao.ts';

/** Floats per mark: its place and its size, CSS px, and its turn; colour and opacity; shape and width of the outline (0 when filled). */
export const MARK_FLOATS = 10;

export type InkMarksProps = {
  /** As {@link inkMarksVao} makes it of rows of {@link MARK_FLOATS}. */
  readonly marks: REGL.VertexArrayObject;
  readonly count: number;
};

/** Lays rows of {@link MARK_FLOATS} out for the layer. */
export function inkMarksVao(
  regl: REGL.Regl,
  corners: REGL.Buffer,
  rows: REGL.Buffer,
): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [4, 4, 2], corners);
}

/** Draws discs, squares and triangles, filled or as outlines, by how far a pixel is from their edge. */
export function createInkMarks(regl: REGL.Regl): Layer<InkMarksProps> {
  const prop = propOf<InkMarksProps>();
  return regl<object, object, InkMarksProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner, shapeOutline;
      attribute vec4 placeSizeTurn, colour;
      uniform vec2 viewport;
      uniform float pixelRatio;
      varying vec4 paint;
      varying vec3 radiusShapeOutline;
      varying vec2 offset;
      void main() {
        float radius = 0.5 * placeSizeTurn.z * pixelRatio;
        float outline = shapeOutline.y * pixelRatio;
        float reach = 1.7 * radius + outline + 1.0;
        float c = cos(placeSizeTurn.w), s = sin(placeSizeTurn.w);
        offset = corner * reach;
        vec2 turned = vec2(c * offset.x - s * offset.y, s * offset.x + c * offset.y);
        paint = colour;
        radiusShapeOutline = vec3(radius, shapeOutline.x, outline);
        vec2 place = placeSizeTurn.xy * pixelRatio + turned;
        gl_Position = vec4(place / (0.5 * viewport * pixelRatio) * vec2(1, -1) + vec2(-1, 1), 0, 1);
      }`,
    frag: /* glsl */ `
      precision highp float;
      varying vec4 paint;
      varying vec3 radiusShapeOutline;
      varying vec2 offset;
      void main() {
        float radius = radiusShapeOutline.x, shape = radiusShapeOutline.y, outline = radiusShapeOutline.z;
        float beyond = length(offset) - radius;
        if (shape > 1.5) {
          float sides = 0.8660254 * abs(offset.x) + 0.5 * -offset.y;
          beyond = max(sides, offset.y) - 0.7776 * radius;
        } else if (shape > 0.5) {
          beyond = max(abs(offset.x), abs(offset.y)) - 0.8862 * radius;
        }
        float edge = outline > 0.0 ? abs(beyond) - 0.5 * outline : beyond;
        gl_FragColor = vec4(paint.rgb, paint.a * clamp(0.5 - edge, 0.0, 1.0));
      }`,
    attributes: { corner: 0, placeSizeTurn: 1, colour: 2, shapeOutline: 3 },
    vao: prop('marks'),
    primitive: 'triangle strip',
    count: 4,
    instances: prop('count'),
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
