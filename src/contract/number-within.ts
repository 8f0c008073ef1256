import * as z from 'zod/mini';

/** Least and greatest value, both included. */
export type NumberRange = { readonly min: number; readonly max: number };

/** Schema of a number within a range. */
export function numberWithin({ min, max }: NumberRange) {
  return z.number().check(z.gte(min), z.lte(max));
}
