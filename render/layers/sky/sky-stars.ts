import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { SKY_PROJECTION } from '../../glsl/sky-projection.ts';
import { type Layer, propOf } from '../layer.ts';
import { rowsVao } from '../rows-vao.ts';

/**
 * Floats per star: direction at the epoch as high and as low parts, proper motion in rad a year, parallax in rad, its diameters in
 * a wide and in a narrow field in CSS px, and red, green and blue.
 */
export const SKY_STAR_FLOATS = 15;

export type SkyStarsProps = {
  /** As {@link skyStarsVao} makes it of rows of {@link SKY_STAR_FLOATS}. */
  readonly stars: REGL.VertexArrayObject;
  /** Which of the rows are drawn: the first of them, and how many. */
  readonly first: number;
  readonly count: number;
  /** From the epoch of the rows, Julian years. */
  readonly years: number;
  /** Barycentric, ICRF, au. */
  readonly observer: Vector3;
  /** How narrow the field is, 0 to 1: see `picture/sky/star-size`. */
  readonly narrow: number;
  /** Of all stars, 0 to 1. */
  readonly opacity: number;
};

/** Lays rows of {@link SKY_STAR_FLOATS} out for the layer. */
export function skyStarsVao(regl: REGL.Regl, rows: REGL.Buffer): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [3, 3, 3, 3, 3]);
}

/**
 * How far a point reaches beyond its disc, device px, both sides together. A soft edge of a whole px would show a fifth of the colour at most
 * in the px that are left out so, and a drawing in software takes as long as there are px.
 */
const EDGE = '0.6';

/** Draws stars as discs where they are at an instant; those below a pixel get paler, not smaller. */
export function createSkyStars(regl: REGL.Regl): Layer<SkyStarsProps> {
  const prop = propOf<SkyStarsProps>();
  return regl<object, object, SkyStarsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 high, low, motion, parallaxWideNarrow, colour;
      uniform vec3 observer;
      uniform float years, pixelRatio, narrow;
      varying vec4 colourDiameter;
      ${SKY_PROJECTION}
      void main() {
        float wanted = mix(parallaxWideNarrow.y, parallaxWideNarrow.z, narrow) * pixelRatio;
        colourDiameter = vec4(colour, wanted);
        gl_PointSize = max(wanted, 1.0) + ${EDGE};
        gl_Position = onSky(fromCentre(high, low) + years * motion - parallaxWideNarrow.x * observer);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      uniform float opacity;
      varying vec4 colourDiameter;
      void main() {
        float wanted = colourDiameter.a;
        float diameter = max(wanted, 1.0);
        float inside = 0.5 * diameter - length(gl_PointCoord - 0.5) * (diameter + ${EDGE});
        float shown = opacity * min(1.0, wanted * wanted) * clamp(inside + 0.5, 0.0, 1.0);
        gl_FragColor = vec4(colourDiameter.rgb, 1) * shown;
      }`,
    attributes: { high: 0, low: 1, motion: 2, parallaxWideNarrow: 3, colour: 4 },
    vao: prop('stars'),
    uniforms: {
      observer: prop('observer'),
      years: prop('years'),
      opacity: prop('opacity'),
      narrow: prop('narrow'),
    },
    offset: prop('first'),
    count: prop('count'),
    primitive: 'points',
    depth: { enable: false },
    blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
  });
}
