import { expect, test } from 'vitest';
import type { OrbitNow } from '#contract/opt/orbit-now.ts';
import { EPHEMERIS_INDEX } from '#engine/observe/columns.ts';
import { ephemerisTable, fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const SITE = 'observatoryCode=568';

test('the orbit of one object comes with its solution, and with how far the object may be off at the present', async () => {
  const requests: Float64Array[] = [];
  const compute = fakeCompute({
    ephemerisOf: async ({ epochs }) => {
      requests.push(epochs);
      const table = ephemerisTable(epochs);
      table.values[EPHEMERIS_INDEX.ERR_A] = 12.25;
      table.present[EPHEMERIS_INDEX.ERR_A] = 1;
      return {
        kind: 'computed',
        value: { ...table, uncertainty: [{ fromRow: 0, basis: 'covariance', lost: false }] },
      };
    },
  });
  const { app } = await fakeService({ compute });
  const answer = await app.request(`/rest/opt/orbit?name=433&${SITE}`);
  const { now, object, provenance } = (await answer.json()) as OrbitNow;
  expect(answer.status).toBe(200);
  // the fake clock is at 2026-01-10 00:00 UTC
  expect(now).toBe('2026-01-10T00:00:00.000Z');
  expect(requests.map((epochs) => [...epochs])).toEqual([[2461050.5]]);
  expect(object.fields).toEqual(['ERR_A', 'ERR_B', 'PA']);
  expect(object.data).toEqual([
    expect.objectContaining({
      number: '433',
      data: [[12.25, null, null]],
      uncertainty: expect.objectContaining({ runs: [{ fromRow: 0, basis: 'covariance', lost: false }] }),
      provenance: expect.objectContaining({ epoch: expect.any(Number), catalogueDate: expect.any(String) }),
    }),
  ]);
  expect(provenance.forceModel).toContain('full');
});

test.each([
  ['an unknown object', `name=Nosuch&${SITE}`, 'unknown-names', 'name'],
  ['an unknown observatory', 'name=433&observatoryCode=QQQ', 'observatory-unknown', 'observatoryCode'],
])('the orbit of one object of %s is refused by name', async (_, query, type, parameter) => {
  const { app } = await fakeService();
  const answer = await app.request(`/rest/opt/orbit?${query}`);
  expect(await answer.json()).toMatchObject({ type: expect.stringContaining(type), parameter });
});
