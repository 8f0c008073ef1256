import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { CALL_GUIDES } from '#contract/openapi/call-guide.ts';
import { openApiDocument } from '#contract/openapi/document.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import { isParameter } from '#contract/rest/query-string.ts';
import { pathOf } from '#contract/routes.ts';

type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: object;
  example: unknown;
};
type Document = {
  openapi: string;
  servers: readonly { url: string }[];
  'x-problems': object;
  paths: Record<string, { get: { parameters: Parameter[]; responses: Record<string, object> } }>;
};

const document = openApiDocument('1.2.3') as Document;

test('the OpenAPI description holds every call', () => {
  expect(Object.keys(document.paths)).toEqual(ALL_ENDPOINTS.map(({ route }) => pathOf(route)));
});

test.each(['/', '/some/path/'])(
  'the OpenAPI description has its calls below the path %s of the page that it is served with',
  (base) => {
    const [server] = document.servers.map(({ url }) => new URL(url, `http://host${base}rest/openapi.json`));
    expect(server?.href).toBe(`http://host${base}`);
  },
);

test('the OpenAPI description names the unit and the time scale of every epoch and date in days that a response has', () => {
  const unnamed: string[] = [];
  let named = 0;
  for (const [path, call] of Object.entries(document.paths)) {
    for (const [key, schema] of propertiesIn(Object.values(call)[0]?.responses)) {
      if (!DAYS.has(key) || schema['type'] !== 'number') continue;
      if (/^Modified Julian Date (TDB|UTC)\.$/.test(String(schema['description']))) named++;
      else unnamed.push(`${path} ${key}`);
    }
  }
  expect(unnamed).toEqual([]);
  expect(named).toBeGreaterThan(20);
});

test('the OpenAPI description distinguishes numbers from texts, and what must be given from what may', () => {
  const { parameters } = document.paths['/rest/opt/calculate'].get;
  expect(parameters).toContainEqual({
    name: 'step',
    in: 'query',
    required: true,
    description: 'Time step, days.',
    schema: { type: 'number' },
    example: 0.041_666_666_7,
    'x-tried': true,
  });
  expect(parameters.find(({ name }) => name === 'names')).toMatchObject({ style: 'form', explode: false });
  expect(parameters.find(({ name }) => name === 'kep_a')).toMatchObject({
    required: false,
    schema: { type: 'array', items: { type: 'number', minimum: 0.01, maximum: 10_000 } },
    explode: true,
    description: expect.stringContaining('once per object'),
  });
  expect(parameters.find(({ name }) => name === 'Token')).toMatchObject({ in: 'header', required: false });
});

test('the OpenAPI description says of every parameter what it means, and in which unit where it has one', () => {
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { parameters } of calls)
    for (const { name, description } of parameters) expect(description, name).toMatch(/^\S.*\.$/);
  const { parameters } = document.paths['/rest/opt/filtering'].get;
  const noteOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.description;
  expect(noteOf('skyMovementMax')).toBe('Largest skyMovement, arcsec/min.');
  expect(noteOf('observatoryElevation')).toBe('Height above the ellipsoid, m.');
  expect(noteOf('nrOfDaysUnobserved')).toBe('Smallest nrOfDaysUnobserved, d; false switches the limit off.');
  expect(noteOf('magnitude')).toBe('false switches the limit on magnitude off.');
});

test('the OpenAPI description has an example of every parameter, and of every call one that its schema accepts', () => {
  for (const { query, route } of ALL_ENDPOINTS) {
    const values = CALL_GUIDES[route].query;
    expect(
      Object.keys(values).filter((name) => !isParameter(query, name)),
      route,
    ).toEqual([]);
  }
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { parameters } of calls)
    for (const { name, example } of parameters) {
      expect(example, name).toBeDefined();
      expect(example, name).not.toBeNaN();
    }
});

test('the OpenAPI description lists every kind of problem with its status and a sentence', () => {
  expect(document['x-problems']).toEqual(PROBLEMS);
});

test('the OpenAPI description names the statuses of problems', () => {
  expect(Object.keys(document.paths['/rest/opt/calculate'].get.responses)).toEqual([
    '200',
    '400',
    '404',
    '405',
    '408',
    '414',
    '417',
    '422',
    '429',
    '431',
    '500',
    '503',
  ]);
});

/** Names under which responses have a date as a number of days. */
const DAYS = new Set(['epoch', 'mjd', 'tp', 't']);

/** Every property of the schemas in a part of the document, with its name. */
function propertiesIn(part: unknown, name = ''): readonly (readonly [string, Record<string, unknown>])[] {
  if (!isRecord(part)) return [];
  const own = Object.entries(part).flatMap(([key, value]) => propertiesIn(value, key));
  return [[name, part], ...own];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
