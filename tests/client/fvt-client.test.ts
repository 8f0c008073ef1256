import { expect, test } from 'vitest';
import { createFvtClient } from '#client/fvt/fvt-client.ts';
import type { Compute } from '#server/tasks/compute.ts';
import { computed } from '#server/tasks/computed.ts';
import { createFlybyMaker } from '#server/tasks/flyby-of.ts';
import { OverdueError } from '#server/http/problem-error.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../server/fakes/fake-compute.ts';
import { fakeService } from '../server/fakes/fake-service.ts';

const MINE = {
  name: 'mine',
  center: 'mars',
  com_epoch: 61_000,
  com_tp: 61_000,
  com_q: 5000,
  com_e: 2,
  com_i: 30,
  com_long: 40,
  com_omega: 50,
} as const;

test('the page receives the main bodies', async () => {
  const { client } = await service();
  expect((await client.mainBodies()).map(({ name }) => name)).toContain('Earth');
});

test('the page receives a flyby as tables', async () => {
  const { client } = await service();
  const { tables, facts } = await client.flybyUserDefined(MINE);
  expect(facts.distanceKm).toBeCloseTo(5000, -1);
  expect(tables.object.offsets.length).toBeGreaterThan(10);
  const ofObject = await client.flyby({ name: 'Eros', date: '2026-02-01T12:00:00', center: 'earth' });
  expect(ofObject.facts).toMatchObject({ designator: expect.any(String), jds: { length: 11 } });
});

test('the page receives close approaches while the service searches', async () => {
  const { client } = await service();
  const doneSoFar: number[] = [];
  const { closeApproaches, errors } = await client.closeApproaches(
    { startDate: 61_000, endDate: 61_100, mainBody: ['earth', 'mars'], names: ['Eros', 'Nowhere'] },
    ({ done }) => doneSoFar.push(done),
  );
  expect(closeApproaches.map(({ mainBody }) => mainBody.id)).toEqual(['earth', 'mars']);
  expect(errors).toMatchObject([{ name: 'Nowhere' }]);
  expect(doneSoFar).toEqual([0, 1]);
});

test('the page receives what of a search through all objects took too long, and all the rest', async () => {
  let scans = 0;
  const compute = fakeCompute();
  const { client } = await service({
    scanOf: (task) => {
      if (scans++ === 1) throw new OverdueError('scanOf was aborted after 60 s');
      return compute.scanOf(task);
    },
  });
  const query = { startDate: 61_000, endDate: 75_000 };
  const { closeApproaches, errors } = await client.closeApproaches(query, () => undefined);
  expect(errors).toMatchObject([{ message: expect.stringContaining('took too long: repeat the request') }]);
  expect(closeApproaches.length).toBeGreaterThan(0);
  const again = await client.closeApproaches(query, () => undefined);
  expect(again.errors).toEqual([]);
  expect(again.closeApproaches.length).toBeGreaterThan(closeApproaches.length);
});

test('the page receives the reason why there is no flyby', async () => {
  const { client } = await service();
  await expect(
    client.flyby({ name: 'Nowhere', date: '2026-02-01T12:00:00', center: 'earth' }),
  ).rejects.toMatchObject({ failure: { kind: 'problem', status: 404 } });
  await expect(client.flybyUserDefined({ ...MINE, com_q: 1e7 })).rejects.toMatchObject({
    failure: { type: '/rest/docs#flyby-above-limit' },
  });
});

async function service(changes: Partial<Compute> = {}) {
  const { conicFlybyOf } = createFlybyMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const compute = fakeCompute({
    conicFlybyOf: async (task) => computed(() => conicFlybyOf(task)),
    ...changes,
  });
  const { app } = await fakeService({ prepared: false, compute });
  const fetch: typeof globalThis.fetch = async (input, init) => app.request(new Request(input, init));
  return { client: createFvtClient({ baseUrl: 'http://test', fetch }) };
}
