import { expect, test } from 'vitest';
import { createSovtClient } from '#client/sovt/sovt-client.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { NO_WINDOW, type PopulationPart } from '#contract/sovt/population-bytes.ts';
import { populationResponse } from '#contract/sovt/population.ts';
import { DEGREE } from '#engine/constants.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { NodesTask, PopulationTask } from '#server/tasks/survey-tasks.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

async function connected(changes: Parameters<typeof fakeCompute>[0] = {}) {
  const tasks: PopulationTask[] = [];
  const compute = fakeCompute({ nodesOf: withoutNodes, ...changes });
  const populationOf = (task: PopulationTask) => {
    tasks.push(task);
    return compute.populationOf(task);
  };
  const { app, reported } = await fakeService({ compute: { ...compute, populationOf }, prepared: true });
  const client = createSovtClient({
    baseUrl: 'http://service',
    fetch: async (input, init) => app.request(new Request(input, init)),
  });
  return { tasks, client, app, reported };
}

/** Objects without nodes are in the swarm by the elements of the catalogue. */
async function withoutNodes({ nodes, range }: NodesTask) {
  nodes.status.fill(NODE_STATUS.impacted, range.from, range.to);
  return [];
}

test('the population comes in parts, the first of which says how many objects there will be', async () => {
  const { client, tasks } = await connected();
  const parts: PopulationPart[] = [];
  await client.population({ magnitudeLimit: 20, elongationMin: 40 }, (part) => parts.push(part));
  const [first, ...others] = parts;
  expect([first.count, first.done, first.start, first.end]).toEqual([0, 0, 61_050, 61_415]);
  const last = others.at(-1);
  expect(last?.done).toBe(first.total);
  expect(last?.swarm.rows).toBeGreaterThan(0);
  const rows = others.flatMap(({ columns }) => [...columns.row]);
  expect(new Set(rows).size).toBe(rows.length);
  const { columns } = others[0];
  expect([columns.brightest[0], columns.brightestAt[0], columns.windowStart[0]]).toEqual([1500, 10, 0]);
  expect([columns.marks[0], columns.marks[1]]).toEqual([1, 0]);
  expect(columns.windowStart[1]).toBe(NO_WINDOW);
  expect(tasks[0].limits).toEqual({ faintest: 20, leastElongation: 40 * DEGREE });
});

test('the population as a list has the brightest objects that come inside the limits', async () => {
  const { client } = await connected();
  const { objects, totalResults, looked, forceModel } = await client.brightest({ most: 1 });
  expect(objects.map(({ apparentMag }) => apparentMag)).toEqual([15]);
  expect(objects[0]).toMatchObject({
    epoch: 61_060,
    window: { start: 61_050, end: 61_070 },
    integrated: true,
  });
  expect(totalResults).toBeLessThan(looked);
  expect(forceModel).toContain('survey');
});

test('the population as a list says since when a comet is lost and what hits a body, as its parts do', async () => {
  const gale = fakeBody({ number: '34D', name: 'Gale', designation: '34D', bodyType: 'Comet' });
  const { app } = await fakeService({
    compute: fakeCompute({
      nodesOf: withoutNodes,
      populationOf: async ({ range }) =>
        Array.from({ length: range.to - range.from }, (_, place) => ({
          object: range.from + place,
          brightest: { magnitude: 15, at: 10 },
          window: { from: 0, to: 20 },
          integrated: true,
          ends: place === 0,
        })),
    }),
    catalogue: fakeCatalogue([...FAKE_BODIES, gale]),
    prepared: true,
  });
  const response = await app.request('/rest/sovt/population?includeLost=true');
  const { objects } = populationResponse.parse(await response.json());
  const marked = objects.map(({ designator, impact, lostSince }) => ({ designator, impact, lostSince }));
  expect(marked[0].impact).toBe(true);
  expect(marked.slice(1).every(({ impact }) => impact === undefined)).toBe(true);
  expect(marked.filter(({ lostSince }) => lostSince !== undefined)).toEqual([
    {
      designator: '34D',
      impact: undefined,
      lostSince: expect.stringMatching(/^\d{4}(-\d\d-\d\d)?$/) as unknown,
    },
  ]);
});

test('the population is looked at once for all requests of the same', async () => {
  const { client, tasks } = await connected();
  await client.brightest({});
  const pieces = tasks.length;
  await client.brightest({ most: 1 });
  await client.population({}, () => undefined);
  expect(tasks).toHaveLength(pieces);
  await client.brightest({ magnitudeLimit: 19 });
  expect(tasks).toHaveLength(2 * pieces);
});

test('a population over which a worker fails breaks off, and is examined again', async () => {
  let calls = 0;
  const failing = fakeCompute();
  const { client, reported } = await connected({
    populationOf: (task) => (calls++ === 0 ? Promise.reject(new Error('died')) : failing.populationOf(task)),
  });
  const failed = await client.population({}, () => undefined).catch((error: unknown) => error);
  expect(failureOf(failed).kind).toBe('network');
  expect(reported).toHaveLength(1);
  expect((await client.brightest({})).objects.length).toBeGreaterThan(0);
});

test.each([
  ['initD=2025-12-01', 'window-too-far', 'initD'],
  ['finalD=2027-06-01', 'window-too-long', 'finalD'],
  ['initD=2026-06-01&finalD=2027-03-01', 'window-too-far', 'finalD'],
  ['initD=2026-06-01&finalD=2026-05-01', 'start-after-end', 'initD'],
  ['finalD=tomorrow', 'bad-parameter', 'finalD'],
  ['magnitudeLimit=-31', 'bad-parameter', 'magnitudeLimit'],
  ['most=0', 'bad-parameter', 'most'],
  ['most=2.5', 'bad-parameter', 'most'],
  ['elongationMin=x', 'bad-parameter', 'elongationMin'],
])('a population with %s is refused as %s, naming %s', async (query, kind, parameter) => {
  const { app } = await connected();
  const response = await app.request(`/rest/sovt/population?${query}`);
  expect(await response.json()).toMatchObject({
    type: expect.stringContaining(kind),
    ...(parameter && { parameter }),
  });
});
