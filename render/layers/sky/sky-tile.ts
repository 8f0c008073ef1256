import type REGL from 'regl';
import { type Layer, propOf } from '../layer.ts';

/** Floats per corner: its place, CSS px, and where in the texture it is, from the left and the top. */
export const TILE_FLOATS = 4;

export type SkyTileProps = {
  /** As {@link skyTileVao} makes it of rows of {@link TILE_FLOATS}, three to a triangle. */
  readonly corners: REGL.VertexArrayObject;
  /** The rows that are drawn: the first, and their number. */
  readonly first: number;
  readonly count: number;
  /** Its first line is the upper one. */
  readonly texture: REGL.Texture2D;
  readonly inverted: boolean;
  readonly opacity: number;
};

/** Lays rows of {@link TILE_FLOATS} out for the layer. */
export function skyTileVao(regl: REGL.Regl, rows: REGL.Buffer): REGL.VertexArrayObject {
  const stride = 4 * TILE_FLOATS;
  return regl.vao([
    { buffer: rows, size: 2, offset: 0, stride },
    { buffer: rows, size: 2, offset: 8, stride },
  ]);
}

/** Lays a picture over the background of the sky, by triangles given in CSS px. */
export function createSkyTile(regl: REGL.Regl): Layer<SkyTileProps> {
  const prop = propOf<SkyTileProps>();
  return regl<object, object, SkyTileProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 place, coordinates;
      uniform vec2 viewport;
      varying vec2 within;
      void main() {
        within = coordinates;
        gl_Position = vec4(place / (0.5 * viewport) * vec2(1, -1) + vec2(-1, 1), 0, 1);
      }`,
    frag: /* glsl */ `
      precision highp float;
      uniform sampler2D map;
      uniform float inverted, opacity;
      varying vec2 within;
      void main() {
        vec4 light = texture2D(map, within);
        gl_FragColor = vec4(mix(light.rgb, 1.0 - light.rgb, inverted), light.a * opacity);
      }`,
    attributes: { place: 0, coordinates: 1 },
    vao: prop('corners'),
    offset: prop('first'),
    count: prop('count'),
    primitive: 'triangles',
    uniforms: {
      map: prop('texture'),
      inverted: (_: REGL.DefaultContext, { inverted }: SkyTileProps) => (inverted ? 1 : 0),
      opacity: prop('opacity'),
    },
    depth: { enable: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
