import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readSynodicPath } from '#contract/nov/synodic-bytes.ts';
import { synodicPath } from '#contract/nov/synodic.ts';
import type { SynodicTask } from '#server/tasks/synodic-tasks.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const YEAR = 'initD=2026-01-01T00:00Z&finalD=2027-01-01T00:00Z&planet=true&timeStep=1&timeStepUnit=days';
const ELLIPSE =
  'kep=true&kep_epoch=61000&kep_a=1&kep_e=0.1&kep_i=5&kep_long=20&kep_omega=30&kep_mean=40&kep_mag=19&kep_slope=0.2';
const HYPERBOLA = 'com_epoch=61000&com_q=1&com_e=1.5&com_i=5&com_long=20&com_omega=30&com_tp=61010';

async function service() {
  const tasks: SynodicTask[] = [];
  const compute = fakeCompute();
  const synodicOf = (task: SynodicTask) => {
    tasks.push(task);
    return compute.synodicOf(task);
  };
  const { app } = await fakeService({ compute: { ...compute, synodicOf } });
  const requestPath = async (query: string) => {
    const response = await app.request(`/rest/nov/${query}`);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { tasks, requestPath };
}

test('a path in the rotating frame of a year has 366 daily points, the first at midnight UTC of the first day', async () => {
  const { tasks, requestPath } = await service();
  const { body } = await requestPath(`synodic?desig=Eros&${YEAR}`);
  const { data, errors, provenance } = z.parse(synodicPath, body);
  expect([data.length, data[0].epoch, data[365].epoch, errors]).toEqual([366, 61041, 61406, []]);
  expect(tasks[0]).toMatchObject({ propagation: 'perturbed', planets: true, body: { number: '433' } });
  expect(provenance?.forceModel).toContain('relativity');
});

test('a path in the rotating frame of user-defined elements takes them, their magnitude and slope, whatever the catalogue holds', async () => {
  const { tasks, requestPath } = await service();
  await requestPath(`synodic?desig=Eros&${YEAR}&${ELLIPSE}&propagation=keplerian`);
  await requestPath(`synodic_hyperbolic?desig=mine&${YEAR}&${HYPERBOLA}`);
  expect(tasks).toMatchObject([
    { propagation: 'keplerian', body: { designation: 'Eros' }, photometry: { law: 'H-G', h: 19, g: 0.2 } },
    { propagation: 'perturbed', body: { designation: 'mine', elements: { eccentricity: 1.5 } } },
  ]);
  expect(tasks[1].photometry).toBeUndefined();
});

test('a path in the rotating frame says by which law its magnitudes are, and whether the slope is of catalogue, request or neither', async () => {
  const { requestPath } = await service();
  const laws = ['', '&g=0.2', '&g1=0.3&g2=0.4'].map(async (slopes) => {
    const { body } = await requestPath(`synodic?desig=Eros&${YEAR}${slopes}`);
    return z.parse(synodicPath, body).photometry;
  });
  expect(await Promise.all(laws)).toMatchObject([
    { law: 'H-G', g: 0.46, slopeFrom: 'catalogue' },
    { law: 'H-G', g: 0.2, slopeFrom: 'request' },
    { law: 'H-G1-G2', g1: 0.3, slopeFrom: 'request' },
  ]);
});

test('a path in the rotating frame has magnitudes by H and G, with G = 0.15 where none is given, or by G1 and G2 where both are', async () => {
  const { tasks, requestPath } = await service();
  await requestPath(`synodic?desig=mine&${YEAR}&${ELLIPSE.replace('&kep_slope=0.2', '')}`);
  await requestPath(`synodic?desig=mine&${YEAR}&${ELLIPSE}&g1=0.3&g2=0.4`);
  await requestPath(`synodic?desig=mine&${YEAR}&${ELLIPSE}&k1=12`);
  expect(tasks.map(({ photometry }) => photometry)).toEqual([
    { law: 'H-G', h: 19, g: 0.15, slopeFrom: 'default' },
    { law: 'H-G1-G2', h: 19, g1: 0.3, g2: 0.4, slopeFrom: 'request' },
    { law: 'comet', m1: 19, k1: 12, slopeFrom: 'request' },
  ]);
});

test('a path in the rotating frame has its planets in JSON alone: the page has its own ephemeris', async () => {
  const { app } = await fakeService();
  const path = `/rest/nov/synodic?desig=Eros&${YEAR}`;
  const bytes = await app.request(path, { headers: { Accept: 'application/octet-stream' } });
  expect(bytes.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(readSynodicPath(new Uint8Array(await bytes.arrayBuffer())).rows).toBe(366);
  expect((await app.request(path)).headers.get('Vary')).toBe('Accept');
});

test('a path in the rotating frame of an unknown name is an error with name and message', async () => {
  const { requestPath } = await service();
  const { body } = await requestPath(`synodic?desig=Nosuch&${YEAR}`);
  expect(body).toEqual({
    data: [],
    errors: [{ name: 'Nosuch', message: 'Object "Nosuch" was not found.' }],
  });
});

test.each([
  ['synodic?desig=Eros&initD=x&finalD=2027-01-01', 'bad-parameter', 'initD'],
  ['synodic?desig=Eros&initD=2027-01-01&finalD=2026-01-01', 'start-after-end', 'initD'],
  ['synodic?desig=Eros&initD=1900-01-01&finalD=1960-01-01', 'date-out-of-range', 'initD'],
  ['synodic?desig=Eros&initD=1950-01-01&finalD=2126-01-01', 'span-too-long', 'finalD'],
  ['synodic?desig=Eros&initD=1950-01-01&finalD=2049-01-01&timeStep=0.1', 'too-many-points', 'timeStep'],
  ['synodic?desig=Eros&finalD=2049-01-01', 'missing-parameter', 'initD'],
  [`synodic?desig=mine&${YEAR}&kep=true&kep_epoch=61000`, 'missing-parameter', 'kep_a'],
  [`synodic?desig=Eros&${YEAR}&g2=0.1`, 'missing-parameter', 'g1'],
  [`synodic?desig=Eros&${YEAR.replace('days', 'hours')}`, 'bad-parameter', 'timeStepUnit'],
  [`synodic?desig=Eros&${YEAR}&propagation=exact`, 'bad-parameter', 'propagation'],
  [`synodic?desig=mine&${YEAR}&${ELLIPSE.replace('kep_e=0.1', 'kep_e=1')}`, 'bad-parameter', 'kep_e'],
  [
    `synodic_hyperbolic?desig=mine&${YEAR}&${HYPERBOLA.replace('com_e=1.5', 'com_e=0.5')}`,
    'bad-parameter',
    'com_e',
  ],
])('a path in the rotating frame by %s is refused as %s, naming %s', async (query, kind, parameter) => {
  const { requestPath } = await service();
  const { status, body } = await requestPath(query);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toMatchObject({ type: expect.stringContaining(kind), ...(parameter && { parameter }) });
});
