import type { FilterQuery } from '#contract/opt/filters.ts';
import type { Filters, MinimumFilter, RangeFilter } from './filters.ts';

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
