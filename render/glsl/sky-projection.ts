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
