import { expect, test } from 'vitest';
import { checkTable } from '#client/own-check/check-table.ts';
import { summarise } from '#client/own-check/summarise.ts';
import type { CalculateQuery, CalculationResult } from '#contract/opt/calculation.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import { BORRELLY, CERES } from '../../catalogue/parse/horizons-texts.ts';

const FIELDS = ['JD_UTC', 'AST_RA', 'AST_DEC', 'MAG', 'DELTA', 'R'];
/** The rows of the table, with the first two arcseconds of right ascension to the east, and the third half a magnitude fainter. */
const ROWS = [
  [2_459_740.5, 101.73343 + 2 / 3600, 26.78554, 8.741, 3.51731638211972, 2.603715306632],
  [2_459_750.5, 106.56175, 26.59903, 8.672, 3.55351777391857, 2.59811211126],
  [2_459_760.5, 111.42655, 26.26772, 9.086, 3.57844492658187, 2.592764176742],
  [2_459_770.5, 116.30339, 25.79505, 8.487, 3.59188943334117, null],
];

test('object, site, dates and step of a table are what the service calculates, and nothing else is sent', async () => {
  const { client, queries } = serving(ROWS);
  await checkTable(CERES, client, new AbortController().signal);
  expect(queries).toEqual([
    {
      names: ['1'],
      julianDateStart: 2_459_740.5,
      julianDateEnd: 2_459_770.5,
      step: 10,
      observatoryCode: '500',
    },
  ]);
});

test('a table of an observatory is calculated for its coordinates', async () => {
  const { client, queries } = serving(ROWS);
  await checkTable(BORRELLY, client, new AbortController().signal);
  expect(queries[0]).toMatchObject({
    names: ['19P'],
    observatoryLatitude: -30.240623,
    observatoryLongitude: 289.2634,
    observatoryElevation: 2712.3285,
  });
});

test('two arcseconds of right ascension at declination 26.8° are 1.79 arcseconds on the sky', async () => {
  const outcome = await checkTable(CERES, serving(ROWS).client, new AbortController().signal);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  const summaries = summarise(outcome.check.rows);
  expect(summaries.map(({ key, rows }) => [key, rows])).toEqual([
    ['place', 4],
    ['magnitude', 4],
    ['delta', 4],
    ['r', 3],
  ]);
  const [place, magnitude] = summaries;
  expect(place?.worst).toBeCloseTo(2 * Math.cos((26.78554 * Math.PI) / 180), 6);
  expect(place).toMatchObject({ median: 0, worstDate: '2022-06-10T00:00:00' });
  expect(magnitude?.worst).toBeCloseTo(0.5, 9);
});

test.each([
  ['a text that is no table', 'hello', /^Line 1: this is not an observer table/],
  ['a file that is no table', new Blob(['hello']), /^Line 1: this is not an observer table/],
])('%s is refused without a call', async (_, source, reason) => {
  const { client, queries } = serving(ROWS);
  const outcome = await checkTable(source, client, new AbortController().signal);
  expect(outcome).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  expect(queries).toEqual([]);
});

test('what the service says of an object that it does not know is the reason', async () => {
  const failure = {
    kind: 'problem',
    type: 'unknown-names',
    status: 400,
    message: 'No object is named 1.',
  } as const;
  const { client } = serving(ROWS);
  const outcome = await checkTable(
    CERES,
    { ...client, calculate: () => Promise.reject(new RequestFailed(failure)) },
    new AbortController().signal,
  );
  expect(outcome).toEqual({ kind: 'refused', reason: 'No object is named 1.' });
});

/** A service that is done at once. */
function serving(data: CalculationResult['object']['data'][number]['data']) {
  const queries: CalculateQuery[] = [];
  const result: CalculationResult = {
    object: { fields: FIELDS, units: [], data: [{ name: 'Ceres', designator: '1', data }] },
    sunmoon: { fields: [], units: [], data: [] },
    processed: 1,
    selected: 1,
    provenance: {
      forceModel: 'full',
      ephemeris: '',
      catalogueDate: '',
      observer: '',
      software: '',
      calculatedAt: '2026-01-01T00:00:00Z',
    },
  };
  const client = {
    calculate: (query: CalculateQuery) => {
      queries.push(query);
      return Promise.resolve({ token: 'job', estimatedTime: 0, selected: 1 });
    },
    result: () => Promise.resolve(result),
  };
  return { client, queries };
}
