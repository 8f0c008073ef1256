import type { CloseApproach } from '#contract/fvt/close-approaches.ts';

const MOST_FEATURED = 4;

/** The nearest approach of each object, the nearest of them first, as far as its orbit says how near it comes. */
export function featuredAmong(approaches: readonly CloseApproach[]): readonly CloseApproach[] {
  const byDistance = approaches.filter(isWellKnown).toSorted(byNearness);
  const first = new Map<string, CloseApproach>();
  for (const approach of byDistance)
    if (!first.has(approach.designator)) first.set(approach.designator, approach);
  return [...first.values()].slice(0, MOST_FEATURED);
}

/** The nearest of some approaches, as far as their orbits say how near they come. */
export function nearestAmong(approaches: readonly CloseApproach[]): CloseApproach | undefined {
  return approaches.filter(isWellKnown).toSorted(byNearness).at(0);
}

/** Whether the distance of an approach is known better than its order of magnitude. */
export function isWellKnown({
  distanceKm,
  uncertainty: { distanceSigmaKm },
}: Pick<CloseApproach, 'distanceKm' | 'uncertainty'>): boolean {
  return distanceSigmaKm !== undefined && distanceSigmaKm < distanceKm;
}

function byNearness(one: CloseApproach, other: CloseApproach): number {
  return one.distanceAu - other.distanceAu;
}
