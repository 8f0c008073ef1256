import type { Comparison } from './comparison.ts';
import { ephemerisComparisons } from './ephemeris.ts';
import { observerComparisons } from './observer.ts';
import { propagationComparisons } from './propagation.ts';
import type { References } from './references.ts';
import { surveyComparisons } from './survey.ts';

/** The registry: everything that is compared with outside authorities. */
export const COMPARISONS: readonly Comparison[] = [
  ...ephemerisComparisons,
  ...propagationComparisons,
  ...observerComparisons,
  ...surveyComparisons,
];

/** The comparisons for which some references have rows. */
export function comparisonsOf({ kind }: Pick<References, 'kind'>): readonly Comparison[] {
  return COMPARISONS.filter(({ rows }) => rows[kind] > 0);
}
