import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FRAGMENT_DEPTH, FRAGMENT_DEPTH_EXTENSION, VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import type { Matrix3 } from '../scenes/orbits-frame.ts';
import { SUNLIGHT } from './body-mesh.ts';
import type { Colour, Layer } from './layer.ts';

/** A shape model on the GPU. */
export type ShapeBuffers = {
  readonly positions: REGL.Buffer;
  readonly normals: REGL.Buffer;
  readonly elements: REGL.Elements;
};

export type ShapeMeshProps = {
  readonly shape: ShapeBuffers;
  /** Relative to the eye, au. */
  readonly centre: Vector3;
  /** au per unit of the model. */
  readonly scale: number;
  /** Columns: the model's axes in ecliptic J2000. */
  readonly rotation: Matrix3;
  readonly towardsSun: Vector3;
  readonly lit: boolean;
  readonly inverted: boolean;
  readonly colour: Colour;
};

/** Draws the shape of an asteroid, lit by the Sun. */
export function createShapeMesh(regl: REGL.Regl): Layer<ShapeMeshProps> {
  const prop =
    <Key extends keyof ShapeMeshProps>(key: Key) =>
    (_: REGL.DefaultContext, props: ShapeMeshProps) =>
      props[key];
  return regl<object, object, ShapeMeshProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position, direction;
      uniform mat4 viewProjection;
      uniform mat3 rotation;
      uniform vec3 centre;
      uniform float scale;
      varying vec3 normal;
      varying float depth;
      ${VERTEX_DEPTH}
      void main() {
        normal = rotation * direction;
        vec4 clip = viewProjection * vec4(centre + scale * (rotation * position), 1.0);
        depth = clip.w;
        gl_Position = withLogarithmicDepth(clip);
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      uniform vec3 towardsSun, colour;
      uniform float lightEffect, inverted;
      varying vec3 normal;
      varying float depth;
      ${FRAGMENT_DEPTH}${SUNLIGHT}
      void main() {
        float light = sunlit(normalize(normal), towardsSun, lightEffect);
        gl_FragColor = vec4(shaded(colour, light, inverted), 1.0);
        writeLogarithmicDepth(depth);
      }`,
    attributes: {
      position: (_: REGL.DefaultContext, { shape }: ShapeMeshProps) => shape.positions,
      direction: (_: REGL.DefaultContext, { shape }: ShapeMeshProps) => shape.normals,
    },
    elements: (_: REGL.DefaultContext, { shape }: ShapeMeshProps) => shape.elements,
    uniforms: {
      colour: prop('colour'),
      centre: prop('centre'),
      scale: prop('scale'),
      rotation: prop('rotation'),
      towardsSun: prop('towardsSun'),
      lightEffect: (_: REGL.DefaultContext, { lit }: ShapeMeshProps) => (lit ? 1 : 0),
      inverted: (_: REGL.DefaultContext, { inverted }: ShapeMeshProps) => (inverted ? 1 : 0),
    },
    cull: { enable: true, face: 'back' },
  });
}
