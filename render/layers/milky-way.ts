import type REGL from 'regl';
import { GALACTIC_TO_ECLIPTIC } from './galactic-axes.ts';
import type { Layer } from './layer.ts';

export type MilkyWayProps = {
  /** A unit sphere, as for surfaces. */
  readonly mesh: REGL.VertexArrayObject;
  /** The whole sky in galactic coordinates: centre in the middle, longitude to the left, north up. */
  readonly texture: REGL.Texture2D;
  /** The map is a negative, to be laid over a light background. */
  readonly inverted: boolean;
};

/**
 * `milkyWay(place)`: what is laid over the background at a place of the map, light on dark, or dark on light. For a fragment shader that
 * begins with a precision.
 */
export const MILKY_WAY_LIGHT = /* glsl */ `
uniform sampler2D map;
uniform float inverted;
vec4 milkyWay(vec2 place) {
  vec3 sky = texture2D(map, place).rgb;
  float light = max(sky.r, max(sky.g, sky.b));
  float dark = 1.0 - min(sky.r, min(sky.g, sky.b));
  return mix(vec4(sky, light), vec4(vec3(0.0), dark), inverted);
}
`;

/** Lays the Milky Way over the background: light on dark, or dark on light. */
export function createMilkyWay(regl: REGL.Regl): Layer<MilkyWayProps> {
  return regl<object, object, MilkyWayProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position;
      attribute vec2 coordinates;
      uniform mat4 viewProjection;
      uniform mat3 galacticToEcliptic;
      varying vec2 place;
      void main() {
        place = vec2(1.0 - coordinates.x, coordinates.y);
        gl_Position = viewProjection * vec4(galacticToEcliptic * position, 1.0);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      varying vec2 place;
      ${MILKY_WAY_LIGHT}
      void main() { gl_FragColor = milkyWay(place); }`,
    attributes: { position: 0, coordinates: 2 },
    vao: (_: REGL.DefaultContext, { mesh }: MilkyWayProps) => mesh,
    uniforms: {
      map: (_: REGL.DefaultContext, { texture }: MilkyWayProps) => texture,
      inverted: (_: REGL.DefaultContext, { inverted }: MilkyWayProps) => (inverted ? 1 : 0),
      galacticToEcliptic: () => GALACTIC_TO_ECLIPTIC,
    },
    depth: { enable: false },
    blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
  });
}
