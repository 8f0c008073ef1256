import { expect, test } from 'vitest';
import { filteringQuery } from '#contract/opt/filtering.ts';
import { storedHorizonsText, readStoredHorizons } from '#contract/site/horizon.ts';
import { parseQuery } from '#contract/rest/parse-query.ts';
import { writeQuery } from '#contract/rest/query-string.ts';

const WINDOW = { julianDateStart: 2460676.5, julianDateEnd: 2460706.4999, step: 1 / 24 };

test('A horizon in a query comes back as the corners that were written', () => {
  const horizon = [
    { azimuth: 0, altitude: 12.5 },
    { azimuth: 359.9, altitude: -1 },
  ];
  const text = writeQuery(filteringQuery, { ...WINDOW, horizon });
  expect(parseQuery(filteringQuery, text)).toEqual({ kind: 'valid', query: { ...WINDOW, horizon } });
});

test.each(['', '0', '0 12,', '0 12 3', '361 0', '0 91', 'north 5', '0 Infinity'])(
  'A horizon in a query is refused by its name where it is %j',
  (horizon) => {
    const text = `${writeQuery(filteringQuery, WINDOW)}&horizon=${encodeURIComponent(horizon)}`;
    expect(parseQuery(filteringQuery, text)).toMatchObject({ kind: 'mistaken', parameter: 'horizon' });
  },
);

test('the horizons that a browser stores are those of the twenty sites that were added last', () => {
  const codes = Array.from({ length: 25 }, (_, place) => String(700 - place));
  const stored = codes.reduce(withSite, new Map<string, string>());
  expect([...stored.keys()]).toEqual(codes.slice(5));
  expect(stored.get('676')).toBe('0 5');
});

test('the horizons that a browser stores count one that is changed as added last, and lose one that is emptied', () => {
  const stored = ['568', 'G96', '057', '568'].reduce(withSite, new Map<string, string>());
  expect([...stored.keys()]).toEqual(['G96', '057', '568']);
  expect([...readStoredHorizons(storedHorizonsText(stored, 'G96', ' ')).keys()]).toEqual(['057', '568']);
});

test('the horizons that a browser stores come back from what was stored by site before', () => {
  expect([...readStoredHorizons('{"G96":"0 10","568":"0 5"}')]).toEqual([
    ['568', '0 5'],
    ['G96', '0 10'],
  ]);
});

test('the horizons that a browser stores come back but for those that are not valid', () => {
  const text = JSON.stringify([['A12', '0 10'], [`A${'1'.repeat(80)}`, '0 10'], ['B34', 5], 'C56']);
  expect([...readStoredHorizons(text)]).toEqual([['A12', '0 10']]);
});

test.each(['', '{', '[]', '{"A12":5}'])(
  'the horizons that a browser stores are none where %j was stored',
  (text) => {
    expect(readStoredHorizons(text).size).toBe(0);
  },
);

/** What a browser stores once one more site has a horizon. */
function withSite(stored: ReadonlyMap<string, string>, site: string): ReadonlyMap<string, string> {
  return readStoredHorizons(storedHorizonsText(stored, site, '0 5'));
}
