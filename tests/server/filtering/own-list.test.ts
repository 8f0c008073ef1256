import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filteringResult } from '#contract/opt/filtering.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

const FILTERING = `/rest/opt/filtering?${ONE_NIGHT}`;

test("a visitor's own list holds only what it names, near-Earth object or not", async () => {
  const { app } = await fakeService();
  const { object } = await resultOf(await app.request(`${FILTERING}&names=Ceres,Eros`));
  expect(object.data.map(({ name, filename }) => [name, filename])).toEqual([
    ['Ceres', 'non-NEA'],
    ['Eros', undefined],
  ]);
});

test('a list far from today is prepared on from one request to the next, and no longer than requests arrive', async () => {
  const bodies = Array.from({ length: 200 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  let begun = 0;
  const releases: (() => void)[] = [];
  const compute = fakeCompute({
    nodesOf: async (task) => {
      begun++;
      await new Promise<void>((resolve) => releases.push(resolve));
      return fakeCompute().nodesOf(task);
    },
  });
  const release = async () => {
    while (releases.length > 0) releases.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const { app, wait } = await fakeService({
    catalogue: fakeCatalogue(bodies),
    compute,
    prepared: false,
    limits: { concurrency: 60 }, // so that no response waits for paused work
  });
  const names = bodies.map(({ designation }) => designation).join(',');
  const address = `/rest/opt/filtering?julianDateStart=2415100.5&julianDateEnd=2415105.5&step=1&observatoryCode=568&names=${encodeURIComponent(names)}`;
  const done: number[] = [];
  for (let poll = 0; poll < 4; poll++) {
    const { preparation, totalResults } = await resultOf(await app.request(address));
    expect(totalResults).toBe(preparation?.done);
    done.push(preparation?.done ?? 200);
    await release();
  }
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done.at(-1)).toBeGreaterThan(done[0]);
  wait(31_000);
  await release();
  const atTheEnd = begun;
  for (let later = 0; later < 5; later++) await release();
  expect(begun).toBe(atTheEnd);
  for (let poll = 0; poll < 200 && done.at(-1) !== 200; poll++) {
    const { preparation } = await resultOf(await app.request(address));
    done.push(preparation?.done ?? 200);
    await release();
  }
  expect(done.at(-1)).toBe(200);
  expect(begun).toBeLessThan(120);
});

test("a visitor's own list says of every name that leads nowhere why it does", async () => {
  const compute = fakeCompute({
    nodesOf: async ({ nodes }) => {
      nodes.status.fill(NODE_STATUS.refused);
      const reason = 'The epoch of the orbit, 0763-09-14, lies outside the planetary ephemeris.';
      return [{ object: 0, failure: { kind: 'refused', reason } }];
    },
    surveyOf: async () => new Int32Array(),
  });
  const { app } = await fakeService({ compute });
  const { errors, object, totalResults } = await resultOf(
    await app.request(`${FILTERING}&names=Nosuch,Eros`),
  );
  expect([totalResults, errors]).toEqual([2, 2]);
  expect(object.data.map(({ name, error }) => [name, error])).toEqual([
    ['Nosuch', 'Object "Nosuch" was not found.'],
    ['Eros', 'The epoch of the orbit, 0763-09-14, lies outside the planetary ephemeris.'],
  ]);
});

test("a visitor's own list names an object that has hit the Earth, with the date", async () => {
  const bodies = [fakeBody({ designation: '2008 TC3', impactDate: '2008-10-07' }), ...FAKE_BODIES];
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const { object } = await resultOf(await app.request(`${FILTERING}&names=2008TC3`));
  expect(object.data).toHaveLength(1);
  expect(object.data[0]).toMatchObject({
    impacted: true,
    impact_date: '2008-10-07',
    error: 'Object 2008 TC3 impacted on 2008-10-07.',
  });
});

test.each([
  ['before the night, with the date', 2461050.2, 'Object (433) Eros impacted on 2026-01-09.'],
  ['after the night, as any other', 2461052, undefined],
])("a visitor's own list names an object that is found to hit the Earth %s", async (_, dayTdb, error) => {
  const compute = fakeCompute({
    nodesOf: async ({ nodes }) => {
      nodes.status.fill(NODE_STATUS.impacted);
      return [{ object: 0, failure: { kind: 'impacted', dayTdb } }];
    },
    surveyOf: async ({ objects }) => (error === undefined ? objects : new Int32Array()),
  });
  const { app } = await fakeService({ compute });
  const { object } = await resultOf(await app.request(`${FILTERING}&names=Eros`));
  expect(object.data.map((row) => row.error)).toEqual([error]);
  expect(object.data[0].impacted).toBe(error !== undefined);
});

async function resultOf(response: Response) {
  return z.parse(filteringResult, await response.json());
}
