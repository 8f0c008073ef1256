import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import {
  FRAGMENT_DEPTH_EXTENSION,
  MESH_FRAGMENT_DEPTH,
  MESH_VERTEX_DEPTH,
} from '../glsl/logarithmic-depth.ts';
import type { Colour } from '../picture/colour.ts';
import { type Layer, propOf } from './layer.ts';

export type VeilProps = {
  /** Place, normal and shade of each corner, and the triangles. */
  readonly mesh: REGL.VertexArrayObject;
  /** Where its origin is, relative to the eye. */
  readonly centre: Vector3;
  readonly colour: Colour;
  /** Opacity of its rim, where the line of sight runs along it, 0 to 1. */
  readonly opacity: number;
};

/** How much of the opacity is left where the surface is looked at straight on. */
const FACING_SHARE = 0.12;

/**
 * Draws a translucent surface that is denser towards its rims, as glass is, so that its shape is seen and what is behind or within
 * it, too. It writes no depth, and both sides look the same; so it matters little what of it is drawn first.
 */
export function createVeil(regl: REGL.Regl): Layer<VeilProps> {
  const prop = propOf<VeilProps>();
  return regl<object, object, VeilProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position, normal;
      attribute float shade;
      uniform mat4 viewProjection;
      uniform vec3 centre;
      varying vec3 across, sight;
      varying float light;
      ${MESH_VERTEX_DEPTH}
      void main() {
        across = normal;
        sight = centre + position;
        light = shade;
        placeMesh(viewProjection * vec4(sight, 1.0));
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      uniform vec4 colour;
      varying vec3 across, sight;
      varying float light;
      ${MESH_FRAGMENT_DEPTH}
      void main() {
        float facing = abs(dot(normalize(across), normalize(sight)));
        float rim = pow(1.0 - facing, 2.0) * smoothstep(0.0, 0.15, facing);
        float share = mix(${FACING_SHARE.toFixed(2)}, 0.6, rim) * mix(0.35, 1.0, light);
        gl_FragColor = vec4(colour.rgb, colour.a * share);
        writeMeshDepth();
      }`,
    attributes: { position: 0, normal: 1, shade: 2 },
    vao: prop('mesh'),
    uniforms: {
      centre: prop('centre'),
      colour: (_: REGL.DefaultContext, { colour, opacity }: VeilProps) => [...colour, opacity],
    },
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
