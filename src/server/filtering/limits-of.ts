import {
  type FilterQuery,
  NIGHT_FILTER_NAMES,
  type NightFilterName,
  RANGE_FILTERS,
  type RangeFilterName,
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

/** Values of one filter in a query. */
type Sent = { off: boolean; min: number | undefined; max: number | undefined; absent: boolean | undefined };

/** The active limit of one range; undefined where it keeps nothing out. */
export function limitOf(name: RangeFilterName, query: FilterQuery): Limit | undefined {
  const { off, min, max, absent } = sentFor(name, query);
  if (off) return absent === true ? { range: undefined, acceptsAbsent: true } : undefined;
  const bounds = RANGE_FILTERS[name];
  const limited = min !== undefined || max !== undefined;
  if (!limited && absent !== false) return undefined;
  return {
    range: limited ? { min: min ?? bounds.min, max: max ?? bounds.max } : { min: -Infinity, max: Infinity },
    acceptsAbsent: absent ?? false,
  };
}

function sentFor(name: RangeFilterName, query: FilterQuery): Sent {
  return {
    off: query[name] === false,
    min: query[`${name}Min`],
    max: query[`${name}Max`],
    absent: query[`${name}NA`],
  };
}
