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
  /** Radii of the rings. */
  readonly innerRadius: number;
  readonly outerRadius: number;
  /** Columns: the planet's axes in those of the scene, the pole last. */
  readonly rotation: Matrix3;
  readonly towardsSun: Vector3;
};

const STEPS = 180;
const RING_CORNERS = 2 * (STEPS + 1);

/**
 * Draws the rings of a planet with its shadow on them: lit where the Sun and the eye are on one side, dimmer where the light
 * has come through.
 *
 * The profile's opacity is 1 − exp(−τ) of a ring seen from above. A layer that scatters once and evenly transmits x / sinh x
 * of what it reflects, x = τ / sin(elevation), where Sun and eye are equally high (Chandrasekhar 1960, *Radiative Transfer*):
 * dense rings turn dark, thin ones stay bright. The Sun's elevation serves for both. Light from the planet, which is all that
 * a dense ring shows then, is as bright as the shadow.
 */
export function createRings(regl: REGL.Regl): Layer<RingsProps> {
  const prop = propOf<RingsProps>();
  return regl<object, object, RingsProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 corner;
      uniform mat4 viewProjection;
      uniform mat3 rotation;
      uniform highp vec3 centre;
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
      uniform vec3 towardsSun, pole;
      uniform highp vec3 centre;
      uniform highp vec2 edges;
      uniform float radius, lightEffect, inverted;
      varying vec3 offset;
      ${MESH_FRAGMENT_DEPTH}
      const float DARK = 0.08;
      float passed(float opacity, float elevation) {
        float depth = clamp(-log(max(1.0 - opacity, 1e-4)) / max(elevation, 1e-3), 1e-3, 30.0);
        return 2.0 * depth * exp(-depth) / (1.0 - exp(-2.0 * depth)); // depth / sinh(depth)
      }
      void main() {
        float outwards = (length(offset) - edges.x) / (edges.y - edges.x);
        vec4 ring = texture2D(profile, vec2(outwards, 0.5));
        float sunHeight = dot(pole, towardsSun);
        bool litThrough = sunHeight * dot(pole, centre) > 0.0;
        float brightness = litThrough ? max(DARK, passed(ring.a, abs(sunHeight))) : 1.0;
        float sunwards = dot(offset, towardsSun);
        float fromAxis = length(offset - sunwards * towardsSun) / radius;
        float shadow = sunwards < 0.0 ? smoothstep(0.97, 1.01, fromAxis) : 1.0;
        float light = mix(1.0, mix(DARK, brightness, shadow), lightEffect);
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
      pole: (_: REGL.DefaultContext, { rotation }: RingsProps) => rotation.slice(6),
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
