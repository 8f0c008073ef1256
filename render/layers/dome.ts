import type REGL from 'regl';
import type { Matrix3 } from '../geometry/vectors.ts';
import { floatsOf, type Layer, propOf } from './layer.ts';

export type DomeProps = {
  /** Directions, three floats a corner, and their colours and opacities, four, with triangles. */
  readonly mesh: REGL.VertexArrayObject;
  /** Columns: the axes of the directions in those of the scene. */
  readonly axes: Matrix3;
};

/** Lays a surface that is infinitely far away over the sky, coloured from corner to corner. */
export function createDome(regl: REGL.Regl): Layer<DomeProps> {
  const prop = propOf<DomeProps>();
  return regl<object, object, DomeProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 direction;
      attribute vec4 colour;
      uniform mat4 viewProjection;
      uniform mat3 axes;
      varying vec4 paint;
      void main() {
        paint = colour;
        gl_Position = viewProjection * vec4(axes * direction, 1.0);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      varying vec4 paint;
      void main() { gl_FragColor = paint; }`,
    attributes: { direction: 0, colour: 1 },
    vao: prop('mesh'),
    uniforms: { axes: (_: REGL.DefaultContext, { axes }: DomeProps) => floatsOf(axes) },
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
