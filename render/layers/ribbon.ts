/**
 * `ribbon(place, along, px)`: clip position of a point `px` device pixels to the side of a line through `place` (relative to
 * the eye, au) in the direction `along`.
 *
 * The side is taken in space, across the line of sight, and grows with the signed depth: so a ribbon that passes beside the
 * eye neither twists nor tapers where it is cut. Declares `viewProjection` and `viewport`.
 */
export const RIBBON = /* glsl */ `
uniform mat4 viewProjection;
uniform vec2 viewport;
vec4 ribbon(vec3 place, vec3 along, float px) {
  float focal = length(vec3(viewProjection[0][1], viewProjection[1][1], viewProjection[2][1]));
  float depth = (viewProjection * vec4(place, 1.0)).w;
  vec3 across = cross(normalize(along), normalize(place));
  float size = length(across);
  float au = px * 2.0 * depth / (viewport.y * focal);
  return viewProjection * vec4(size > 0.0 ? place + across * (au / size) : place, 1.0);
}
`;

/**
 * `coverage(across, width)`: how much of a pixel a line covers whose middle is `across` pixels away; soft edges of a pixel,
 * and paler instead of thinner below one pixel. A ribbon should reach {@link RIBBON_MARGIN} px further than its width.
 */
export const COVERAGE = /* glsl */ `
float coverage(float across, float width) {
  float half_width = 0.5 * max(width, 1.0);
  return min(width, 1.0) * clamp(half_width + 0.5 - abs(across), 0.0, 1.0);
}
`;

/** Device pixels that a ribbon reaches further than half its width, for its soft edge. */
export const RIBBON_MARGIN = 1;
