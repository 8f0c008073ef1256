import type REGL from 'regl';
import { VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import type { Colour } from '../picture/colour.ts';
import type { Layer } from './layer.ts';
import { columnsOf } from './rows-vao.ts';

/** Floats per ellipsoid: centre relative to the eye, then its three semi-axes. */
export const ELLIPSOID_FLOATS = 12;

export type UncertaintyRegionProps = {
  /** As {@link ellipsoidsVao} makes it of rows of {@link ELLIPSOID_FLOATS}. */
  readonly ellipsoids: REGL.VertexArrayObject;
  readonly count: number;
  readonly colour: Colour;
  /** Opacity of one ellipsoid seen face on, 0 to 1; the rim is denser. */
  readonly opacity: number;
};

/** Lays rows of {@link ELLIPSOID_FLOATS} out for the layer, with the corners and triangles of a unit sphere. */
export function ellipsoidsVao(
  regl: REGL.Regl,
  sphere: { readonly positions: REGL.Buffer; readonly elements: REGL.Elements },
  rows: REGL.Buffer,
): REGL.VertexArrayObject {
  const axes = columnsOf(rows, [3, 3, 3, 3]).map((column) => ({ ...column, divisor: 1 }));
  return regl.vao({
    attributes: [{ buffer: sphere.positions, size: 3, divisor: 0 }, ...axes],
    elements: sphere.elements,
  });
}

/** Draws ellipsoids as faint shells, brighter where the line of sight runs along them. */
export function createUncertaintyRegion(regl: REGL.Regl): Layer<UncertaintyRegionProps> {
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
    attributes: { position: 0, centre: 1, axisA: 2, axisB: 3, axisC: 4 },
    vao: (_: REGL.DefaultContext, { ellipsoids }: UncertaintyRegionProps) => ellipsoids,
    uniforms: {
      colour: (_: REGL.DefaultContext, props: UncertaintyRegionProps) => [...props.colour, props.opacity],
    },
    instances: (_: REGL.DefaultContext, { count }: UncertaintyRegionProps) => count,
    cull: { enable: true, face: 'back' },
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
