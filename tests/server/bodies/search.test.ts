import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asteroids, asteroidsByName, impactors } from '#contract/asteroid.ts';
import { observatories } from '#contract/site/observatory.ts';
import { serviceStatus } from '#contract/status.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('searching finds an observatory by its code', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/observatory/findObservatoryByPhrase?query=568');
  expect(z.parse(observatories, await response.json())).toEqual([
    { id: 1568, code: '568', name: 'Maunakea', latitude: 19.83, longitude: -155.47, alt: 4200 },
  ]);
});

test('searching finds a body by a part of its name, with what lists show of it', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/findAsteroidByPhrase?query=Ero');
  expect(z.parse(asteroids, await response.json())).toEqual([
    expect.objectContaining({
      number: '433',
      name: 'Eros',
      designator: 'A898 PA',
      code: 'NEO',
      sourceType: { name: 'JPL' },
      bodyType: { name: 'Asteroid' },
      objectGroup: { name: 'N/A' },
      magnitude: 10.4,
      diameter: 29_543, // an estimate has no more digits
      diameterEstimated: true,
    }),
  ]);
});

test.each([
  ['/asteroid/findAsteroidByName?query=Eros,2026%20ZZ99', '2026 ZZ99'],
  ['/asteroid/findAsteroidByPhrase?query=2026%20ZZ99', '2026 ZZ99'],
  ['/nov/ephemerides/keplerian?names=2026%20ZZ99', '2026 ZZ99'],
  ['/nov/ephemerides/perturbed?name=2026%20ZZ99', '2026 ZZ99'],
  ['/observatory/findObservatoryByPhrase?query=Nowhere', 'Nowhere'],
  ['/opt/orbit?name=Eros&observatoryCode=Z99', 'Z99'],
])(
  'searching for what a catalogue that is still being read may contain says when to come back: %s',
  async (path, sought) => {
    const { app } = await fakeService({ catalogue: { ...fakeCatalogue(), isProvisional: true } });
    const response = await app.request(`/rest${path}`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({
      type: '/rest/docs#starting',
      detail: `The catalogue is still being read, and "${sought}" may be in it.`,
    });
  },
);

test('searching responds from the present catalogue while a fuller catalogue is being read', async () => {
  const { app } = await fakeService({ catalogue: { ...fakeCatalogue(), isProvisional: true } });
  for (const path of ['findAsteroidByName?query=Eros', 'findAsteroidByPhrase?query=Ero'])
    expect((await app.request(`/rest/asteroid/${path}`)).status).toBe(200);
});

test('searching lets only the requested sources through', async () => {
  const { app } = await fakeService();
  const of = async (sources: string) => {
    const response = await app.request(
      `/rest/asteroid/findAsteroidByPhrase?query=Eros&sourceType=${sources}`,
    );
    return (z.parse(asteroids, await response.json()) ?? []).length;
  };
  expect([await of('NEOCP'), await of('NEOCP,JPL')]).toEqual([0, 1]);
});

test('searching finds candidates of the confirmation page where a snapshot of it is loaded', async () => {
  const candidates = [
    {
      designation: 'P21erOx',
      score: 98,
      rightAscensionDeg: 10,
      declinationDeg: 5,
      absoluteMagnitude: 24.1,
    },
  ];
  const { app } = await fakeService({
    catalogue: fakeCatalogue(FAKE_BODIES, { date: '2026-01-09', candidates }),
  });
  const of = async (sources: string) => {
    const response = await app.request(`/rest/asteroid/findAsteroidByPhrase?query=ero${sources}`);
    return z.parse(asteroids, await response.json()).map(({ designator, neocp }) => [designator, neocp]);
  };
  const [eros, candidate] = [
    ['A898 PA', false],
    ['P21erOx', true],
  ];
  expect(await of('')).toEqual([eros, candidate]);
  expect(await of('&sourceType=NEOCP')).toEqual([candidate]);
  expect(await of('&sourceType=NEOCP,JPL')).toEqual([eros, candidate]);
  expect(await of('&sourceType=JPL')).toEqual([eros]);
  const named = await app.request('/rest/asteroid/findAsteroidByName?query=P21erOx');
  expect(z.parse(asteroidsByName, await named.json()).errors[0]?.message).toBe(
    'Object "P21erOx" is on the NEO Confirmation Page and has no orbit in the catalogue yet. Tonight lists it below its objects, and plans it on the orbits that fit its observations.',
  );
});

test('searching marks what is not a near-Earth object', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/findAsteroidByPhrase?query=Ceres');
  expect(z.parse(asteroids, await response.json())[0]).toMatchObject({
    filename: 'non-NEA',
    code: 'non-NEO',
  });
});

test('searching names what it does not know beside what it found', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/findAsteroidByName?query=Eros,Nosuch');
  const { asteroids: found, errors } = z.parse(asteroidsByName, await response.json());
  expect(found.map(({ name }) => name)).toEqual(['Eros']);
  expect(errors).toEqual([{ name: 'Nosuch', message: 'Object "Nosuch" was not found.' }]);
});

test('searching says who may be meant where only the capitals are others', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/findAsteroidByName?query=eros');
  expect(z.parse(asteroidsByName, await response.json())).toEqual({
    asteroids: [],
    errors: [{ name: 'eros', message: 'Object "eros" was not found.', suggestions: ['Eros'] }],
  });
});

test('searching takes 300 names that lead to few objects, and refuses 251 objects', async () => {
  const bodies = Array.from({ length: 251 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const of = (names: readonly string[]) =>
    app.request(`/rest/asteroid/findAsteroidByName?query=${encodeURIComponent(names.join(','))}`);
  const names = bodies.map(({ designation }) => designation);
  const few = await of([...names.slice(0, 200), ...names.slice(0, 100)]);
  expect(z.parse(asteroidsByName, await few.json()).asteroids).toHaveLength(200);
  expect((await of(names)).status).toBe(422);
});

test('searching finds a designation written without its blank', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/findAsteroidByName?query=2025AB1');
  expect(z.parse(asteroidsByName, await response.json()).asteroids[0]?.designator).toBe('2025 AB1');
});

test('searching lists the objects that have hit the Earth', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/impactors');
  expect(z.parse(impactors, await response.json())).toEqual([{ name: '2008 TC3', impactDate: '2008-10-07' }]);
});

test('the status lists what the service works with', async () => {
  const { app } = await fakeService();
  const status = z.parse(serviceStatus, await (await app.request('/rest/status')).json());
  expect(status).toMatchObject({
    now: '2026-01-10T00:00:00.000Z',
    catalogue: { name: 'test', objects: 3, nearEarthObjects: 2, observatories: 2, loading: false },
    preparation: { done: 2, total: 2 },
  });
});

test('the status says which date half of the orbits have, or an earlier one, beside that of the newest', async () => {
  const bodies = ['2019-07-02', '2021-07-08', '2021-07-08', '2021-07-08', '2026-07'].map((date, index) => {
    const body = fakeBody({ index, designation: `2026 A${index}` });
    return { ...body, provenance: { ...body.provenance, orbit: { ...body.provenance.orbit, date } } };
  });
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const { catalogue } = z.parse(serviceStatus, await (await app.request('/rest/status')).json());
  expect(catalogue.usualDate).toBe('2021-07-08');
});

test('the status lists where map tiles and pictures of the sky come from, when they come from somewhere', async () => {
  const tileAddress = 'https://tiles.example.org/{z}/{x}/{y}.png';
  const surveyAddress = 'https://sky.example.org/survey';
  const statuses = await Promise.all(
    [await fakeService({ tileAddress, surveyAddress }), await fakeService()].map(async ({ app }) =>
      z.parse(serviceStatus, await (await app.request('/rest/status')).json()),
    ),
  );
  expect(statuses.map((status) => status.tileAddress)).toEqual([tileAddress, undefined]);
  expect(statuses.map((status) => status.surveyAddress)).toEqual([surveyAddress, undefined]);
});
