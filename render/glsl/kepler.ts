/**
 * `halfSineCosine(x)`: vec2(sin x/2, cos x/2) to 2e-7 for |x| ≤ 3.3; `sineCosine(x)`: vec2(sin x, cos x) to 1e-6 for any |x|
 * up to some hundred radians.
 *
 * The built-in functions may be wrong by 2e-4, which is 20 000 km at 1 au. Polynomials over ±π/2; 2π is taken off in two
 * parts.
 */
const SINE_COSINE = /* glsl */ `
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

/**
 * `ellipsePoint(M, e, c)`: (cos E − e, sin E) for a mean anomaly within a turn or so, an eccentricity below 0.99 and
 * `c` = 1 − e, given separately because a float of e is too coarse for it.
 *
 * Kepler's equation is solved as `c E + e (E − sin E) = M` and the abscissa written as `c − 2 sin²(E/2)`, so that nothing
 * large cancels near the perihelion of a long orbit. The start is the least of three upper bounds, after which two steps
 * of fourth order reach float precision: 3e-6 of the distance, 500 km within 5 au.
 *
 * Source: Danby (1992), Fundamentals of Celestial Mechanics, eq. 6.6.7; M + 0.85 e of Danby & Burkardt (1983), Celest.
 * Mech. 31, 95.
 */
export const KEPLER = /* glsl */ `
${SINE_COSINE}
float excessOverSine(float E, float sine) {
  float z = E * E;
  return abs(E) > 1.2
    ? E - sine
    : E * z * (0.16666667 - z * (8.3333333e-3 - z * (1.9841270e-4 - z * 2.7557319e-6)));
}
float keplerStep(float E, float M, float e, float c) {
  vec2 halves = halfSineCosine(E);
  float sine = 2.0 * halves.x * halves.y;
  float versine = 2.0 * halves.x * halves.x;
  float f = c * E + e * excessOverSine(E, sine) - M;
  float slope = c + e * versine;
  float curve = 0.5 * e * sine;
  float second = -f / (slope - f / slope * curve);
  return E - f / (slope + second * (curve + second * e * (1.0 - versine) * 0.16666667));
}
vec2 ellipsePoint(float M, float e, float c) {
  M -= floor(M * 0.15915494309 + 0.5) * 6.28318530718;
  float m = abs(M);
  float start = min(min(m + 0.85 * e, m / c), pow(6.0 * m / (e + 1e-6), 0.33333333));
  float E = keplerStep(M < 0.0 ? -start : start, M, e, c);
  E = keplerStep(E, M, e, c);
  vec2 halves = halfSineCosine(E);
  return vec2(c - 2.0 * halves.x * halves.x, 2.0 * halves.x * halves.y);
}
`;
