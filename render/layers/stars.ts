import type REGL from 'regl';
import type { Layer } from './layer.ts';
import { rowsVao } from './rows-vao.ts';

/** Floats per star: unit vector in ecliptic J2000; red, green, blue and opacity; diameter, CSS px. */
export const STAR_FLOATS = 8;

export type StarsProps = {
  /** As {@link starsVao} makes it of rows of {@link STAR_FLOATS}. */
  readonly stars: REGL.VertexArrayObject;
  readonly count: number;
};

/** Lays rows of {@link STAR_FLOATS} out for the layer. */
export function starsVao(regl: REGL.Regl, rows: REGL.Buffer): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [3, 4, 1]);
}

/** Draws stars as soft points, infinitely far away. */
export function createStars(regl: REGL.Regl): Layer<StarsProps> {
  return regl<object, object, StarsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 direction;
      attribute vec4 colour;
      attribute float size;
      uniform mat4 viewProjection;
      uniform float pixelRatio;
      varying vec4 tint;
      varying float diameter;
      void main() {
        tint = colour;
        diameter = size * pixelRatio;
        gl_PointSize = diameter + 1.0;
        gl_Position = viewProjection * vec4(direction, 1.0);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      varying vec4 tint;
      varying float diameter;
      void main() {
        float inside = 0.5 * diameter - length(gl_PointCoord - 0.5) * (diameter + 1.0);
        gl_FragColor = vec4(tint.rgb, 1) * (tint.a * clamp(inside + 0.5, 0.0, 1.0));
      }`,
    attributes: { direction: 0, colour: 1, size: 2 },
    vao: (_: REGL.DefaultContext, { stars }: StarsProps) => stars,
    count: (_: REGL.DefaultContext, { count }: StarsProps) => count,
    primitive: 'points',
    depth: { enable: false },
    blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
  });
}
