import { filterIn } from '#contract/opt/filter-query.ts';
import {
  type FilterName,
  type FilterQuery,
  NIGHT_FILTER_NAMES,
  type NightFilterName,
} from '#contract/opt/filters.ts';
import type { FilteringQuery } from '#contract/opt/filtering.ts';
import type { Limit, Limits } from '#engine/survey/quantities.ts';

/** The active limits on what changes during a night; the engine's quantities bear the names of the filters. */
export function limitsOf(query: FilterQuery & Pick<FilteringQuery, 'horizon'>): Limits {
  const limits: Partial<Record<NightFilterName, Limit>> = {};
  for (const name of NIGHT_FILTER_NAMES) {
    const limit = limitOf(name, query);
    if (limit !== undefined) limits[name] = limit;
  }
  const { horizon = [] } = query;
  return horizon.length === 0 ? limits : { ...limits, horizon };
}

/** The active limit of one filter; undefined where it keeps nothing out. */
export function limitOf(name: FilterName, query: FilterQuery): Limit | undefined {
  const { limited, min, max, absent } = filterIn(query, name);
  if (limited) return { range: { min, max }, acceptsAbsent: absent };
  return absent ? { range: undefined, acceptsAbsent: true } : undefined;
}
