import { expect, test } from 'vitest';
import { filterIn, filterQuery } from '#contract/opt/filter-query.ts';
import { type FilterName, MINIMUM_FILTER_NAMES, RANGE_FILTER_NAMES } from '#contract/opt/filters.ts';
import { filtersFromSaved, filtersToSave } from '#contract/opt/saved-filters.ts';
import { clearedFilters, defaultFilters } from '#machines/opt/filtering/filters.ts';

const NAMES: readonly FilterName[] = [...RANGE_FILTER_NAMES, ...MINIMUM_FILTER_NAMES];

test('a filter is read from a call and from a saved text as it was written', () => {
  const filters = defaultFilters();
  const query = filterQuery(filters);
  for (const [name, range] of Object.entries(filters.ranges))
    expect(filterIn(query, name as FilterName)).toEqual(range);
  expect(filterIn(query, 'nrOfDaysUnobserved')).toMatchObject(filters.minimums.nrOfDaysUnobserved);
  expect(filtersFromSaved(JSON.parse(JSON.stringify(filtersToSave(filters))))).toEqual(filters);
});

test('a filter that is switched off, or not in a call, lets everything pass', () => {
  for (const query of [filterQuery(clearedFilters()), {}])
    for (const name of NAMES) expect(filterIn(query, name)).toMatchObject({ limited: false, absent: false });
});

test('a call that only refuses objects without a value takes any value, beyond the bounds of the filter too', () => {
  expect(filterIn({ magnitudeNA: false }, 'magnitude')).toEqual({
    limited: true,
    min: -Infinity,
    max: Infinity,
    absent: false,
  });
  expect(filterIn({ magnitude: false, magnitudeNA: true }, 'magnitude')).toMatchObject({
    limited: false,
    absent: true,
  });
});
