import type REGL from 'regl';
import { VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import type { Layer } from './layer.ts';
import { rowsVao } from './rows-vao.ts';

/** Floats per marker: x, y, z relative to the eye; diameter, CSS px; red, green, blue, opacity. */
export const MARKER_FLOATS = 8;

export type MarkersProps = {
  /** As {@link markersVao} makes it of rows of {@link MARKER_FLOATS}. */
  readonly markers: REGL.VertexArrayObject;
  readonly count: number;
  /**
   * How much of a disc is solid, from its middle: 1 for a marker, 0 for a glow that thins out towards the edge.
   */
  readonly solid: number;
};

/** Lays rows of {@link MARKER_FLOATS} out for the layer. */
export function markersVao(regl: REGL.Regl, corners: REGL.Buffer, rows: REGL.Buffer): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [4, 4], corners);
}

/** Draws round marks of a fixed size on the screen: bodies and objects too small to be seen, and the glow of what shines. */
export function createMarkers(regl: REGL.Regl): Layer<MarkersProps> {
  return regl<object, object, MarkersProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      attribute vec4 placeSize, colour;
      uniform mat4 viewProjection;
      uniform vec2 viewport;
      uniform float pixelRatio;
      varying vec2 offset;
      varying vec4 paint;
      varying float radius;
      ${VERTEX_DEPTH}
      void main() {
        radius = 0.5 * placeSize.w * pixelRatio;
        offset = corner * (radius + 1.0);
        paint = colour;
        vec4 clip = viewProjection * vec4(placeSize.xyz, 1.0);
        clip.xy += 2.0 * offset / viewport * clip.w;
        gl_Position = withLogarithmicDepth(clip);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      uniform float solid;
      varying vec2 offset;
      varying vec4 paint;
      varying float radius;
      void main() {
        float from_middle = length(offset);
        float disc = clamp(radius + 0.5 - from_middle, 0.0, 1.0);
        float thinning = max(1.0 - from_middle / radius, 0.0);
        gl_FragColor = vec4(paint.rgb, paint.a * mix(thinning * thinning * thinning, disc, solid));
      }`,
    attributes: { corner: 0, placeSize: 1, colour: 2 },
    vao: (_: REGL.DefaultContext, { markers }: MarkersProps) => markers,
    uniforms: { solid: (_: REGL.DefaultContext, { solid }: MarkersProps) => solid },
    primitive: 'triangle strip',
    count: 4,
    instances: (_: REGL.DefaultContext, { count }: MarkersProps) => count,
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
