import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculateQuery, calculationResult, calculationTicket } from '#contract/opt/calculation.ts';
import { problemBody } from '#contract/rest/problem.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { DEGREE } from '#engine/constants.ts';
import { WATER_ICE } from '#engine/orbit/radial-law.ts';
import type { EphemerisTask } from '#server/tasks/ephemeris-of.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

const ELLIPSE = {
  kep_name: 'mine',
  kep_epoch: '61000.25',
  kep_a: '1.5',
  kep_e: '0.2',
  kep_i: '10',
  kep_long: '20',
  kep_omega: '30',
  kep_mean: '40',
  kep_mag: '20.5',
  kep_slope: '0.1',
};
const OPEN_ORBIT = {
  com_name: 'passing by',
  com_epoch: '61000',
  com_q: '0.9',
  com_e: '1',
  com_i: '100',
  com_long: '1',
  com_omega: '2',
  com_tp: '61100.5',
  com_mag: '15',
  com_slope: '0.15',
};

test('a calculation of user-defined objects puts them behind the named ones, with their elements, magnitude and provenance', async () => {
  const { requests, app, queue } = await recordingService();
  const response = await app.request(address('Eros', { ...OPEN_ORBIT, ...ELLIPSE }));
  const { token, selected } = z.parse(calculationTicket, await response.json());
  await queue.idle();

  const headers = { Token: token };
  const result = z.parse(
    calculationResult,
    await (await app.request('/rest/opt/getCalculationResult', { headers })).json(),
  );
  expect([selected, result.processed]).toEqual([3, 3]);
  expect(result.object.data.map(({ name, designator, database }) => [name, designator, database])).toEqual([
    ['Eros', 'A898 PA', 'JPL'],
    ['mine', 'mine_synthetic-object', 'User-defined'],
    ['passing by', 'passing_by_synthetic-object', 'User-defined'],
  ]);
  expect(result.object.data[1].provenance).toEqual({
    source: 'User-defined',
    epoch: 61000.25,
    catalogueDate: '',
    photometry: { law: 'H-G', h: 20.5, g: 0.1, slopeFrom: 'request' },
  });
  expect(result.object.data[2].data).toHaveLength(4);
  expect(requests[1].body).toEqual({
    designation: 'mine',
    bodyType: 'Asteroid',
    elements: {
      epoch: { scale: 'TDB', day: 2461000.5, offset: 0.25 },
      perihelionDistance: 1.2000000000000002,
      eccentricity: 0.2,
      inclination: 10 * DEGREE,
      node: 20 * DEGREE,
      argumentOfPerihelion: 30 * DEGREE,
      meanAnomaly: 40 * DEGREE,
    },
    absoluteMagnitude: 20.5,
    slope: 0.1,
  });
  expect(requests[2].body).toMatchObject({
    elements: { eccentricity: 1, perihelionTime: { scale: 'TDB', day: 2461100.5, offset: 0.5 } },
  });
});

test('a calculation of user-defined objects of open orbits takes their force, once per object or for none of them', async () => {
  const { requests, app, queue } = await recordingService();
  const two = { ...repeated(OPEN_ORBIT, 2), com_a1: ['0', '2.79e-7'], com_dt: ['5', '-20.5'] };
  const response = await app.request(address('', two));
  const { token } = z.parse(calculationTicket, await response.json());
  await queue.idle();
  expect(requests.map(({ body }) => body.nonGravitational)).toEqual([
    undefined,
    { a1: 2.79e-7, a2: 0, a3: 0, delay: -20.5, ...WATER_ICE },
  ]);
  const result = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  const { data } = z.parse(calculationResult, await result.json()).object;
  expect(data.map(({ provenance }) => provenance?.nonGravitational)).toEqual([
    undefined,
    'A1 = 2.790e-7 au/d², DT = -20.5 d; g(r) of water ice (Marsden et al. 1973)',
  ]);
});

test('a calculation of user-defined objects needs no name of the catalogue, and gives the plots their tables too', async () => {
  const { app, queue } = await fakeService();
  const response = await app.request(address('', ELLIPSE));
  const { token } = z.parse(calculationTicket, await response.json());
  await queue.idle();
  for (const route of ['longterm', 'shortterm']) {
    const plots = await app.request(`/rest/opt/${route}`, { headers: { Token: token } });
    const { object } = (await plots.json()) as { object: { data: { name: string; data: unknown[] }[] } };
    expect(object.data.map(({ name }) => name)).toEqual(['mine']);
    expect(object.data[0].data.length).toBeGreaterThan(0);
  }
});

test('a calculation of user-defined objects takes 250 at once', async () => {
  const { app } = await fakeService();
  const text = writeQuery(calculateQuery, {
    julianDateStart: 2461050.5,
    julianDateEnd: 2461050.6,
    step: 1,
    observatoryCode: '568',
    names: [],
    ...many(250),
  });
  expect(text.length).toBeLessThan(100_000);
  const response = await app.request(`/rest/opt/calculate?${text}`);
  expect(z.parse(calculationTicket, await response.json()).selected).toBe(250);
});

test.each([
  ['one field too few', { ...ELLIPSE, kep_e: undefined }, 'user-defined-mismatch', 'kep_e'],
  ['a second value of one field', { ...ELLIPSE, kep_i: ['1', '2'] }, 'user-defined-mismatch', 'kep_name'],
  ['a number that is none', { ...ELLIPSE, kep_a: 'one' }, 'bad-parameter', 'kep_a'],
  ['an ellipse with e = 1', { ...ELLIPSE, kep_e: '1' }, 'bad-parameter', 'kep_e'],
  ['a hyperbola with e < 1', { ...OPEN_ORBIT, com_e: '0.99' }, 'bad-parameter', 'com_e'],
  ['an epoch of 1899', { ...ELLIPSE, kep_epoch: '15019' }, 'bad-parameter', 'kep_epoch'],
  [
    'an A1 that only one of two has',
    { ...repeated(OPEN_ORBIT, 2), com_a1: '1e-8' },
    'user-defined-mismatch',
    'com_a1',
  ],
  ['an A2 that is no perturbation', { ...OPEN_ORBIT, com_a2: '0.001' }, 'bad-parameter', 'com_a2'],
  ['a delay of years', { ...OPEN_ORBIT, com_dt: '366' }, 'bad-parameter', 'com_dt'],
  ['a law that there is not', { ...OPEN_ORBIT, com_law: 'water' }, 'bad-parameter', 'com_law'],
  ['a slope above 1', { ...ELLIPSE, kep_slope: '1.01' }, 'bad-parameter', 'kep_slope'],
  ['a blank name', { ...ELLIPSE, kep_name: '  ' }, 'bad-parameter', 'kep_name'],
  ['the name of the object beside', { ...ELLIPSE, kep_name: '433  Eros' }, 'duplicate-names', 'kep_name'],
  [
    'the name of another of them',
    { ...ELLIPSE, ...OPEN_ORBIT, com_name: ' mine' },
    'duplicate-names',
    'com_name',
  ],
  [
    'a name that gives the same designator',
    { ...ELLIPSE, ...OPEN_ORBIT, com_name: 'm-ine!', kep_name: 'm ine' },
    'duplicate-names',
    'com_name',
  ],
])(
  'a calculation of user-defined objects refuses %s and names what is wrong',
  async (_, fields, kind, parameter) => {
    const { app } = await fakeService();
    const response = await app.request(address('Eros', fields));
    const problem = z.parse(problemBody, await response.json());
    expect(problem.type).toBe(`/rest/docs#${kind}`);
    expect(problem.parameter).toBe(parameter);
    expect(problem.detail).toContain(problem.names?.[0] ?? parameter);
  },
);

test('a calculation of user-defined objects names the second of several values as the wrong one', async () => {
  const { app } = await fakeService();
  const response = await app.request(address('Eros', { ...ELLIPSE, kep_a: ['1.5', '-2'] }));
  expect(z.parse(problemBody, await response.json()).detail).toBe(
    'kep_a must be at least 0.01, but is "-2".',
  );
});

test('a calculation of user-defined objects counts names and user-defined objects together towards 250', async () => {
  const { app } = await fakeService();
  const fields = writeQuery(calculateQuery, {
    julianDateStart: 2461050.5,
    julianDateEnd: 2461050.6,
    step: 1,
    observatoryCode: '568',
    names: ['Eros'],
    ...many(250),
  });
  const problem = z.parse(problemBody, await (await app.request(`/rest/opt/calculate?${fields}`)).json());
  expect([problem.type, problem.maximum, problem.current]).toEqual(['/rest/docs#too-many-names', 250, 251]);
});

test('a calculation of user-defined objects counts them towards the data points', async () => {
  const { app } = await fakeService();
  const month = 'julianDateStart=2461050.5&julianDateEnd=2461081.4999&step=0.01&observatoryCode=568';
  const response = await app.request(
    `/rest/opt/calculate?${month}&names=Eros&${fieldsText(repeated(ELLIPSE, 3))}`,
  );
  const problem = z.parse(problemBody, await response.json());
  expect([problem.type, problem.current]).toEqual(['/rest/docs#too-many-points', 12_000]);
});

test('a calculation of user-defined objects without any object and any name is refused because a name is missing', async () => {
  const { app } = await fakeService();
  const problem = z.parse(problemBody, await (await app.request(address('', {}))).json());
  expect([problem.type, problem.parameter]).toEqual(['/rest/docs#missing-parameter', 'names']);
});

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

function address(names: string, fields: Fields): string {
  return `/rest/opt/calculate?${ONE_NIGHT}&names=${encodeURIComponent(names)}&${fieldsText(fields)}`;
}

function fieldsText(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The same object this many times, by other names. */
function repeated(fields: Readonly<Record<string, string>>, count: number): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    Array.from({ length: count }, (_, index) => (name.endsWith('_name') ? `${value} ${index}` : value)),
  ]);
  return Object.fromEntries(entries);
}

/** This many ellipses with as many digits as numbers have. */
function many(count: number) {
  const each = <Value>(value: Value) => Array.from({ length: count }, () => value);
  return {
    kep_name: Array.from({ length: count }, (_, index) => `my elliptical object ${index}`),
    kep_epoch: each(61000.123456789),
    kep_a: each(1.2345678901234567),
    kep_e: each(0.12345678901234568),
    kep_i: each(12.345678901234567),
    kep_long: each(123.45678901234567),
    kep_omega: each(234.56789012345678),
    kep_mean: each(345.67890123456789),
    kep_mag: each(20.123),
    kep_slope: each(0.15),
  };
}

/** A service, with the ephemerides that it has computed. */
async function recordingService() {
  const requests: EphemerisTask[] = [];
  const compute = fakeCompute({
    ephemerisOf: async (task) => {
      requests.push(task);
      return fakeCompute().ephemerisOf(task);
    },
  });
  return { requests, ...(await fakeService({ compute })) };
}
