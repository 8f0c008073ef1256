import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { smallObjectOptions, smallObjects } from '#contract/nov/small-objects.ts';
import { readSwarm, SWARM_GROUPS } from '#contract/nov/swarm-bytes.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { fakeBody, fakeCatalogue, FAKE_BODIES } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BYTES = { headers: { Accept: 'application/octet-stream' } };

/** An Apollo that falls near the Sun, beside the bodies of every test. */
const ECCENTRIC = fakeBody({
  index: 3,
  designation: '1983 TB',
  orbitClass: 'Apollo',
  elements: { ...fakeBody().elements, perihelionDistance: 0.14, eccentricity: 0.9001 },
});
const ROUND = fakeBody({
  index: 4,
  designation: '2000 AA1',
  orbitClass: 'Apollo',
  elements: { ...fakeBody().elements, perihelionDistance: 0.14, eccentricity: 0.9 },
});
const COMET = fakeBody({
  index: 5,
  designation: 'C/2020 F3',
  bodyType: 'Comet',
  orbitClass: 'N/A',
  objectGroup: 'Parabolic',
  nea: false,
  elements: {
    ...fakeBody().elements,
    eccentricity: 1,
    meanAnomaly: undefined,
    perihelionTime: { scale: 'TDB', day: 2461000.5, offset: 0 },
  },
});
const BODIES = [...FAKE_BODIES, ECCENTRIC, ROUND, COMET];

test.each(['neo', 'family', 'population', 'risk'])(
  'groups of small objects of the type %s have options with value and label',
  async (type) => {
    const { app } = await service();
    for (const path of [`/rest/nov/${type}/`, `/rest/nov/${type}`]) {
      const { data } = z.parse(smallObjectOptions, await (await app.request(path)).json());
      expect(data.length).toBeGreaterThan(0);
      for (const { value, label } of data) expect(value.length * label.length).toBeGreaterThan(0);
    }
  },
);

test('groups of small objects hold their objects, each with its eccentricity, after one slash or two', async () => {
  const { app } = await service();
  for (const path of ['/rest/nov/neo/Apollo', '/rest/nov/neo//Apollo', '/rest/nov/neo/apollo']) {
    const { data } = z.parse(smallObjects, await (await app.request(path)).json());
    expect(data.map(({ designator, e }) => [designator, e])).toEqual([
      ['1983 TB', 0.9001],
      ['2000 AA1', 0.9],
    ]);
  }
});

test('groups of small objects are parted above an eccentricity of 0.9, and nothing is in both parts', async () => {
  const { app } = await service();
  const names = async (path: string) =>
    z.parse(smallObjects, await (await app.request(path)).json()).data.map(({ designator }) => designator);
  expect(await names('/rest/nov/neo/eccentric/Apollo')).toEqual(['1983 TB']);
  expect(await names('/rest/nov/neo/less_eccentric/Apollo')).toEqual(['2000 AA1']);
  expect(await names('/rest/nov/neo//eccentric/Apollo')).toEqual(['1983 TB']);
  expect(await names('/rest/nov/neo/less_eccentric//Apollo')).toEqual(['2000 AA1']);
});

test('groups of small objects that do not exist are named in the problem', async () => {
  const { app } = await service();
  const response = await app.request('/rest/nov/neo/Martian');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('"Martian"') });
  expect((await app.request('/rest/nov/planets/')).status).toBe(404);
});

test('groups of small objects of comets hold parabolae, which have no a and no mean anomaly', async () => {
  const { app } = await service();
  const { data } = z.parse(smallObjects, await (await app.request('/rest/nov/population/parabolic')).json());
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ designator: 'C/2020 F3', e: 1, q: 1.13 });
  expect([data[0].a, data[0].ma]).toEqual([undefined, undefined]);
});

test('groups of small objects mark a comet that counts as lost with the year in which it was last observed', async () => {
  const gale = fakeBody({
    index: 6,
    designation: '34D',
    number: '34D',
    bodyType: 'Comet',
    objectGroup: 'Jupiter-family',
    elements: { ...fakeBody().elements, epoch: { scale: 'TDB', day: 2_429_080.5, offset: 0 } },
  });
  const { app } = await fakeService({ catalogue: fakeCatalogue([...BODIES, gale]) });
  const { data } = z.parse(
    smallObjects,
    await (await app.request('/rest/nov/population/jupiter-family')).json(),
  );
  expect(data.map(({ designator, lost }) => [designator, lost])).toEqual([['34D', '1938']]);
});

test('the risk list returns its objects under list.data', async () => {
  const { app } = await service();
  for (const path of ['/rest/nov/risk?list=risk', '/rest/nov/risk/?list=sentry']) {
    const body = (await (await app.request(path)).json()) as { list: { data: { designator: string }[] } };
    expect(body.list.data.map(({ designator }) => designator)).toEqual(['2025 AB1']);
  }
  const none = (await (await app.request('/rest/nov/risk?list=neocc')).json()) as { list: { data: [] } };
  expect(none.list.data).toEqual([]);
});

test('the risk list refuses a list that does not exist', async () => {
  const { app } = await service();
  expect((await app.request('/rest/nov/risk?list=bad')).status).toBe(400);
});

test('the swarm holds every near-Earth object with its class, and names in the same order', async () => {
  const { app } = await service();
  const swarm = readSwarm(new Uint8Array(await (await app.request('/rest/nov/swarm', BYTES)).arrayBuffer()));
  const { names } = (await (await app.request('/rest/nov/swarm/names')).json()) as { names: string[] };
  expect(names).toEqual(['A898 PA', '2025 AB1', '1983 TB', '2000 AA1']);
  expect([swarm.count, swarm.open.length]).toEqual([4, 0]);
  expect(Array.from(swarm.columns.group, (group) => SWARM_GROUPS[group])).toEqual([
    'Amor',
    'Aten',
    'Apollo',
    'Apollo',
  ]);
  expect(swarm.columns.magnitude[0]).toBe(1040);
});

test('the swarm is of one day, to which two-body motion has propagated every orbit that is not prepared', async () => {
  const { app } = await service();
  const bytes = await (await app.request('/rest/nov/neo/Amor', BYTES)).arrayBuffer();
  const { day, columns } = readSwarm(new Uint8Array(bytes));
  const motion = columns.meanMotion[0];
  const expected = (1.2 + motion * (day - 2461000.5)) / (2 * Math.PI);
  expect(columns.meanAnomaly[0] / 2 ** 32).toBeCloseTo(expected - Math.floor(expected), 6);
});

test('the swarm takes the orbits that are prepared for today', async () => {
  const today = fakeBody({ index: 0 });
  const orbit = elementsToOrbit({ ...today.elements, meanAnomaly: 2 });
  const compute = fakeCompute({
    nodesOf: async ({ nodes: { states, status } }) => {
      for (let at = 0; at < states.length; at += 6) states.set([...orbit.position, ...orbit.velocity], at);
      status.fill(NODE_STATUS.ready);
      return [];
    },
  });
  const { app } = await fakeService({ catalogue: fakeCatalogue([today]), compute });
  const { columns } = readSwarm(
    new Uint8Array(await (await app.request('/rest/nov/swarm', BYTES)).arrayBuffer()),
  );
  expect((columns.meanAnomaly[0] / 2 ** 32) * 2 * Math.PI).toBeCloseTo(2, 8);
});

test('the swarm is not sent again to a client that has it', async () => {
  const { app } = await service();
  const first = await app.request('/rest/nov/swarm', BYTES);
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"test-1-/);
  const again = await app.request('/rest/nov/swarm', {
    headers: { ...BYTES.headers, 'If-None-Match': tag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the swarm is packed for who can unpack it', async () => {
  const { app } = await service();
  const response = await app.request('/rest/nov/swarm', {
    headers: { ...BYTES.headers, 'Accept-Encoding': 'gzip, br' },
  });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  const unpacked = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(readSwarm(new Uint8Array(await unpacked.arrayBuffer())).count).toBe(4);
});

test('the swarm leaves out what has hit the Earth', async () => {
  const gone = fakeBody({ index: 3, designation: '2008 TC3', impactDate: '2008-10-07' });
  const { app } = await service([...FAKE_BODIES, gone]);
  const { names } = (await (await app.request('/rest/nov/swarm/names')).json()) as { names: string[] };
  expect(names).not.toContain('2008 TC3');
});

/** A service whose orbits are not prepared for today. */
function service(bodies = BODIES) {
  const compute = fakeCompute({
    nodesOf: async ({ nodes, range }) => {
      nodes.status.fill(NODE_STATUS.refused, range.from, range.to);
      return [];
    },
  });
  return fakeService({ catalogue: fakeCatalogue(bodies), compute });
}
