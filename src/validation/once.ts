import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { References } from './references.ts';

/** A measurement that is made once for each set of references, since several comparisons are read from it. */
export function once<Found>(
  measure: (references: References, ephemeris: Ephemeris) => Found,
): typeof measure {
  const made = new WeakMap<References, { readonly found: Found }>();
  return (references, ephemeris) => {
    const known = made.get(references) ?? { found: measure(references, ephemeris) };
    made.set(references, known);
    return known.found;
  };
}
