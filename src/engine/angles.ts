/** Angle between two unit vectors, rad; good to 2e-8 rad near 0 and π, better elsewhere. */
export function angleBetween(a: Float64Array, b: Float64Array, at = 0): number {
  return arcCosine(a[0] * b[at] + a[1] * b[at + 1] + a[2] * b[at + 2]);
}

/** Arc cosine, rad, of a cosine that rounding may have taken beyond ±1. */
export function arcCosine(cosine: number): number {
  return Math.acos(Math.min(Math.max(cosine, -1), 1));
}

/** Arc sine, rad, of a sine that rounding may have taken beyond ±1. */
export function arcSine(sine: number): number {
  return Math.asin(Math.min(Math.max(sine, -1), 1));
}
