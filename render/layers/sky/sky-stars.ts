import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { SKY_PROJECTION } from '../../glsl/sky-projection.ts';
import { type Layer, propOf } from '../layer.ts';
import { rowsVao } from '../rows-vao.ts';

/**
 * Floats per star: direction at the epoch as high and as low parts, proper motion in rad a year, parallax in rad, magnitude, and
 * red, green and blue.
 */
export const SKY_STAR_FLOATS = 14;

export type SkyStarsProps = {
  /** As {@link skyStarsVao} makes it of rows of {@link SKY_STAR_FLOATS}. */
  readonly stars: REGL.VertexArrayObject;
  /** How many of the rows are drawn, from the first. */
  readonly count: number;
  /** From the epoch of the rows, Julian years. */
  readonly years: number;
  /** Barycentric, ICRF, au. */
  readonly observer: Vector3;
  /** Diameters, CSS px, of stars of magnitude −2.5 and of 2.5, 5, 7.5, 10, 12.5, 15, 17.5 and 20: see `picture/sky/star-size`. */
  readonly diameters: readonly number[];
  /** Of all stars, 0 to 1. */
  readonly opacity: number;
};

/** Lays rows of {@link SKY_STAR_FLOATS} out for the layer. */
export function skyStarsVao(regl: REGL.Regl, rows: REGL.Buffer): REGL.VertexArrayObject {
  return rowsVao(regl, rows, [3, 3, 3, 2, 3]);
}

/** Draws stars as discs where they are at an instant; those below a pixel get paler, not smaller. */
export function createSkyStars(regl: REGL.Regl): Layer<SkyStarsProps> {
  const prop = propOf<SkyStarsProps>();
  return regl<object, object, SkyStarsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 high, low, motion, colour;
      attribute vec2 parallaxMagnitude;
      uniform vec3 observer, sizes, moreSizes, mostSizes;
      uniform float years, pixelRatio, opacity;
      varying vec4 tint;
      varying float diameter;
      ${SKY_PROJECTION}
      float between(float from, float to, float tier) { return mix(from, to, clamp(tier, 0.0, 1.0)); }
      void main() {
        float tier = parallaxMagnitude.y / 2.5;
        float css = between(sizes.x, sizes.y, 0.5 * (tier + 1.0));
        css = between(css, sizes.z, tier - 1.0);
        css = between(css, moreSizes.x, tier - 2.0);
        css = between(css, moreSizes.y, tier - 3.0);
        css = between(css, moreSizes.z, tier - 4.0);
        css = between(css, mostSizes.x, tier - 5.0);
        css = between(css, mostSizes.y, tier - 6.0);
        css = between(css, mostSizes.z, tier - 7.0);
        float wanted = css * pixelRatio;
        diameter = max(wanted, 1.0);
        tint = vec4(colour, opacity * min(1.0, wanted * wanted));
        gl_PointSize = diameter + 1.0;
        gl_Position = onSky(fromCentre(high, low) + years * motion - parallaxMagnitude.x * observer);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      varying vec4 tint;
      varying float diameter;
      void main() {
        float inside = 0.5 * diameter - length(gl_PointCoord - 0.5) * (diameter + 1.0);
        gl_FragColor = vec4(tint.rgb, 1) * (tint.a * clamp(inside + 0.5, 0.0, 1.0));
      }`,
    attributes: { high: 0, low: 1, motion: 2, parallaxMagnitude: 3, colour: 4 },
    vao: prop('stars'),
    uniforms: {
      observer: prop('observer'),
      years: prop('years'),
      opacity: prop('opacity'),
      sizes: (_: REGL.DefaultContext, { diameters }: SkyStarsProps) => diameters.slice(0, 3),
      moreSizes: (_: REGL.DefaultContext, { diameters }: SkyStarsProps) => diameters.slice(3, 6),
      mostSizes: (_: REGL.DefaultContext, { diameters }: SkyStarsProps) => diameters.slice(6, 9),
    },
    count: prop('count'),
    primitive: 'points',
    depth: { enable: false },
    blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
  });
}
