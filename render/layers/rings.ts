import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import {
  FRAGMENT_DEPTH_EXTENSION,
  MESH_FRAGMENT_DEPTH,
  MESH_VERTEX_DEPTH,
} from '../glsl/logarithmic-depth.ts';
import type { Matrix3 } from '../geometry/vectors.ts';
import { type Layer, propOf } from './layer.ts';
import { SUNLIT_UNIFORMS, type SunlitProps } from './sunlight.ts';

export type RingsProps = SunlitProps & {
  /** {@link ringCorners}, three floats a corner. */
  readonly mesh: REGL.VertexArrayObject;
  /** Radial profile with opacity, the inner edge at the left. */
  readonly texture: REGL.Texture2D;
  /** Centre of the planet relative to the eye. */
  readonly centre: Vector3;
  /** Radius of the planet, whose shadow falls on the rings. */
  readonly radius: number;
  /** Of the rings. */
  readonly innerRadius: number;
  readonly outerRadius: number;
  /** Columns: the planet's axes in those of the scene, the pole last. */
  readonly rotation: Matrix3;
  readonly towardsSun: Vector3;
};

const STEPS = 180;
const RING_CORNERS = 2 * (STEPS + 1);

/** Draws the rings of a planet, bright on both sides, with its shadow on them. */
export function createRings(regl: REGL.Regl): Layer<RingsProps> {
  const prop = propOf<RingsProps>();
  return regl<object, object, RingsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 corner;
      uniform mat4 viewProjection;
      uniform mat3 rotation;
      uniform vec3 centre;
      uniform highp vec2 edges;
      varying vec3 offset;
      ${MESH_VERTEX_DEPTH}
      void main() {
        offset = rotation * vec3(mix(edges.x, edges.y, corner.z) * corner.xy, 0.0);
        placeMesh(viewProjection * vec4(centre + offset, 1.0));
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      uniform sampler2D profile;
      uniform vec3 towardsSun;
      uniform highp vec2 edges;
      uniform float radius, lightEffect, inverted;
      varying vec3 offset;
      ${MESH_FRAGMENT_DEPTH}
      void main() {
        float outwards = (length(offset) - edges.x) / (edges.y - edges.x);
        vec4 ring = texture2D(profile, vec2(outwards, 0.5));
        float sunwards = dot(offset, towardsSun);
        float fromAxis = length(offset - sunwards * towardsSun) / radius;
        float shadow = sunwards < 0.0 ? smoothstep(0.97, 1.01, fromAxis) : 1.0;
        float light = mix(1.0, mix(0.08, 1.0, shadow), lightEffect);
        gl_FragColor = vec4(mix(ring.rgb * light, 1.0 - (1.0 - ring.rgb) * light, inverted), ring.a);
        writeMeshDepth();
      }`,
    attributes: { corner: 0 },
    vao: prop('mesh'),
    uniforms: {
      profile: prop('texture'),
      centre: prop('centre'),
      radius: prop('radius'),
      edges: (_: REGL.DefaultContext, { innerRadius, outerRadius }: RingsProps) => [innerRadius, outerRadius],
      rotation: prop('rotation'),
      towardsSun: prop('towardsSun'),
      ...SUNLIT_UNIFORMS,
    },
    primitive: 'triangle strip',
    count: RING_CORNERS,
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}

/** Cosine, sine, and 0 inside or 1 outside; the outside a little further, so that its chords keep clear of the edge. */
export function ringCorners(): Float32Array {
  const outside = 1 / Math.cos(Math.PI / STEPS);
  return Float32Array.from(
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = (2 * Math.PI * step) / STEPS;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return [x, y, 0, x * outside, y * outside, 1];
    }).flat(),
  );
}
