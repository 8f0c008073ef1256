import { expect, test } from 'vitest';
import { createNovClient } from '#client/nov/nov-client.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { fakeService } from '../../server/fakes/fake-service.ts';

const ELLIPSE = {
  name: 'my object 1',
  utcStart: '2026-01-01T00:00:00.000Z',
  utcEnd: '2030-01-01T00:00:00.000Z',
  step: '1' as const,
  kep_epoch: 61_000.25,
  kep_a: 1.4,
  kep_e: 0.3,
  kep_i: 5,
  kep_long: 20,
  kep_omega: 30,
  kep_mean: 40,
};
const PARABOLA = {
  name: 'my object 2',
  utcStart: '2026-01-01T00:00:00.000Z',
  utcEnd: '2030-01-01T00:00:00.000Z',
  com_epoch: 61_000,
  com_q: 0.5,
  com_e: 1,
  com_i: 120,
  com_long: 20,
  com_omega: 30,
  com_tp: 61_100.5,
};

test('the page and the service understand each other about groups and risk lists', async () => {
  const { client, sent } = await connectClient();
  expect((await client.groups('neo')).map(({ value }) => value)).toEqual(['Atira', 'Aten', 'Apollo', 'Amor']);
  expect((await client.groups('risk')).map(({ value }) => value)).toContain('neocc');
  expect((await client.groupObjects('neo', 'Aten', 'less_eccentric')).day).toBeGreaterThan(2_461_000);
  expect((await client.groupObjects('neo', 'Aten', 'eccentric')).count).toBe(0);
  expect((await client.riskObjects('risk')).catalogueDate).toBe('2026-01-01');
  expect(sent).toEqual([
    '/rest/nov/neo/',
    '/rest/nov/risk/',
    '/rest/nov/neo/less_eccentric/Aten',
    '/rest/nov/neo/eccentric/Aten',
    '/rest/nov/risk?list=risk',
  ]);
});

test('the page and the service understand each other about the swarm and its names', async () => {
  const { client } = await connectClient();
  const swarm = await client.swarm();
  expect((await client.swarmNames()).names).toHaveLength(swarm.count + swarm.open.length);
});

test('the page and the service understand each other about orbits of the catalogue', async () => {
  const { client } = await connectClient();
  const { data, errors } = await client.keplerianOrbits(['Eros', 'Nosuch']);
  expect([data[0].designator, errors[0].name]).toEqual(['A898 PA', 'Nosuch']);
  const { orbit } = await client.perturbedOrbit('Eros');
  expect([orbit?.table.offsets.length, orbit?.facts.name]).toEqual([2, '(433) Eros']);
});

test('the page and the service understand each other about user-defined ellipses, parabolae and hyperbolae', async () => {
  const { client, sent } = await connectClient();
  expect((await client.perturbedElliptical(ELLIPSE)).orbit?.facts.name).toBe('my object 1');
  expect((await client.perturbedHyperbolic(PARABOLA)).orbit?.facts.name).toBe('my object 2');
  expect((await client.perturbedHyperbolic({ ...PARABOLA, com_e: 3 })).orbit?.table.day).toBeGreaterThan(
    2_461_000,
  );
  expect(sent[0]).toContain('step=1');
  expect(sent[0]).toContain('kep_a=1.4');
  expect(sent[1]).toContain('com_tp=61100.5');
});

test('the page and the service understand each other about shapes', async () => {
  const { client } = await connectClient();
  expect((await client.shapes('Eros'))[0]).toMatchObject({
    shape: '/shapes/eros.obj',
    source: 'test model',
  });
  expect(await client.shapes('Ceres')).toEqual([]);
});

test('the page and the service understand each other about a name that is unknown', async () => {
  const { client } = await connectClient();
  expect(await client.perturbedOrbit('Nosuch').catch(failureOf)).toMatchObject({
    kind: 'problem',
    status: 404,
    message: expect.stringContaining('"Nosuch"'),
  });
});

test('bytes that are not those of the contract are a failure, not an orbit', async () => {
  const client = createNovClient({
    baseUrl: 'http://service',
    fetch: () => Promise.resolve(new Response(new Uint8Array(40))),
  });
  expect(await client.swarm().catch(failureOf)).toMatchObject({ kind: 'unexpected' });
  expect(await client.perturbedOrbit('Eros').catch(failureOf)).toMatchObject({ kind: 'unexpected' });
});

const errors = [{ name: 'mine', message: 'too near the Sun' }];

test('a perturbed orbit that is sent as JSON has reasons in place of rows, nested once more for user-defined objects', async () => {
  const answer = { data: [], errors };
  const flat = answering({ ephemerides: answer });
  expect(await flat.perturbedOrbit('Eros')).toEqual({ orbit: undefined, errors });
  const nested = answering({ ephemerides: { ephemerides: answer } });
  expect(await nested.perturbedElliptical(ELLIPSE)).toEqual({ orbit: undefined, errors });
  expect(await nested.perturbedHyperbolic(PARABOLA)).toEqual({ orbit: undefined, errors });
});

test('a perturbed orbit that is sent as JSON is a failure where it is of another shape, and an orbit of unknown source where it has rows alone', async () => {
  expect(await answering({}).perturbedOrbit('Eros').catch(failureOf)).toMatchObject({ kind: 'unexpected' });
  const data = [0, 1, 2].map((day) => ({
    epoch: 61_000 + day,
    x: 1,
    y: 0,
    z: 0,
    vx: 0,
    vy: 0,
    vz: 0,
    unc: 0,
  }));
  const { orbit } = await answering({ ephemerides: { data, errors: [] } }).perturbedOrbit('Eros');
  expect(orbit?.facts).toMatchObject({
    unreliable: [],
    approaches: [],
    provenance: { source: 'not named by the service' },
  });
  expect(await answering({}).swarm().catch(failureOf)).toMatchObject({ kind: 'unexpected' });
});

test.each([
  ['because it is not found', () => Promise.resolve(new Response('', { status: 404 })), 'problem'],
  ['because the service fails', () => Promise.resolve(new Response('', { status: 500 })), 'problem'],
  ['because nothing comes through', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
])('a perturbed orbit that is not answered %s is a failure', async (_, fetch, kind) => {
  const client = createNovClient({ baseUrl: 'http://service', fetch });
  expect(await client.perturbedOrbit('Eros').catch(failureOf)).toMatchObject({ kind });
  expect(await client.perturbedElliptical(ELLIPSE).catch(failureOf)).toMatchObject({ kind });
});

/** A client whose requests go to a service of fakes; `sent` has their paths and queries. */
async function connectClient() {
  const { app } = await fakeService();
  const sent: string[] = [];
  const client = createNovClient({
    baseUrl: 'http://service',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.url.slice('http://service'.length));
      return app.request(request);
    },
  });
  return { client, sent };
}

/** A client of a service that responds to everything with this. */
function answering(body: unknown) {
  return createNovClient({
    baseUrl: 'http://service',
    fetch: () => Promise.resolve(Response.json(body)),
  });
}
