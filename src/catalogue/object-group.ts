import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import {
  JUPITER_SEMI_MAJOR_AXIS,
  deriveElements,
  tisserandParameter,
} from '#engine/orbit/derived-elements.ts';
import type { Conic } from '#engine/orbit/elements.ts';
import type { ObjectGroup } from './small-body.ts';

/** Comets of longer period are long-period comets, years. */
export const LONGEST_SHORT_PERIOD_YEARS = 200;

/**
 * Dynamical group of a comet, from its elements and the Tisserand parameter with respect to Jupiter.
 *
 * Source: Levison (1996), ASP Conf. Ser. 107, 173, as the orbit classes of the JPL SBDB put it.
 */
export function objectGroup(elements: Conic): ObjectGroup {
  const derived = deriveElements(elements);
  if (derived.kind === 'parabola') return 'Parabolic';
  if (derived.kind === 'hyperbola') return 'Hyperbolic';
  if (derived.period >= LONGEST_SHORT_PERIOD_YEARS * DAYS_PER_JULIAN_YEAR) return 'Long-period';
  const tisserand = tisserandParameter(elements, JUPITER_SEMI_MAJOR_AXIS);
  if (tisserand > 3) return derived.semiMajorAxis < JUPITER_SEMI_MAJOR_AXIS ? 'Encke-type' : 'Chiron-type';
  return tisserand > 2 ? 'Jupiter-family' : 'Halley-type';
}
