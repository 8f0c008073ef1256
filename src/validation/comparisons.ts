import { cloneComparison } from './clones.ts';
import { approachComparisons } from './close-approaches.ts';
import type { Comparison } from './comparison.ts';
import { ellipseComparison } from './ellipses.ts';
import { ephemerisComparisons } from './ephemeris.ts';
import { directionComparisons } from './fixed-directions.ts';
import { flybyComparisons } from './flybys.ts';
import { moonComparisons } from './moon-disc.ts';
import { moonlightComparisons } from './moonlight.ts';
import { observedAgainComparisons } from './observed-again.ts';
import { observerComparisons } from './observer.ts';
import { propagationComparisons } from './propagation.ts';
import type { References } from './references.ts';
import { riseAndSetComparison } from './rise-and-set.ts';
import { starDensityComparisons } from './star-density.ts';
import { starComparisons } from './star-places.ts';
import { surveyComparisons } from './survey.ts';
import { twilightComparison } from './twilight.ts';
import { ut1Comparisons } from './ut1.ts';

/** The registry: everything that is compared with outside authorities. */
export const COMPARISONS: readonly Comparison[] = [
  ...ephemerisComparisons,
  ...propagationComparisons,
  ...observerComparisons,
  ...directionComparisons,
  riseAndSetComparison,
  ...approachComparisons,
  ...flybyComparisons,
  ellipseComparison,
  cloneComparison,
  ...observedAgainComparisons,
  ...moonComparisons,
  ...surveyComparisons,
  ...ut1Comparisons,
  ...starComparisons,
  twilightComparison,
  ...moonlightComparisons,
  ...starDensityComparisons,
];

/** The comparisons for which some references have rows. */
export function comparisonsOf({ kind }: Pick<References, 'kind'>): readonly Comparison[] {
  return COMPARISONS.filter(({ rows }) => rows[kind] > 0);
}
