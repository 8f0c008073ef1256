import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import {
  FRAGMENT_DEPTH_EXTENSION,
  MESH_FRAGMENT_DEPTH,
  MESH_VERTEX_DEPTH,
} from '../glsl/logarithmic-depth.ts';
import type { Matrix3 } from '../geometry/vectors.ts';
import { SUNLIGHT, SUNLIT_UNIFORMS, type SunlitProps } from './sunlight.ts';
import type { Colour } from '../picture/colour.ts';
import { floatsOf, type Layer, propOf } from './layer.ts';

/** Rows of a mesh's attributes. */
const SURFACE_ATTRIBUTES = { position: 0, direction: 1, coordinates: 2 };

/** A globe with a map, or the shape of an asteroid. */
export type SurfaceProps = SunlitProps & {
  /** Place, normal and map coordinates of each corner, in units of the radius, and the triangles. */
  readonly mesh: REGL.VertexArrayObject;
  /** Map with longitude 0 in the middle and the north pole at the top; white where there is none. */
  readonly texture: REGL.Texture2D;
  /** Factor of the colours of the map. */
  readonly colour: Colour;
  /** Relative to the eye. */
  readonly centre: Vector3;
  readonly radius: number;
  /** Columns: the body's axes in those of the scene. */
  readonly rotation: Matrix3;
  /** Unit vector. */
  readonly towardsSun: Vector3;
};

/** Draws globes with their maps and asteroids with their shapes, with a day and a night side. */
export function createSurfaces(regl: REGL.Regl): Layer<SurfaceProps> {
  const prop = propOf<SurfaceProps>();
  return regl<object, object, SurfaceProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec3 position, direction;
      attribute vec2 coordinates;
      uniform mat4 viewProjection;
      uniform mat3 rotation;
      uniform vec3 centre;
      uniform float radius;
      varying vec3 normal;
      varying vec2 place;
      ${MESH_VERTEX_DEPTH}
      void main() {
        normal = rotation * direction;
        place = coordinates;
        placeMesh(viewProjection * vec4(centre + radius * (rotation * position), 1.0));
      }`,
    frag: /* glsl */ `
      ${FRAGMENT_DEPTH_EXTENSION}
      precision highp float;
      uniform sampler2D map;
      uniform vec3 towardsSun, colour;
      uniform float lightEffect, inverted;
      varying vec3 normal;
      varying vec2 place;
      ${MESH_FRAGMENT_DEPTH}${SUNLIGHT}
      void main() {
        float light = sunlit(normalize(normal), towardsSun, lightEffect);
        gl_FragColor = vec4(shaded(colour * texture2D(map, place).rgb, light, inverted), 1.0);
        writeMeshDepth();
      }`,
    attributes: SURFACE_ATTRIBUTES,
    vao: prop('mesh'),
    uniforms: {
      colour: prop('colour'),
      map: prop('texture'),
      centre: prop('centre'),
      radius: prop('radius'),
      rotation: (_: REGL.DefaultContext, { rotation }: SurfaceProps) => floatsOf(rotation),
      towardsSun: prop('towardsSun'),
      ...SUNLIT_UNIFORMS,
    },
    cull: { enable: true, face: 'back' },
  });
}
