import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { CALL_GUIDES } from '#contract/openapi/call-guide.ts';
import { openApiDocument } from '#contract/openapi/document.ts';
import { julianDateText, modifiedDateText, utcText } from '#contract/rest/date-text.ts';
import { parseQuery } from '#contract/rest/parse-query.ts';
import { pathOf } from '#contract/routes.ts';

type Parameter = { readonly name: string; readonly description: string; readonly schema: Schema };
type Schema = { readonly examples?: readonly string[]; readonly items?: Schema };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters: Parameter[] }>>>>;
};

/** Every form of the beginning of 14 April 2029. The Julian date is that of the Astronomical Almanac. */
const MIDNIGHT = [
  '2462240.5',
  '62240',
  '+62240.0',
  'JD 2462240.5',
  'jd2462240.5',
  'MJD 62240',
  'MJD62240.0',
  'MJD+62240',
  '2029-04-14',
  '2029-04-14T00:00',
  '2029-04-14 00:00:00.000',
  '2029-04-14T00:00:00Z',
  '2029-04-14T02:00+02:00',
  '2029-04-14T02:00+0200',
  '2029-04-13T17:00:00-07',
];

/** No dates, or not unambiguous ones. */
const NO_DATES = [
  'yesterday',
  '14/04/2029',
  '2029-4-14',
  '2029-02-30',
  'MJD',
  'TJD 2240',
  '2029-04-14T25:00',
  '0x10',
  '',
];

const document = openApiDocument('1.2.3') as Document;

/** Every date that a call takes. */
const DATES = ALL_ENDPOINTS.flatMap(({ route, query }) =>
  Object.values(document.paths[pathOf(route)] ?? {}).flatMap(({ parameters }) =>
    parameters
      .filter(({ schema }) => (schema.examples ?? schema.items?.examples) !== undefined)
      .map(({ name, description }) => ({ route, query, name, description })),
  ),
);

const [jd, mjd, iso] = [julianDateText(), modifiedDateText('UTC', z.number()), utcText()];

test.each(MIDNIGHT)('a date of a query is the beginning of 14 April 2029 UTC as %s', (form) => {
  const text = form.replace('+', ' '); // a query that does not escape a plus has a blank there
  for (const each of [form, text]) {
    expect(z.decode(jd, each)).toBe(2_462_240.5);
    expect(z.decode(mjd, each)).toBe(62_240);
    expect(Date.parse(z.decode(iso, each).padEnd(11, 'T').replace(/T$/, 'T00:00').replace(/Z?$/, 'Z'))).toBe(
      Date.UTC(2029, 3, 14),
    );
  }
});

test('a number alone is a Julian date from a million on, and a Modified one below, whatever the parameter is', () => {
  expect(['1000000', '999999', '-102644'].map((text) => z.decode(jd, text))).toEqual([
    1_000_000, 3_399_999.5, 2_297_356.5,
  ]);
  expect(['1000000', '999999', '-102644'].map((text) => z.decode(mjd, text))).toEqual([
    -1_400_000.5, 999_999, -102_644,
  ]);
  expect(['2462240.75', '62240.25'].map((text) => z.decode(iso, text))).toEqual(
    Array.from({ length: 2 }, () => '2029-04-14T06:00:00.000Z'),
  );
});

test('a date of a query is TDB where the parameter is, but UTC with a zone, of which TDB was 69.184 s ahead in 2020', () => {
  const tdb = modifiedDateText('TDB', z.number());
  expect(z.decode(tdb, '2020-01-01')).toBe(58_849);
  for (const utc of ['2020-01-01T00:00Z', '2020-01-01T05:00+05:00'])
    expect((z.decode(tdb, utc) - 58_849) * 86_400).toBeCloseTo(69.184, 2);
});

test.each(NO_DATES)('a date of a query is refused as %j', (text) => {
  for (const each of [jd, mjd, iso]) expect(z.safeDecode(each, text).success).toBe(false);
});

test('every parameter of a date in the OpenAPI description is one of a date, and the other way round', () => {
  expect(DATES.length).toBeGreaterThan(40);
  const others = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods).flatMap(({ parameters }) => parameters))
    .filter(({ description }) => /Julian|\bUTC\b|local evening/.test(description))
    .map(({ name }) => name)
    .filter((name) => !DATES.some((date) => date.name === name));
  expect([...new Set(others)]).toEqual([]);
});

test.each(DATES)(
  '$route takes $name in all forms, and refuses others by their name',
  ({ route, query, name, description }) => {
    const rest = { ...CALL_GUIDES[route].query };
    const parse = (text: string) =>
      parseQuery(query, new URLSearchParams({ ...rest, [name]: text }).toString());
    const values = MIDNIGHT.map((text) => {
      const parsed = parse(text);
      if (parsed.kind === 'mistaken') throw new Error(`${parsed.parameter} ${parsed.expectation}`);
      const value = (parsed.query as Readonly<Record<string, unknown>>)[name];
      return Array.isArray(value) ? (value[0] as number) : value;
    });
    const days = values.map((value) =>
      typeof value === 'number'
        ? value > 1e6
          ? value
          : value + 2_400_000.5
        : z.decode(julianDateText(), String(value)),
    );
    const isTdb = description.includes('TDB');
    for (const day of days) expect(Math.abs(day - 2_462_240.5)).toBeLessThan(isTdb ? 70 / 86_400 : 1e-9);
    expect(description).toMatch(/, M?JD .*ISO 8601/);
    expect(parse('yesterday')).toMatchObject({
      kind: 'mistaken',
      parameter: name,
      value: 'yesterday',
      expectation: expect.stringMatching(
        /^must be a (Modified )?Julian [Dd]ate \(.*, M?JD .*ISO 8601/,
      ) as unknown,
    });
  },
);

test('a number that is a date in no calendar is refused by the range of its parameter', () => {
  const codec = modifiedDateText('UTC', z.number().check(z.lte(300_000)));
  expect(z.safeDecode(codec, '2462240.5')).toMatchObject({ success: true, data: 62_240 });
  expect(z.safeDecode(codec, '20290414').success).toBe(false);
  expect(z.safeDecode(iso, '20290414').success).toBe(false);
});
