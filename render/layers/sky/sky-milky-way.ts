import type REGL from 'regl';
import { GALACTIC } from '#engine/earth/frames.ts';
import { SKY_PROJECTION, DROPPED, DROP_FAR } from '../../glsl/sky-projection.ts';
import { type Layer, propOf } from '../layer.ts';
import { MILKY_WAY_LIGHT } from '../milky-way.ts';

export type SkyMilkyWayProps = {
  /** A unit sphere, as for surfaces, whose cells are no larger than the margin of a view. */
  readonly mesh: REGL.VertexArrayObject;
  /** The whole sky in galactic coordinates: centre in the middle, longitude to the left, north up. */
  readonly texture: REGL.Texture2D;
  readonly inverted: boolean;
  readonly opacity: number;
};

/** Columns: the galactic axes in ICRF. */
const GALACTIC_AXES = Array.from(GALACTIC);

/** Lays the Milky Way over the background of the sky. */
export function createSkyMilkyWay(regl: REGL.Regl): Layer<SkyMilkyWayProps> {
  const prop = propOf<SkyMilkyWayProps>();
  return regl<object, object, SkyMilkyWayProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position;
      attribute vec2 coordinates;
      uniform mat3 galacticToIcrf;
      varying vec2 place;
      ${SKY_PROJECTION}
      ${DROP_FAR}
      void main() {
        place = vec2(1.0 - coordinates.x, coordinates.y);
        gl_Position = droppingFar(galacticToIcrf * position);
      }`,
    frag: /* glsl */ `
      precision mediump float;
      uniform float opacity;
      varying vec2 place;
      ${MILKY_WAY_LIGHT}
      ${DROPPED}
      void main() { gl_FragColor = milkyWay(place) * (opacity * notDropped()); }`,
    attributes: { position: 0, coordinates: 2 },
    vao: prop('mesh'),
    uniforms: {
      map: prop('texture'),
      inverted: (_: REGL.DefaultContext, { inverted }: SkyMilkyWayProps) => (inverted ? 1 : 0),
      opacity: prop('opacity'),
      galacticToIcrf: () => GALACTIC_AXES,
    },
    depth: { enable: false },
    blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
  });
}
