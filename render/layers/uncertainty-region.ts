import type REGL from 'regl';
import { VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import type { SphereBuffers } from './body-mesh.ts';
import type { Colour, Layer } from './layer.ts';

/** Floats per ellipsoid: centre relative to the eye, then its three semi-axes; au. */
export const ELLIPSOID_FLOATS = 12;

export type UncertaintyRegionProps = {
  readonly sphere: SphereBuffers;
  /** Rows of {@link ELLIPSOID_FLOATS}. */
  readonly ellipsoids: REGL.Buffer;
  readonly count: number;
  readonly colour: Colour;
  /** Of one ellipsoid seen face on, 0 to 1; the rim is denser. */
  readonly opacity: number;
};

const STRIDE = 4 * ELLIPSOID_FLOATS;

/** Draws ellipsoids as faint shells, brighter where the line of sight runs along them. */
export function createUncertaintyRegion(regl: REGL.Regl): Layer<UncertaintyRegionProps> {
  const column =
    (offset: number) =>
    (_: REGL.DefaultContext, { ellipsoids }: UncertaintyRegionProps) => ({
      buffer: ellipsoids,
      offset: 4 * offset,
      stride: STRIDE,
      divisor: 1,
    });
  return regl<object, object, UncertaintyRegionProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position, centre, axisA, axisB, axisC;
      uniform mat4 viewProjection;
      varying vec3 normal, sight;
      ${VERTEX_DEPTH}
      void main() {
        vec3 place = centre + axisA * position.x + axisB * position.y + axisC * position.z;
        normal = axisA * (position.x / dot(axisA, axisA))
          + axisB * (position.y / dot(axisB, axisB)) + axisC * (position.z / dot(axisC, axisC));
        normal /= length(normal);
        sight = normalize(place);
        gl_Position = withLogarithmicDepth(viewProjection * vec4(place, 1.0));
      }`,
    frag: /* glsl */ `
      precision highp float;
      uniform vec4 colour;
      varying vec3 normal, sight;
      void main() {
        float facing = abs(dot(normalize(normal), normalize(sight)));
        gl_FragColor = vec4(colour.rgb, colour.a * (1.0 + 2.0 * pow(1.0 - facing, 2.0)));
      }`,
    attributes: {
      position: (_: REGL.DefaultContext, { sphere }: UncertaintyRegionProps) => ({
        buffer: sphere.positions,
        divisor: 0,
      }),
      centre: column(0),
      axisA: column(3),
      axisB: column(6),
      axisC: column(9),
    },
    elements: (_: REGL.DefaultContext, { sphere }: UncertaintyRegionProps) => sphere.elements,
    uniforms: {
      colour: (_: REGL.DefaultContext, props: UncertaintyRegionProps) => [...props.colour, props.opacity],
    },
    instances: (_: REGL.DefaultContext, { count }: UncertaintyRegionProps) => count,
    cull: { enable: true, face: 'back' },
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
