import type REGL from 'regl';
import { SKY_PROJECTION, DROPPED, DROP_FAR } from '../../glsl/sky-projection.ts';
import { type Layer, propOf } from '../layer.ts';

export type SkySurfaceProps = {
  /** Directions, three floats a corner, and their colours and opacities, four, with triangles. */
  readonly mesh: REGL.VertexArrayObject;
  /** Columns: the axes of the directions in ICRF. */
  readonly axes: readonly number[];
};

/** Lays a surface on the sky, coloured from corner to corner: ground and atmosphere. */
export function createSkySurface(regl: REGL.Regl): Layer<SkySurfaceProps> {
  const prop = propOf<SkySurfaceProps>();
  return regl<object, object, SkySurfaceProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 direction;
      attribute vec4 colour;
      uniform mat3 axes;
      varying vec4 paint;
      ${SKY_PROJECTION}
      ${DROP_FAR}
      void main() {
        paint = colour;
        gl_Position = droppingFar(axes * direction);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      varying vec4 paint;
      ${DROPPED}
      void main() { gl_FragColor = vec4(paint.rgb, paint.a * notDropped()); }`,
    attributes: { direction: 0, colour: 1 },
    vao: prop('mesh'),
    uniforms: { axes: prop('axes') },
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
