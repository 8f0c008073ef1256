/**
 * `relativeToEye(high, low)`: a place given as two floats per axis, less the eye.
 *
 * The small parts are subtracted apart from the large ones, so that what is near the eye keeps 1e-7 of its distance from
 * it: 0.03 m at 1 au against 6 km without. Needs the uniforms of the view scope; `splitVector` makes the pairs.
 */
export const RELATIVE_TO_EYE = /* glsl */ `
uniform vec3 eyeHigh, eyeLow;
vec3 relativeToEye(vec3 high, vec3 low) { return (high - eyeHigh) + (low - eyeLow); }
`;
