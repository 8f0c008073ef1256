import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { SKY_PROJECTION } from '../../glsl/sky-projection.ts';
import { type Layer, propOf } from '../layer.ts';

/** Bytes per star: floats of its direction less a reference and of its diameter, CSS px; red, green and blue, a byte each, and one more. */
export const SKY_STAR_BYTES = 20;

export type SkyStarsProps = {
  /** As {@link skyStarsVao} makes it of rows of {@link SKY_STAR_BYTES}. */
  readonly stars: REGL.VertexArrayObject;
  readonly count: number;
  /** The direction looked at, unit vector in ICRF, to the reference of the rows. */
  readonly toReference: Vector3;
  /** Opacity of all stars, 0 to 1. */
  readonly opacity: number;
};

/** Lays rows of {@link SKY_STAR_BYTES} out for the layer. */
export function skyStarsVao(regl: REGL.Regl, rows: REGL.Buffer): REGL.VertexArrayObject {
  return regl.vao([
    { buffer: rows, size: 4, offset: 0, stride: SKY_STAR_BYTES },
    { buffer: rows, size: 4, offset: 16, stride: SKY_STAR_BYTES, type: 'uint8', normalized: true },
  ]);
}

/**
 * How far a point reaches beyond its disc, device px, both sides together. A soft edge of a whole px would show a fifth of the colour at
 * most in the px that are left out so, and a drawing in software takes as long as there are px.
 */
const EDGE = '0.6';

/** Draws stars as discs; those below a pixel get paler, not smaller. */
export function createSkyStars(regl: REGL.Regl): Layer<SkyStarsProps> {
  const prop = propOf<SkyStarsProps>();
  return regl<object, object, SkyStarsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec4 wayDiameter, colour;
      uniform vec3 toReference;
      uniform float pixelRatio;
      varying vec4 colourDiameter;
      ${SKY_PROJECTION}
      void main() {
        float nominal = wayDiameter.w * pixelRatio;
        colourDiameter = vec4(colour.rgb, nominal);
        gl_PointSize = max(nominal, 1.0) + ${EDGE};
        gl_Position = onSky(toReference + wayDiameter.xyz);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      uniform float opacity;
      varying vec4 colourDiameter;
      void main() {
        float nominal = colourDiameter.a;
        float diameter = max(nominal, 1.0);
        float inside = 0.5 * diameter - length(gl_PointCoord - 0.5) * (diameter + ${EDGE});
        float shown = opacity * min(1.0, nominal * nominal) * clamp(inside + 0.5, 0.0, 1.0);
        gl_FragColor = vec4(colourDiameter.rgb, 1) * shown;
      }`,
    attributes: { wayDiameter: 0, colour: 1 },
    vao: prop('stars'),
    uniforms: { toReference: prop('toReference'), opacity: prop('opacity') },
    count: prop('count'),
    primitive: 'points',
    depth: { enable: false },
    blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
  });
}
