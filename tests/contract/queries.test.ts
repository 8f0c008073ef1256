import { expect, test } from 'vitest';
import { calculateQuery } from '#contract/opt/calculation.ts';
import { RANGE_FILTER_NAMES } from '#contract/opt/filters.ts';
import { filteringQuery } from '#contract/opt/filtering.ts';
import { dataPoints, TOOL_STATE_ID_END } from '#contract/limits.ts';
import { parseQuery } from '#contract/rest/parse-query.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { pathOf, ROUTES } from '#contract/routes.ts';
import { loadToolStateQuery } from '#contract/tool-state-calls.ts';

const WINDOW = { julianDateStart: 2460676.5, julianDateEnd: 2460706.4999, step: 1 / 24 };

test('a query string comes back as the query that was written', () => {
  const query = {
    ...WINDOW,
    observatoryCode: '568',
    names: ['C/2020 F3', '99942 Apophis'],
    magnitudeMin: 1,
    magnitudeMax: 5,
    magnitudeNA: true,
    elevation: false as const,
    nrOfDaysUnobserved: 30,
    risk: [true],
    bodyType: [],
  };
  expect(parseQuery(filteringQuery, writeQuery(filteringQuery, query))).toEqual({ kind: 'valid', query });
});

test('a query string gives the fields of user-defined objects once per object, in their order', () => {
  const query = {
    ...WINDOW,
    names: [],
    kep_name: ['one, of mine', 'two'],
    kep_a: [1.5, 2.25],
  };
  const text = writeQuery(calculateQuery, query);
  expect(text).toContain('kep_name=one%2C%20of%20mine&kep_name=two&kep_a=1.5&kep_a=2.25');
  expect(parseQuery(calculateQuery, text)).toEqual({ kind: 'valid', query });
});

test('a query string is refused with any other parameter given twice; one that is never read may be repeated', () => {
  expect(parseQuery(calculateQuery, 'step=1&other=1&other=2&step=2&kep_a=1&kep_a=2')).toEqual({
    kind: 'mistaken',
    parameter: 'step',
    value: '1" and "2',
    expectation: 'must be given once',
  });
});

test.each([
  ['abc', 'must be the decimal number of a saved state'],
  [String(TOOL_STATE_ID_END), 'must be less than 2^128'],
])('a query string with %j for a saved state says what it must be', (toolStateId, expectation) => {
  expect(parseQuery(loadToolStateQuery, `toolStateId=${toolStateId}`)).toMatchObject({
    parameter: 'toolStateId',
    expectation,
  });
});

test('a query string with a fraction where a whole number is due says so', () => {
  const window = 'julianDateStart=1&julianDateEnd=2&step=1';
  const mistake = parseQuery(filteringQuery, `${window}&from=1.5`);
  expect(mistake).toMatchObject({ parameter: 'from', expectation: 'must be a whole number' });
});

test('a query string encodes a name with a slash and a blank exactly once', () => {
  const text = writeQuery(calculateQuery, { ...WINDOW, names: ['C/2020 F3', 'Apophis'] });
  expect(text).toContain('names=C%2F2020%20F3%2CApophis');
  expect(text).not.toContain('%25');
});

test('a query string sends limits and the N/A flag of a filter by its name', () => {
  const text = writeQuery(filteringQuery, {
    ...WINDOW,
    magnitudeMin: 1,
    magnitudeMax: 5,
    magnitudeNA: true,
  });
  expect(text).toContain('magnitudeMin=1&magnitudeMax=5');
  expect(text).toContain('magnitudeNA=true');
});

test('a query string switches a filter off with the word false', () => {
  const text = writeQuery(filteringQuery, {
    ...WINDOW,
    nrOfDaysUnobserved: false as const,
    magnitude: false as const,
  });
  expect(text).toContain('nrOfDaysUnobserved=false');
  expect(text).toContain('magnitude=false');
});

test('a query string distinguishes a list with nothing checked from an absent list', () => {
  const none = { ...WINDOW, bodyType: [] };
  expect(parseQuery(filteringQuery, writeQuery(filteringQuery, none))).toEqual({
    kind: 'valid',
    query: none,
  });
  expect(parseQuery(filteringQuery, writeQuery(filteringQuery, WINDOW))).toEqual({
    kind: 'valid',
    query: WINDOW,
  });
});

test.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e999'])('a query string refuses %j as a number', (text) => {
  const search = `julianDateStart=1&julianDateEnd=2&step=${encodeURIComponent(text)}`;
  expect(parseQuery(filteringQuery, search)).toMatchObject({ kind: 'mistaken', parameter: 'step' });
});

test('a query string holds nothing that was not requested, whatever it is called', () => {
  const search = `${writeQuery(filteringQuery, WINDOW)}&__proto__=1&constructor=2&toString=3&toString=4`;
  expect(parseQuery(filteringQuery, search)).toEqual({ kind: 'valid', query: WINDOW });
});

test('a query string has a parameter for every filter of the screen', () => {
  for (const name of RANGE_FILTER_NAMES) {
    expect(Object.keys(filteringQuery.shape)).toEqual(
      expect.arrayContaining([name, `${name}Min`, `${name}Max`, `${name}NA`]),
    );
  }
});

test('the data points of a calculation are objects × steps per day × days', () => {
  expect(dataPoints(10, 1 / 24, 30)).toBe(7200);
  expect(dataPoints(250, 0.5, 24)).toBe(12000);
});

test('the data points of a calculation count a window of no days as one day', () => {
  expect(dataPoints(3, 1, 0)).toBe(3);
});

test('every call lies under /rest', () => {
  for (const route of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    expect(pathOf(route)).toMatch(/^\/rest\/[^/]/);
  }
});
