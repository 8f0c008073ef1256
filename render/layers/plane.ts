import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import {
  FRAGMENT_DEPTH_EXTENSION,
  MESH_FRAGMENT_DEPTH,
  MESH_VERTEX_DEPTH,
} from '../glsl/logarithmic-depth.ts';
import type { Colour } from '../picture/colour.ts';
import { type Layer, propOf } from './layer.ts';

export type PlaneProps = {
  /** {@link planeCorners}, two floats a corner. */
  readonly mesh: REGL.VertexArrayObject;
  /** Its middle relative to the eye. */
  readonly centre: Vector3;
  /** Half its side. */
  readonly halfSide: number;
  readonly colour: Colour;
  readonly opacity: number;
};

/** Draws the plane of x and y as a pale disc that thins out from its middle to nothing, without an edge. */
export function createPlane(regl: REGL.Regl): Layer<PlaneProps> {
  const prop = propOf<PlaneProps>();
  return regl<object, object, PlaneProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      uniform mat4 viewProjection;
      uniform vec3 centre;
      uniform float halfSide;
      varying vec2 place;
      ${MESH_VERTEX_DEPTH}
      void main() {
        float reach = halfSide + length(centre.xy);
        vec2 besideEye = reach * sign(corner) * pow(abs(corner), vec2(${CROWDED.toFixed(1)}));
        place = (besideEye - centre.xy) / halfSide;
        placeMesh(viewProjection * vec4(besideEye, centre.z, 1.0));
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      uniform vec4 colour;
      varying vec2 place;
      ${MESH_FRAGMENT_DEPTH}
      void main() {
        float inside = 1.0 - smoothstep(0.0, 1.0, length(place));
        gl_FragColor = vec4(colour.rgb, colour.a * inside);
        writeMeshDepth();
      }`,
    attributes: { corner: 0 },
    vao: prop('mesh'),
    uniforms: {
      centre: prop('centre'),
      halfSide: prop('halfSide'),
      colour: (_: REGL.DefaultContext, { colour, opacity }: PlaneProps) => [...colour, opacity],
    },
    count: 6 * CELLS * CELLS,
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}

const CELLS = 18;

/** Power of the distance by which cells below the eye are smaller, so that those that pass behind it are not seen. */
const CROWDED = 5;

/** Two triangles for each cell of a square that lies about the point of the plane below the eye, -1 to 1. */
export function planeCorners(): Float32Array {
  const at = (step: number) => (2 * step) / CELLS - 1;
  return Float32Array.from(
    Array.from({ length: CELLS * CELLS }, (_, cell) => {
      const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)];
      const corners = [x, y, x + 1, y, x + 1, y + 1, x, y, x + 1, y + 1, x, y + 1];
      return corners.map(at);
    }).flat(),
  );
}
