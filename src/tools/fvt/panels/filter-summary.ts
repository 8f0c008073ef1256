import type { FilterEnds } from '#machines/fvt/approach-filter.ts';

/** The ends of a filter in a few characters: `any`, `≤ 1 LD`, `≥ 140 m`, `0.5 to 1 LD`. */
export function filterSummary(ends: FilterEnds | undefined, unit: string): string {
  const { min, max } = ends ?? {};
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${unit}`;
  if (max !== undefined) return `≤ ${max} ${unit}`;
  return min === undefined ? 'any' : `≥ ${min} ${unit}`;
}
