import type REGL from 'regl';
import type { Layer } from './layer.ts';
import { QUAD_CORNERS } from './quad.ts';

/** Floats per object: unit vector in ecliptic J2000; diameter, CSS px; red, green, blue, opacity. */
export const DEEP_SKY_FLOATS = 8;

export type DeepSkyProps = {
  /** Rows of {@link DEEP_SKY_FLOATS}. */
  readonly objects: REGL.Buffer;
  readonly count: number;
  /** 0 to 1, for all of them. */
  readonly opacity: number;
  /** Dark on light. */
  readonly inverted: boolean;
};

const STRIDE = 4 * DEEP_SKY_FLOATS;

/** Draws galaxies, clusters and nebulae as soft spots at infinity. */
export function createDeepSky(regl: REGL.Regl): Layer<DeepSkyProps> {
  const column =
    (offset: number) =>
    (_: REGL.DefaultContext, { objects }: DeepSkyProps) => ({
      buffer: objects,
      offset: 4 * offset,
      stride: STRIDE,
      divisor: 1,
    });
  return regl<object, object, DeepSkyProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      attribute vec4 towardsSize, colour;
      uniform mat4 viewProjection;
      uniform vec2 viewport;
      uniform float pixelRatio;
      varying vec2 offset;
      varying vec4 paint;
      void main() {
        offset = corner;
        paint = colour;
        gl_Position = viewProjection * vec4(towardsSize.xyz, 1.0);
        gl_Position.xy += corner * towardsSize.w * pixelRatio / viewport * gl_Position.w;
        gl_Position.z = 0.0;
      }`,
    frag: /* glsl */ `
      precision mediump float;
      uniform float opacity, inverted;
      varying vec2 offset;
      varying vec4 paint;
      void main() {
        float from_middle = dot(offset, offset);
        gl_FragColor = vec4(mix(paint.rgb, 0.55 * (1.0 - paint.rgb), inverted), opacity * paint.a * max(1.0 - from_middle, 0.0));
      }`,
    attributes: {
      corner: { buffer: regl.buffer(QUAD_CORNERS), divisor: 0 },
      towardsSize: column(0),
      colour: column(4),
    },
    uniforms: {
      opacity: (_: REGL.DefaultContext, { opacity }: DeepSkyProps) => opacity,
      inverted: (_: REGL.DefaultContext, { inverted }: DeepSkyProps) => (inverted ? 1 : 0),
    },
    primitive: 'triangle strip',
    count: 4,
    instances: (_: REGL.DefaultContext, { count }: DeepSkyProps) => count,
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
