import type REGL from 'regl';
import { COVERAGE_REACH } from '../ribbon.ts';
import { type Layer, propOf } from '../layer.ts';
import { rowsVao } from '../rows-vao.ts';

/** Floats per piece of a line: its ends, CSS px; width, length of dashes (0 for none) and length of the line before it; colour, opacity. */
export const STROKE_FLOATS = 11;

export type InkStrokesProps = {
  /** As {@link inkStrokesVao} makes it of rows of {@link STROKE_FLOATS}. */
  readonly strokes: REGL.VertexArrayObject;
  readonly count: number;
};

/** Lays rows of {@link STROKE_FLOATS} out for the layer. */
export function inkStrokesVao(
  regl: REGL.Regl,
  corners: REGL.Buffer,
  rows: REGL.Buffer,
): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [4, 3, 4], corners);
}

/** Draws pieces of lines given in CSS px as ribbons with soft edges. */
export function createInkStrokes(regl: REGL.Regl): Layer<InkStrokesProps> {
  const prop = propOf<InkStrokesProps>();
  return regl<object, object, InkStrokesProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      attribute vec4 ends, colour;
      attribute vec3 widthDashBefore;
      uniform vec2 viewport;
      uniform float pixelRatio;
      varying vec4 paint;
      varying vec4 acrossReachAlongDash;
      ${COVERAGE_REACH}
      void main() {
        vec2 way = (ends.zw - ends.xy) * pixelRatio;
        float extent = max(length(way), 1e-6);
        float width = widthDashBefore.x * pixelRatio;
        float reach = coverageReach(width);
        vec2 side = vec2(-way.y, way.x) / extent * (corner.y * reach);
        vec2 place = mix(ends.xy, ends.zw, corner.x) * pixelRatio + side;
        paint = vec4(colour.rgb, colour.a * min(width, 1.0));
        acrossReachAlongDash = vec4(corner.y * reach, reach,
          widthDashBefore.z * pixelRatio + corner.x * extent, widthDashBefore.y * pixelRatio);
        gl_Position = vec4(place / (0.5 * viewport * pixelRatio) * vec2(1, -1) + vec2(-1, 1), 0, 1);
      }`,
    frag: /* glsl */ `
      precision highp float;
      varying vec4 paint;
      varying vec4 acrossReachAlongDash;
      void main() {
        float covered = clamp(acrossReachAlongDash.y - abs(acrossReachAlongDash.x), 0.0, 1.0);
        float dash = acrossReachAlongDash.w;
        float gone = mod(acrossReachAlongDash.z, max(2.0 * dash, 1.0));
        float inked = dash > 0.0 ? clamp(min(gone, dash - gone) + 0.5, 0.0, 1.0) : 1.0;
        gl_FragColor = vec4(paint.rgb, paint.a * covered * inked);
      }`,
    attributes: { corner: 0, ends: 1, widthDashBefore: 2, colour: 3 },
    vao: prop('strokes'),
    primitive: 'triangle strip',
    count: 4,
    instances: prop('count'),
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
