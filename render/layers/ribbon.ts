/**
 * `ribbon(place, along, px)`: clip position of a point `px` device pixels to the side of a line through `place` (relative to
 * the eye, au) in the direction `along`.
 *
 * The side is taken in space, across the line of sight, and grows with the signed depth: so a ribbon that passes beside the
 * eye neither twists nor tapers where it is cut. Its depth is for the fragments to write: between two corners so far apart no
 * interpolation tells it. Declares
 * `viewProjection` and `auPerCssPixel`, the size of a CSS pixel at a depth of 1 au; put it after `uniform float pixelRatio`.
 */
export const RIBBON = /* glsl */ `
uniform mat4 viewProjection;
uniform float auPerCssPixel;
vec4 ribbon(vec3 place, vec3 along, float px) {
  vec3 sideways = cross(along, place);
  float size = dot(sideways, sideways);
  float depth = viewProjection[0][3] * place.x + viewProjection[1][3] * place.y + viewProjection[2][3] * place.z;
  float au = px / pixelRatio * depth * auPerCssPixel;
  vec4 clip = viewProjection * vec4(size > 0.0 ? place + sideways * (au * inversesqrt(size)) : place, 1.0);
  return vec4(clip.xy, 0.0, clip.w);
}
`;

/**
 * `coverageReach(width)`: how far from its middle a line of a width reaches, px; what lies up to a pixel within is covered in
 * part. A line below one pixel is drawn as one pixel and paler.
 */
export const COVERAGE_REACH = /* glsl */ `
float coverageReach(float width) { return 0.5 * max(width, 1.0) + 0.5; }
`;
