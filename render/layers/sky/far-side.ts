/**
 * `droppingFar(direction)`: clip position of a corner of a mesh on the sky; triangles with a corner that is too far away to be seen are
 * dropped by `notDropped()`, 0 or 1, in their fragments. Where the cells of the mesh are no larger than the margin of a view, those that
 * are dropped lie outside the picture. Put it after `SKY_PROJECTION`.
 */
export const DROP_FAR = /* glsl */ `
varying float far;
vec4 droppingFar(vec3 direction) {
  vec3 way = fromCentre(direction, vec3(0.0));
  far = 1.0 - 0.5 * dot(way, way) < leastCosine ? 1.0 : 0.0;
  return onSky(way);
}
`;

export const DROPPED = /* glsl */ `
varying float far;
float notDropped() { return far > 0.0 ? 0.0 : 1.0; }
`;
