import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { closeApproaches, type CloseApproaches } from '#contract/fvt/close-approaches.ts';
import { createApproachMaker } from '#server/tasks/approaches-of.ts';
import { computed } from '#server/tasks/computed.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/** 2020-01-01 to 2030-01-01. */
const DECADE = { startDate: '58849', endDate: '62502' };

test('the close approaches of Apophis to the Earth are that of 2029, with how sure it is', async () => {
  const { closeApproaches: found, errors } = await respond({ ...DECADE, names: 'Apophis' });
  expect(errors).toEqual([]);
  expect(found).toHaveLength(1);
  const [one] = found;
  expect(one).toMatchObject({
    number: '99942',
    name: 'Apophis',
    designator: expect.any(String),
    mainBody: { id: 'earth', name: 'Earth' },
    datetime: expect.stringMatching(/^2029-04-13T21:4\d:/),
    infvtarchive: true,
    provenance: {
      source: expect.stringMatching(/\S/),
      catalogueDate: expect.stringMatching(/^\d{4}-\d\d/),
      epoch: expect.any(Number),
      forceModel: expect.stringMatching(/^full: /),
    },
  });
  expect(one.distanceKm).toBeGreaterThan(37_900);
  expect(one.distanceKm).toBeLessThan(38_100);
  expect(one.distanceRadii).toBeCloseTo(5.96, 1);
  expect(one.vInfinityKmS).toBeCloseTo(5.84, 1);
  expect(one.jds).toHaveLength(11);
  expect(one.jds[5]).toBe(2_462_239.5);
  expect(one.uncertainty.origin).not.toBe('none');
});

test('farther approaches are found up to the requested distance', async () => {
  const { closeApproaches: found } = await respond({ ...DECADE, names: '99942', distMax: '0.2' });
  expect(found.map(({ datetime }) => datetime.slice(0, 4))).toEqual(['2021', '2029']);
});

test('the close approaches of Apophis to every planet and the Moon come in order of date', async () => {
  const query = { ...DECADE, names: '99942', mainBody: 'all', distMax: '0.15' };
  const { closeApproaches: found } = await respond(query);
  expect(found.map(({ mainBody }) => mainBody.id)).toEqual([
    'moon',
    'earth',
    'venus',
    'venus',
    'earth',
    'moon',
  ]);
});

test('the close approaches of Apophis come with the names that lead to no object', async () => {
  const { errors } = await respond({ ...DECADE, names: 'Nobody,99942' });
  expect(errors).toEqual([{ name: 'Nobody', message: 'Object "Nobody" was not found.' }]);
});

test.each([
  ['startDate', { startDate: '30000' }, 'date-out-of-range'],
  ['startDate', { startDate: '62502' }, 'start-after-end'],
  ['endDate', { endDate: 'tomorrow' }, 'bad-parameter'],
  ['mainBody', { mainBody: '' }, 'bad-parameter'],
  ['mainBody', { mainBody: 'earth,pluto' }, 'bad-parameter'],
  ['distMax', { distMax: '0.6' }, 'bad-parameter'],
])('the close approaches of Apophis are refused where %s is wrong', async (parameter, change, kind) => {
  const { app } = await service();
  const response = await app.request(addressOf({ ...DECADE, names: '99942', ...change }));
  expect(await response.json()).toMatchObject({ parameter, type: `/rest/docs#${kind}` });
});

/**
 * Sources: Jenniskens et al. (2009), Nature 458, 485; de la Fuente Marcos, de la Fuente Marcos & Mialle (2016), Ap&SS 361, 358;
 * Spurný et al. (2024), A&A 686, A67.
 */
test.each([
  { name: '2008 TC3', where: 'Sudan', from: 54_744, at: '2008-10-07T02:45', latitude: 21, longitude: 31.25 },
  {
    name: '2014 AA',
    where: 'the Atlantic',
    from: 56_657,
    at: '2014-01-02T02:50',
    latitude: 11,
    longitude: -44,
  },
  {
    name: '2024 BX1',
    where: 'Brandenburg',
    from: 60_328,
    at: '2024-01-21T00:32',
    latitude: 52.6,
    longitude: 12.4,
  },
])('$name of the built-in catalogue falls over $where', async ({ name, from, at, latitude, longitude }) => {
  const query = { startDate: String(from), endDate: String(from + 5), names: name };
  const { closeApproaches: found, errors } = await respond(query);
  expect(errors).toEqual([]);
  expect(found).toHaveLength(1);
  const entry = found[0].impact?.entry;
  expect(Math.abs(Date.parse(entry?.datetime ?? '') - Date.parse(`${at}Z`))).toBeLessThan(20 * 60_000);
  expect(Math.abs((entry?.latitude ?? Number.NaN) - latitude)).toBeLessThan(2.5);
  expect(Math.abs((entry?.longitude ?? Number.NaN) - longitude)).toBeLessThan(1.25);
});

async function respond(values: Record<string, string>): Promise<CloseApproaches> {
  const { app, reported } = await service();
  const response = await app.request(addressOf(values));
  const answer: unknown = await response.json();
  expect(reported).toEqual([]);
  return z.parse(closeApproaches, answer);
}

function service() {
  const { approachesOf } = createApproachMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const catalogue = serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in');
  const compute = fakeCompute({ approachesOf: async (task) => computed(() => approachesOf(task)) });
  return fakeService({ prepared: false, compute, catalogue });
}

function addressOf(values: Record<string, string>): string {
  return `/rest/fvt/closeApproaches?${new URLSearchParams(values)}`;
}
