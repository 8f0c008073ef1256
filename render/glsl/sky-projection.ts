/**
 * `onSky(way)`: clip position of a direction that is `way` from the one looked at (unit vector less unit vector), or a place outside
 * the picture for what is too far away to be seen. Near the middle only the difference counts, so that floats are enough at any
 * field of view. The formula is that of `geometry/sky-projection`.
 *
 * `fromCentre(high, low)`: that way for a direction given as two floats per axis.
 */
export const SKY_PROJECTION = /* glsl */ `
uniform vec3 centreHigh, centreLow, skyRight, skyUp;
uniform float distortion, leastCosine;
uniform vec2 planeToClip, middleInClip;
vec3 fromCentre(vec3 high, vec3 low) { return (high - centreHigh) + (low - centreLow); }
vec4 onSky(vec3 way) {
  float cosine = 1.0 - 0.5 * dot(way, way);
  if (cosine < leastCosine) return vec4(2.0, 2.0, 2.0, 1.0);
  vec2 place = vec2(dot(way, skyRight), dot(way, skyUp)) * ((1.0 + distortion) / (distortion + cosine));
  return vec4(middleInClip + planeToClip * place, 0.0, 1.0);
}
`;

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
