import * as z from 'zod/mini';
import { mjdTdb } from '../rest/modified-julian-dates.ts';

/** Elements of an orbit about the Sun; degrees, ecliptic and equinox J2000. */
export const elementFields = {
  epoch: mjdTdb,
  /** au, negative for a hyperbola, absent for a parabola. */
  a: z.optional(z.number()),
  /** Perihelion distance, au. */
  q: z.number(),
  e: z.number(),
  i: z.number(),
  /** Longitude of the ascending node. */
  om: z.number(),
  /** Argument of the perihelion. */
  w: z.number(),
  /** Mean anomaly; absent for a parabola. */
  ma: z.optional(z.number()),
  /** Time of perihelion. */
  tp: mjdTdb,
};
