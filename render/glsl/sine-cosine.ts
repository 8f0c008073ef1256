/**
 * `sineCosine(x)`: vec2(sin x, cos x) to 1e-6 for any |x| up to some hundred radians.
 *
 * The built-in functions may be wrong by 2e-4, which is 20 000 km at 1 au. Reduced to ±π/2 by 2π in two parts; half the
 * angle by the minimax polynomials of Cephes (Moshier 1989), then doubled.
 */
export const SINE_COSINE = /* glsl */ `
vec2 sineCosine(float x) {
  float turns = floor(x * 0.15915494309 + 0.5);
  x = (x - turns * 6.28125) - turns * 1.9353071795864769e-3;
  float h = 0.5 * x, z = h * h;
  float s = h * (1.0 + z * (-0.16666666666 + z * (8.3333331e-3 + z * (-1.9840874e-4 + z * (2.7525562e-6 - z * 2.3889859e-8)))));
  float c = 1.0 + z * (-0.5 + z * (4.16666418e-2 + z * (-1.388873163e-3 + z * (2.476048e-5 - z * 2.6051615e-7))));
  return vec2(2.0 * s * c, (c - s) * (c + s));
}
`;
