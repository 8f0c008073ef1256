/**
 * `magnitude(law, place, observer)`: V magnitude of an object as an observer sees it, both places heliocentric, au; `law` is H, G
 * and 0, or of a comet M1, K1 and 1.
 *
 * By the formulae of the engine's `h-g` and `comet`, to 0.001 mag more than 0.1 deg from the point across from the Sun.
 */
export const MAGNITUDE = /* glsl */ `
float decade(float x) { return log2(x) * ${Math.log10(2)}; }
float magnitude(vec3 law, vec3 place, vec3 observer) {
  vec3 sight = place - observer;
  float r = length(place);
  float delta = length(sight);
  if (law.z > 0.5) return law.x + 5.0 * decade(delta) + law.y * decade(r);
  float cosine = clamp(dot(place, sight) / (r * delta), -1.0, 1.0);
  float tangent = sqrt((1.0 - cosine) / max(1.0 + cosine, 1e-6));
  float phi1 = exp(-3.33 * pow(tangent, 0.63));
  float phi2 = exp(-1.87 * pow(tangent, 1.22));
  return law.x + 5.0 * decade(r * delta) - 2.5 * decade(max(mix(phi1, phi2, law.y), 1e-30));
}
`;
