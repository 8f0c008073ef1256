import {
  type FilterName,
  type FilterQuery,
  MINIMUM_FILTERS,
  type MinimumFilterName,
  RANGE_FILTERS,
  type RangeBounds,
} from './filters.ts';
import type { Filters, MinimumFilter, RangeFilter } from './saved-filters.ts';

/**
 * Filters as a call carries them: a list per checkbox filter; `xMin`, `xMax` and `xNA` per range; `x` and `xNA` per
 * smallest value. A filter with its value box unchecked is sent as `x=false`, with `xNA` only when that box is checked.
 */
export function filterQuery({ options, ranges, minimums, includeLost }: Filters): FilterQuery {
  return {
    ...structuredClone(options),
    ...parameters(ranges, rangeParameters),
    ...parameters(minimums, minimumParameters),
    ...(includeLost === true ? { includeLost } : {}),
  } as FilterQuery;
}

/**
 * The limit that a call carries: a missing end is the bound, or none where any value passes; a call that carries nothing of a
 * filter leaves both boxes unchecked, as `xNA=true` alone does.
 */
export function filterIn(query: FilterQuery, name: FilterName): RangeFilter {
  const { min, max }: Pick<RangeBounds, 'min' | 'max'> = isMinimum(name)
    ? { ...MINIMUM_FILTERS[name], max: Infinity }
    : RANGE_FILTERS[name];
  const absent = query[`${name}NA`];
  const isOff = query[name] === false;
  const sent = endsIn(query, name);
  const isLimited = !isOff && (sent.min !== undefined || sent.max !== undefined);
  if (isLimited)
    return { limited: true, min: sent.min ?? min, max: sent.max ?? max, absent: absent ?? false };
  if (!isOff && absent === false) return { limited: true, min: -Infinity, max: Infinity, absent };
  return { limited: false, min, max, absent: isOff && absent === true };
}

type Ends = { readonly min: number | undefined; readonly max: number | undefined };

function endsIn(query: FilterQuery, name: FilterName): Ends {
  if (!isMinimum(name)) return { min: query[`${name}Min`], max: query[`${name}Max`] };
  const min = query[name];
  return { min: min === false ? undefined : min, max: undefined };
}

function isMinimum(name: FilterName): name is MinimumFilterName {
  return name in MINIMUM_FILTERS;
}

type Parameters = readonly (readonly [name: string, value: number | boolean])[];

function parameters<Filter extends object>(
  filters: Readonly<Record<string, Filter>>,
  write: (name: string, filter: Filter) => Parameters,
): Record<string, number | boolean> {
  return Object.fromEntries(Object.entries(filters).flatMap(([name, filter]) => write(name, filter)));
}

function rangeParameters(name: string, { limited, min, max, absent }: RangeFilter): Parameters {
  if (!limited) return switchedOff(name, absent);
  const most: Parameters = Number.isFinite(max) ? [[`${name}Max`, max]] : [];
  return [[`${name}Min`, min], ...most, [`${name}NA`, absent]];
}

function minimumParameters(name: string, { limited, min, absent }: MinimumFilter): Parameters {
  if (!limited) return switchedOff(name, absent);
  return [
    [name, min],
    [`${name}NA`, absent],
  ];
}

function switchedOff(name: string, absent: boolean): Parameters {
  return absent
    ? [
        [name, false],
        [`${name}NA`, true],
      ]
    : [[name, false]];
}
