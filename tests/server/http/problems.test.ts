import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PROBLEMS, problemBody, problemKind } from '#contract/rest/problem.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

const PLACE = 'observatoryCode=568';
const FRAME = 'julianDateStart=2461050.5&julianDateEnd=2461051.4999&step=0.25';

/** Request, its headers, and the kind of problem that it gets. */
const CASES: [what: string, path: string, kind: string, token?: string][] = [
  ['a search without a phrase', '/rest/asteroid/findAsteroidByPhrase', 'missing-parameter'],
  ['a search for nothing', '/rest/asteroid/findAsteroidByPhrase?query=', 'bad-parameter'],
  [
    'a search for a very long phrase',
    `/rest/asteroid/findAsteroidByPhrase?query=${'a'.repeat(201)}`,
    'bad-parameter',
  ],
  ['an unknown source', '/rest/asteroid/findAsteroidByPhrase?query=Eros&sourceType=Nowhere', 'bad-parameter'],
  [
    'a frame without a start',
    `/rest/opt/filtering?julianDateEnd=2461051&step=1&${PLACE}`,
    'missing-parameter',
  ],
  [
    'a date in words',
    `/rest/opt/filtering?julianDateStart=today&julianDateEnd=2461051&step=1&${PLACE}`,
    'bad-parameter',
  ],
  ['a UTC date that is none', `/rest/opt/filtering?${FRAME}&${PLACE}&utcEnd=yesterday`, 'bad-parameter'],
  ['the 30th of February', `/rest/opt/filtering?${FRAME}&${PLACE}&utcEnd=2026-02-30`, 'bad-parameter'],
  ['a page that begins before the first row', `/rest/opt/filtering?${ONE_NIGHT}&from=-1`, 'bad-parameter'],
  ['a page of half a row', `/rest/opt/filtering?${ONE_NIGHT}&size=0.5`, 'bad-parameter'],
  ['a page of 251 rows', `/rest/opt/filtering?${ONE_NIGHT}&size=251`, 'bad-parameter'],
  ['a body of an unknown type', `/rest/opt/filtering?${ONE_NIGHT}&bodyType=Planet`, 'bad-parameter'],
  ['a flag in words', `/rest/opt/filtering?${ONE_NIGHT}&magnitudeNA=perhaps`, 'bad-parameter'],
  [
    'the year 1899',
    `/rest/opt/calculate?julianDateStart=2415020.4&julianDateEnd=2415022&step=1&names=Eros&${PLACE}`,
    'date-out-of-range',
  ],
  [
    'a day the planets are not known on',
    `/rest/opt/calculate?julianDateStart=2415020.5&julianDateEnd=2415022&step=1&names=Eros&${PLACE}`,
    'date-out-of-range',
  ],
  [
    'the year 2471',
    `/rest/opt/calculate?julianDateStart=2623560&julianDateEnd=2623575&step=1&names=Eros&${PLACE}`,
    'date-out-of-range',
  ],
  [
    'a start after the end',
    `/rest/opt/calculate?julianDateStart=2461052&julianDateEnd=2461051&step=1&names=Eros&${PLACE}`,
    'start-after-end',
  ],
  [
    'a step of nine minutes',
    `/rest/opt/calculate?julianDateStart=2461050&julianDateEnd=2461051&step=0.00625&names=Eros&${PLACE}`,
    'step-too-small',
  ],
  [
    'a step backwards',
    `/rest/opt/calculate?julianDateStart=2461050&julianDateEnd=2461051&step=-1&names=Eros&${PLACE}`,
    'step-too-small',
  ],
  ['no place at all', `/rest/opt/calculate?${FRAME}&names=Eros`, 'observatory-invalid'],
  [
    'a latitude beyond the pole',
    `/rest/opt/calculate?${FRAME}&names=Eros&observatoryLatitude=91&observatoryLongitude=0`,
    'observatory-invalid',
  ],
  ['an unknown code', `/rest/opt/calculate?${FRAME}&names=Eros&observatoryCode=ZZZ`, 'observatory-unknown'],
  ['no names', `/rest/opt/calculate?${ONE_NIGHT}&names=`, 'missing-parameter'],
  ['an unknown name', `/rest/opt/calculate?${ONE_NIGHT}&names=Eros,Nosuch`, 'unknown-names'],
  [
    '251 names',
    `/rest/opt/calculate?${ONE_NIGHT}&names=${Array.from({ length: 251 }, (_, k) => `n${k}`).join(',')}`,
    'too-many-names',
  ],
  [
    '10 080 data points',
    `/rest/opt/calculate?julianDateStart=2461050.5&julianDateEnd=2461121.4999&step=${1 / 144}&names=Eros&${PLACE}`,
    'too-many-points',
  ],
  [
    'a population of two years',
    '/rest/sovt/population?initD=2026-02-01&finalD=2028-02-01',
    'window-too-long',
  ],
  [
    'a population of a year that began before today',
    '/rest/sovt/population?initD=2025-12-01',
    'window-too-far',
  ],
  [
    'a query of 140 000 characters',
    `/rest/asteroid/findAsteroidByName?query=${'a,'.repeat(70_000)}`,
    'query-too-long',
  ],
  [
    'a query of 5000 names that no call has',
    `/rest/opt/filtering?${Array.from({ length: 5000 }, (_, k) => `k${k}=`).join('&')}`,
    'query-too-long',
  ],
  ['results without a token', '/rest/opt/getCalculationResult', 'missing-token'],
  ['results of an unknown token', '/rest/opt/getCalculationResult', 'unknown-token', 'nobody'],
  ['a stop of an unknown token', '/rest/opt/cancelCalculation', 'unknown-token', 'nobody'],
  ['plots of an unknown token', '/rest/opt/longterm', 'unknown-token', 'nobody'],
  ['a call that does not exist', '/rest/opt/nothing', 'not-found'],
];

/** Kinds of problem that concern the whole request, and not one parameter. */
const OF_NO_PARAMETER = new Set(['query-too-long', 'not-found']);

test.each(CASES)('a separate kind of problem responds to %s', async (_what, path, kind, token) => {
  const { app, reported } = await fakeService();
  const response = await app.request(path, { headers: token === undefined ? {} : { Token: token } });
  const body = z.parse(problemBody, await response.json());
  expect(problemKind(body.type)).toBe(kind);
  expect(response.status).toBe(PROBLEMS[kind as keyof typeof PROBLEMS].status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(body.detail).not.toBe('');
  expect(body.parameter === undefined).toBe(OF_NO_PARAMETER.has(kind));
  expect(reported).toEqual([]);
});

test('a type that no problem of this service has is of no kind, whatever objects inherit', () => {
  expect(problemKind('https://example.org/problems#toString')).toBeUndefined();
});

test('a problem over a limit states the maximum and the current number', async () => {
  const { app } = await fakeService();
  const response = await app.request(
    `/rest/opt/calculate?julianDateStart=2461050.5&julianDateEnd=2461121.4999&step=${1 / 144}&names=Eros&${PLACE}`,
  );
  expect(z.parse(problemBody, await response.json())).toMatchObject({
    title: 'Your input data has exceeded maximum data points limit',
    maximum: 10_000,
    current: 10_080,
  });
});

test.each([
  ['kep_name', 'one&kep_name=one'],
  ['com_name', 'one&com_name=one'],
])('two objects of one name are reported by %s', async (parameter, names) => {
  const { app } = await fakeService();
  const ellipse =
    'kep_epoch=61000&kep_a=1&kep_e=0.1&kep_i=1&kep_long=0&kep_omega=0&kep_mean=0&kep_mag=20&kep_slope=0.15';
  const openOrbit =
    'com_epoch=61000&com_q=1&com_e=1.1&com_i=1&com_long=0&com_omega=0&com_tp=61000&com_mag=20&com_slope=0.15';
  const elements = parameter === 'kep_name' ? `${ellipse}&${ellipse}` : `${ellipse}&${openOrbit}`;
  const response = await app.request(`/rest/opt/calculate?${ONE_NIGHT}&names=&${elements}&kep_name=${names}`);
  expect(await response.json()).toMatchObject({
    type: '/rest/docs#duplicate-names',
    parameter,
    names: ['one'],
  });
});

test('10 000 data points are allowed', async () => {
  const { app } = await fakeService();
  const end = 2461050.5 + 2500 + 0.9999;
  const response = await app.request(
    `/rest/opt/calculate?julianDateStart=2461050.5&julianDateEnd=${end}&step=0.25&names=Eros&${PLACE}`,
  );
  expect(response.status).toBe(200);
});

test('a problem names the parameter and the value at fault', async () => {
  const { app } = await fakeService();
  const response = await app.request(`/rest/opt/filtering?${ONE_NIGHT}&size=251`);
  expect(z.parse(problemBody, await response.json())).toMatchObject({
    parameter: 'size',
    detail: 'size must be at most 250, but is "251".',
  });
});

test('a call is read with GET only', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/opt/filtering', { method: 'POST' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('other origins may read responses and tokens', async () => {
  const { app } = await fakeService();
  const preflight = await app.request('/rest/opt/calculate', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://example.org',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'Token',
    },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Token');
  const answer = await app.request('/rest/status', { headers: { Origin: 'https://example.org' } });
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Token');
});

test('other origins may read the tag of a response and request only what has changed since', async () => {
  const { app } = await fakeService();
  const preflight = await app.request('/rest/openapi.json', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://example.org',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    },
  });
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('If-None-Match');
  const answer = await app.request('/rest/openapi.json', { headers: { Origin: 'https://example.org' } });
  expect(answer.headers.get('Access-Control-Expose-Headers')?.split(',')).toContain('ETag');
});

test('other origins, and frames that have none, may save a state', async () => {
  const { app } = await fakeService();
  const preflight = await app.request('/rest/opt/saveToolState', {
    method: 'OPTIONS',
    headers: {
      Origin: 'null',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
});

test('an unforeseen failure is recorded, and its details are not sent', async () => {
  const catalogue = fakeCatalogue();
  const search = {
    ...catalogue.search,
    byPhrase: () => {
      throw new Error('no such file /somewhere/secret');
    },
  };
  const { app, reported } = await fakeService({ catalogue: { ...catalogue, search } });
  const response = await app.request('/rest/asteroid/findAsteroidByPhrase?query=Eros');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(String(reported)).toContain('/somewhere/secret');
});
