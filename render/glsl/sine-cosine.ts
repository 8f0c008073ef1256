/**
 * `halfSineCosine(x)`: vec2(sin x/2, cos x/2) to 2e-7 for |x| ≤ 3.3; `sineCosine(x)`: vec2(sin x, cos x) to 1e-6 for any |x|
 * up to some hundred radians.
 *
 * The built-in functions may be wrong by 2e-4, which is 20 000 km at 1 au. Polynomials over ±π/2; 2π is taken off in two
 * parts.
 */
export const SINE_COSINE = /* glsl */ `
vec2 halfSineCosine(float x) {
  float h = 0.5 * x, z = h * h;
  return vec2(
    h * (1.0 + z * (-0.16666666666 + z * (8.3333331e-3 + z * (-1.9840874e-4 + z * (2.7525562e-6 - z * 2.3889859e-8))))),
    1.0 + z * (-0.5 + z * (4.16666418e-2 + z * (-1.388873163e-3 + z * (2.476048e-5 - z * 2.6051615e-7)))));
}
vec2 sineCosine(float x) {
  float turns = floor(x * 0.15915494309 + 0.5);
  vec2 halves = halfSineCosine((x - turns * 6.28125) - turns * 1.9353071795864769e-3);
  return vec2(2.0 * halves.x * halves.y, (halves.y - halves.x) * (halves.y + halves.x));
}
`;
