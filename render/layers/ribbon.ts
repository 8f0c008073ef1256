/**
 * `ribbon(place, along, px)`: clip position of a point `px` device pixels to the side of a line through `place` (relative to
 * the eye) in the direction `along`.
 *
 * The side is taken in space, across the line of sight, and grows with the signed depth: so a ribbon that passes beside the
 * eye neither twists nor tapers where it is cut. Its depth is for the fragments to write: between two corners this far apart it
 * cannot be interpolated. Declares `viewProjection` and `lengthPerCssPixel`, the size of a CSS pixel at a depth of 1; put it after
 * `uniform float pixelRatio`. The direction is taken at unit length: a product of two lengths in km may be too large for a float.
 */
export const RIBBON = /* glsl */ `
uniform mat4 viewProjection;
uniform float lengthPerCssPixel;
vec4 ribbon(vec3 place, vec3 along, float px) {
  vec3 sideways = cross(along / max(length(along), 1e-30), place);
  float size = dot(sideways, sideways);
  float depth = viewProjection[0][3] * place.x + viewProjection[1][3] * place.y + viewProjection[2][3] * place.z;
  float reach = px / pixelRatio * depth * lengthPerCssPixel;
  vec4 clip = viewProjection * vec4(size > 0.0 ? place + sideways * (reach * inversesqrt(size)) : place, 1.0);
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

/**
 * What lies around lines: `solid` globes and shapes, which hide lines and of which the line of the body's orbit keeps clear; or only
 * `thin` things, among which a line need not write its depth. Writing it is a third of the cost of a line in software.
 */
export type Surroundings = 'solid' | 'thin';

/**
 * For the corners of a line among solid things: `depthNearness` is clip w, and the distance from the body of the line in units of
 * the clearing around it, as `nearness(way from the body, clearing)` gives it.
 */
export const DEPTH_AND_NEARNESS = /* glsl */ `
varying vec2 depthNearness;
float nearness(vec3 way, float clearing) { return clearing > 0.0 ? length(way) / clearing : 1e9; }
`;

/** Ends a fragment of a line among solid things: it fades in from one to two clearings from its body. */
export const WRITE_DEPTH_AND_CLEAR = /* glsl */ `
gl_FragColor.a *= clamp(depthNearness.y - 1.0, 0.0, 1.0);
writeLogarithmicDepth(depthNearness.x);`;
