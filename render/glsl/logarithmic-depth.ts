import { AU, type Unit } from '../geometry/unit.ts';

/** Nearest and farthest depth that are resolved, au: 150 m and well beyond every orbit drawn. */
const NEAREST_AU = 1e-9;
const FARTHEST_AU = 1e4;

/** Uniform `depthScale` of the view scope: depth in a unit to octaves above the nearest, octaves to clip space. */
export function depthScale({ km }: Unit): readonly [number, number] {
  return [km / AU.km / NEAREST_AU, 2 / Math.log2(FARTHEST_AU / NEAREST_AU)];
}

/**
 * `withLogarithmicDepth(clip)`: the clip position with a depth that resolves 2e-6 of the distance from 150 m to
 * 10 000 au. Exact for points; for lines and small triangles nearly so. What is behind the eye is clipped.
 */
export const VERTEX_DEPTH = /* glsl */ `
uniform vec2 depthScale;
vec4 withLogarithmicDepth(vec4 clip) {
  float depth = log2(max(clip.w * depthScale.x, 1e-6)) * depthScale.y - 1.0;
  clip.z = clip.w > 0.0 ? depth * clip.w : clip.w;
  return clip;
}
`;

/** To be put first in a fragment shader that uses {@link FRAGMENT_DEPTH}. */
export const FRAGMENT_DEPTH_EXTENSION = /* glsl */ `
#ifdef GL_EXT_frag_depth
#extension GL_EXT_frag_depth : enable
#endif
`;

/**
 * `writeLogarithmicDepth(w)`: the same depth per fragment, for large triangles; `w` is a varying that carries
 * `gl_Position.w`. Early depth tests are lost, so meshes alone should use it.
 */
export const FRAGMENT_DEPTH = /* glsl */ `
uniform vec2 depthScale;
void writeLogarithmicDepth(float w) {
#ifdef GL_EXT_frag_depth
  gl_FragDepthEXT = 0.5 * log2(max(w * depthScale.x, 1e-6)) * depthScale.y;
#endif
}
`;

/** `placeMesh(clip)`: {@link VERTEX_DEPTH} for large triangles, whose fragments have {@link MESH_FRAGMENT_DEPTH}. */
export const MESH_VERTEX_DEPTH = /* glsl */ `
varying float depth;
${VERTEX_DEPTH}
void placeMesh(vec4 clip) {
  depth = clip.w;
  gl_Position = withLogarithmicDepth(clip);
}
`;

/** `writeMeshDepth()`: the depth of a fragment of a triangle that was placed by {@link MESH_VERTEX_DEPTH}. */
export const MESH_FRAGMENT_DEPTH = /* glsl */ `
varying float depth;
${FRAGMENT_DEPTH}
void writeMeshDepth() {
  writeLogarithmicDepth(depth);
}
`;
