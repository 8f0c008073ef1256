import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { schemaOf } from '#contract/openapi/json-schema.ts';
import { parseQuery } from '#contract/rest/parse-query.ts';
import { isRepeatable } from '#contract/rest/query-string.ts';
import { closeApproachesQuery } from '#contract/fvt/close-approaches.ts';

const FRAME = 'startDate=61000&endDate=61010';

/** What a query says about one parameter. */
type Property = {
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly type?: string;
  readonly items?: Property;
};

/** A word that a parameter takes; nothing where it is not one of some words. */
function wordOf({ enum: words, const: constant, type, items }: Property): string | undefined {
  if (type === 'boolean') return constant === false ? 'false' : 'true';
  return items === undefined ? words?.find((word) => /[a-z]/i.test(word)) : wordOf(items);
}

const CHOICES = ALL_ENDPOINTS.flatMap(({ route, query }) => {
  const { properties = {} } = schemaOf(query) as { properties?: Record<string, Property> };
  return Object.entries(properties).flatMap(([parameter, property]) => {
    const word = wordOf(property);
    return word === undefined ? [] : [{ route, query, parameter, word }];
  });
});

test.each(CHOICES)('$parameter of $route takes $word in capital letters and in small ones', (choice) => {
  const { query, parameter, word } = choice;
  for (const text of [word, word.toUpperCase(), word.toLowerCase()]) {
    const { issues = [] } =
      z.safeParse(query, { [parameter]: isRepeatable(query, parameter) ? [text] : text }).error ?? {};
    expect(issues.filter(({ path: [name] }) => name === parameter)).toEqual([]);
  }
});

test('a main body is the same in capital letters and in small ones', () => {
  expect(parseQuery(closeApproachesQuery, `${FRAME}&mainBody=Earth,VENUS`)).toMatchObject({
    kind: 'valid',
    query: { mainBody: ['earth', 'venus'] },
  });
});

test('a main body that is none is refused with the words that there are', () => {
  expect(parseQuery(closeApproachesQuery, `${FRAME}&mainBody=Vulcan`)).toEqual({
    kind: 'mistaken',
    parameter: 'mainBody',
    value: 'Vulcan',
    expectation:
      'must be mercury or venus or earth or mars or jupiter or saturn or uranus or neptune or moon or all',
  });
});
