import { expect, test } from 'vitest';
import { filteringQuery as schema } from '#contract/opt/filtering.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { filterQuery } from '#contract/opt/filter-query.ts';
import {
  clearedFilters,
  defaultFilters,
  isLimiting,
  minimumEnd,
  rangeEnds,
  withFilter,
} from '#machines/opt/filtering/filters.ts';
import { GEOCENTRIC } from '#machines/planning/observatory.ts';
import { filteringQuery } from '#machines/opt/filtering/queries.ts';
import { filtersFromSaved, filtersToSave } from '#contract/opt/saved-filters.ts';
import { plan } from '../../fakes/objects.ts';

test('filters of the first request are five limits, everything else open, and three ranges left out', () => {
  expect(filterQuery(defaultFilters())).toEqual({
    database: ['ESA/PDO', 'NEOCP', 'JPL'],
    bodyType: ['Asteroid', 'Comet', 'Unconfirmed'],
    orbitType: ['Amor', 'Apollo', 'Aten', 'Atira', 'N/A'],
    risk: [true, false],
    pha: [true, false],
    magnitudeMin: -30,
    magnitudeMax: 23,
    magnitudeNA: false,
    sunElongationMin: 50,
    sunElongationMax: 180,
    sunElongationNA: false,
    moonElongationMin: 30,
    moonElongationMax: 180,
    moonElongationNA: false,
    galaxyLatitudeMin: 0,
    galaxyLatitudeMax: 90,
    galaxyLatitudeNA: true,
    skyMovementMin: 0,
    skyMovementMax: 100,
    skyMovementNA: false,
    elevationMin: 20,
    elevationMax: 90,
    elevationNA: false,
    nrOfDaysUnobserved: 0,
    nrOfDaysUnobservedNA: true,
    observationArcMin: 0,
    observationArcNA: true,
  });
});

test('filters of the first request from the geocentre, where nothing has an elevation, have no limit on it', () => {
  const sent = filterQuery(defaultFilters(GEOCENTRIC));
  expect(sent).toMatchObject({ magnitudeMax: 23, sunElongationMin: 50, elevation: false });
  expect(Object.keys(sent)).not.toContain('elevationMin');
});

test('filters that are cleared check every option and switch every limit off', () => {
  expect(filterQuery(clearedFilters())).toMatchObject({
    orbitType: ['Amor', 'Apollo', 'Aten', 'Atira', 'N/A'],
    magnitude: false,
    moonglow: false,
    observationArc: false,
  });
  expect(Object.keys(filterQuery(clearedFilters()))).not.toContain('magnitudeNA');
});

test('filters with neither box checked send false, with only the NA box that as well', () => {
  const unchecked = { limited: false, min: 1, max: 5, absent: false };
  const filters = withFilter(defaultFilters(), { kind: 'range', name: 'magnitude', filter: unchecked });
  expect(filterQuery(filters)).toMatchObject({ magnitude: false });
  const onlyAbsent = { ...unchecked, absent: true };
  expect(
    filterQuery(withFilter(filters, { kind: 'range', name: 'magnitude', filter: onlyAbsent })),
  ).toMatchObject({ magnitude: false, magnitudeNA: true });
});

test('filters of a list with nothing checked let nothing pass', () => {
  const filters = withFilter(defaultFilters(), { kind: 'options', options: { bodyType: [] } });
  expect(filterQuery(filters).bodyType).toEqual([]);
});

test('filters are written as query parameters, a range without an upper bound only from below', () => {
  const between = { limited: true, min: 1, max: 5, absent: true };
  const above = { limited: true, min: 100, max: Number.POSITIVE_INFINITY, absent: false };
  const filters = [
    { kind: 'range', name: 'magnitude', filter: between } as const,
    { kind: 'range', name: 'densityOfStars', filter: above } as const,
  ].reduce(withFilter, defaultFilters());
  const timeStep = { step: 1, unit: 'd' } as const;
  const query = filteringQuery(plan(), timeStep, filters, { from: 0, size: 250 }, false);
  const text = new URLSearchParams(writeQuery(schema, query));
  expect(['Min', 'Max', 'NA'].map((end) => text.get(`magnitude${end}`))).toEqual(['1', '5', 'true']);
  expect(['Min', 'Max', 'NA'].map((end) => text.get(`densityOfStars${end}`))).toEqual(['100', null, 'false']);
});

test('objects of short arcs can be requested', () => {
  const filter = { limited: true, min: 0, max: 30, absent: false };
  const filters = withFilter(defaultFilters(), { kind: 'range', name: 'observationArc', filter });
  expect(filterQuery(filters)).toMatchObject({
    observationArcMin: 0,
    observationArcMax: 30,
    observationArcNA: false,
  });
  expect(isLimiting('observationArc', filters)).toBe(true);
});

test('the ends of a range that are missing are its bounds', () => {
  expect(rangeEnds('magnitude', { min: undefined, max: undefined })).toEqual({ min: -30, max: 35 });
  expect(rangeEnds('skyMovement', { min: undefined, max: 5 })).toEqual({ min: 0, max: 5 });
});

test('the ends of a range that lie outside are brought to its bounds', () => {
  expect(rangeEnds('densityOfStars', { min: 50, max: undefined })).toEqual({ min: 50, max: Infinity });
  expect(rangeEnds('densityOfStars', { min: undefined, max: 50 })).toEqual({ min: 0, max: 100 });
  expect(rangeEnds('elevation', { min: -91, max: 91 })).toEqual({ min: -90, max: 90 });
});

test('the ends of a range in the wrong order are exchanged', () => {
  expect(rangeEnds('sunElongation', { min: 120, max: 60 })).toEqual({ min: 60, max: 120 });
});

test('a smallest value below its bound is the bound, a missing one the default', () => {
  expect(minimumEnd('nrOfDaysUnobserved', -3)).toBe(0);
  expect(minimumEnd('nrOfDaysUnobserved', undefined)).toBe(0);
  expect(minimumEnd('nrOfDaysUnobserved', 30)).toBe(30);
});

test.each([
  ['magnitude', { limited: true, min: -30, max: 23, absent: false }, true],
  ['magnitude', { limited: true, min: -30, max: 35, absent: false }, true],
  ['magnitude', { limited: true, min: -30, max: 35, absent: true }, false],
  ['magnitude', { limited: false, min: -30, max: 23, absent: false }, false],
  ['magnitude', { limited: false, min: -30, max: 23, absent: true }, true],
] as const)('a filter keeps objects out in the range of %s, where %o: %s', (name, filter, isKeeping) => {
  const filters = withFilter(clearedFilters(), { kind: 'range', name, filter });
  expect(isLimiting(name, filters)).toBe(isKeeping);
});

test('a filter keeps objects out when an option is unchecked, or a smallest value set', () => {
  const filters = clearedFilters();
  expect(isLimiting('database', filters)).toBe(false);
  const checked = withFilter(filters, { kind: 'options', options: { database: ['JPL'] } });
  expect(isLimiting('database', checked)).toBe(true);
  const filter = { limited: true, min: 1, absent: true };
  const smallest = withFilter(filters, { kind: 'minimum', name: 'nrOfDaysUnobserved', filter });
  expect([filters, smallest].map((each) => isLimiting('nrOfDaysUnobserved', each))).toEqual([false, true]);
});

test('lost comets are requested only where their switch is on, which a preset leaves as it is', () => {
  const included = withFilter(defaultFilters(), { kind: 'lost', isIncluded: true });
  expect(filterQuery(defaultFilters())).not.toHaveProperty('includeLost');
  expect(filterQuery(filtersFromSaved(filtersToSave(included)))).toMatchObject({ includeLost: true });
  expect(withFilter(included, { kind: 'lost', isIncluded: false })).toEqual(defaultFilters());
});
