/**
 * One force on a small body: adds its acceleration, au/d², to `out[0…2]`.
 *
 * @param perturbers a run of numbers in the layout of the model, beginning at index `at`; barycentric ICRF, au, d.
 * @param x barycentric position, au, in the first three places.
 * @param v barycentric velocity, au/d, in the first three places.
 */
export type ForceTerm = (
  perturbers: Float64Array,
  at: number,
  x: Float64Array,
  v: Float64Array,
  out: Float64Array,
) => void;
