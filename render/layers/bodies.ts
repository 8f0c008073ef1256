import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FRAGMENT_DEPTH, FRAGMENT_DEPTH_EXTENSION, VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import type { Matrix3 } from '../scenes/orbits-frame.ts';
import { SUNLIGHT, type SphereBuffers } from './body-mesh.ts';
import type { Layer } from './layer.ts';

/** A body with a map: the Sun, a planet, the Moon. */
export type BodyProps = {
  readonly sphere: SphereBuffers;
  /** Map with longitude 0 in the middle and the north pole at the top. */
  readonly texture: REGL.Texture2D;
  /** Relative to the eye, au. */
  readonly centre: Vector3;
  /** au. */
  readonly radius: number;
  /** Columns: the body's axes in ecliptic J2000. */
  readonly rotation: Matrix3;
  /** Unit vector. */
  readonly towardsSun: Vector3;
  /** Lit by the Sun; evenly bright otherwise. */
  readonly lit: boolean;
  /** The map is a negative. */
  readonly inverted: boolean;
};

/** Draws globes with their maps, with a day and a night side. */
export function createBodies(regl: REGL.Regl): Layer<BodyProps> {
  const prop =
    <Key extends keyof BodyProps>(key: Key) =>
    (_: REGL.DefaultContext, props: BodyProps) =>
      props[key];
  return regl<object, object, BodyProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position;
      attribute vec2 coordinates;
      uniform mat4 viewProjection;
      uniform mat3 rotation;
      uniform vec3 centre;
      uniform float radius;
      varying vec3 normal;
      varying vec2 place;
      varying float depth;
      ${VERTEX_DEPTH}
      void main() {
        normal = rotation * position;
        place = coordinates;
        vec4 clip = viewProjection * vec4(centre + radius * normal, 1.0);
        depth = clip.w;
        gl_Position = withLogarithmicDepth(clip);
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      uniform sampler2D map;
      uniform vec3 towardsSun;
      uniform float lightEffect, inverted;
      varying vec3 normal;
      varying vec2 place;
      varying float depth;
      ${FRAGMENT_DEPTH}${SUNLIGHT}
      void main() {
        float light = sunlit(normalize(normal), towardsSun, lightEffect);
        gl_FragColor = vec4(shaded(texture2D(map, place).rgb, light, inverted), 1.0);
        writeLogarithmicDepth(depth);
      }`,
    attributes: {
      position: (_: REGL.DefaultContext, { sphere }: BodyProps) => sphere.positions,
      coordinates: (_: REGL.DefaultContext, { sphere }: BodyProps) => sphere.coordinates,
    },
    elements: (_: REGL.DefaultContext, { sphere }: BodyProps) => sphere.elements,
    uniforms: {
      map: prop('texture'),
      centre: prop('centre'),
      radius: prop('radius'),
      rotation: prop('rotation'),
      towardsSun: prop('towardsSun'),
      lightEffect: (_: REGL.DefaultContext, { lit }: BodyProps) => (lit ? 1 : 0),
      inverted: (_: REGL.DefaultContext, { inverted }: BodyProps) => (inverted ? 1 : 0),
    },
    cull: { enable: true, face: 'back' },
  });
}
