import { expect, test } from 'vitest';
import { createFvtClient } from '#client/fvt/fvt-client.ts';
import { createNovClient } from '#client/nov/nov-client.ts';
import { createScdClient } from '#client/scd/scd-client.ts';
import { createSovtClient } from '#client/sovt/sovt-client.ts';
import { createTabCache } from '#client/tab-cache.ts';
import { SWARM_GROUPS } from '#contract/nov/swarm-bytes.ts';
import { AU_KM } from '#engine/constants.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { computed } from '#server/tasks/computed.ts';
import { createFlybyMaker } from '#server/tasks/flyby-of.ts';
import { POPULATION_MARK } from '#contract/sovt/population-bytes.ts';
import { orbitOfRows } from '#client/nov/plain-table.ts';
import { pathOfRows } from '#client/sovt/plain-path.ts';
import { partOfResponse } from '#tools/sovt/population/part-of-response.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../server/fakes/fake-compute.ts';
import { fakeService } from '../server/fakes/fake-service.ts';

const FRAME = { initD: '2026-01-01T00:00Z', finalD: '2027-01-01T00:00Z' };

/** As near to Mars as a few of its radii, where an hour is a third of the way around. */
const NEAR_MARS = {
  name: 'mine',
  center: 'mars',
  com_epoch: 61_000,
  com_tp: 61_000.123,
  com_q: 16_000,
  com_e: 2,
  com_i: 30,
  com_long: 40,
  com_omega: 50,
} as const;

test('the page has the swarm, in the order of its names, from a service that responds in JSON alone', async () => {
  const { ours, plain } = await clients();
  const [swarm, same] = [await ours.nov.swarm(), await plain.nov.swarm()];
  expect(same).toMatchObject({ day: swarm.day, catalogueDate: swarm.catalogueDate, count: swarm.count });
  expect(same.open).toEqual(swarm.open);
  expect([...same.columns.group]).toEqual([...swarm.columns.group]);
  expect([...same.columns.magnitude]).toEqual([...swarm.columns.magnitude]);
  for (let row = 0; row < swarm.count; row++) {
    expect(same.columns.meanMotion[row]).toBeCloseTo(swarm.columns.meanMotion[row], 14);
    expect(Math.abs(same.columns.meanAnomaly[row] - swarm.columns.meanAnomaly[row])).toBeLessThan(20);
    expect(Math.abs(same.columns.eccentricity[row] - swarm.columns.eccentricity[row])).toBeLessThan(20);
  }
});

test('the page has groups and risk lists from a service that responds in JSON alone', async () => {
  const { ours, plain } = await clients();
  for (const of of [ours, plain]) {
    const { count, columns } = await of.nov.groupObjects('neo', 'Amor', 'less_eccentric');
    expect(count).toBeGreaterThan(0);
    expect(Array.from(columns.group, (group) => SWARM_GROUPS[group])).toEqual(Array(count).fill('Amor'));
    expect((await of.nov.riskObjects('risk')).count).toBe((await ours.nov.riskObjects('risk')).count);
  }
});

test('the page has perturbed orbits from a service that responds in JSON alone', async () => {
  const { ours, plain } = await clients();
  const [orbit, same] = [await ours.nov.perturbedOrbit('Eros'), await plain.nov.perturbedOrbit('Eros')];
  expect(same.orbit?.facts).toEqual(orbit.orbit?.facts);
  expect(same.orbit?.table.positions.slice(0, 3)).toEqual(orbit.orbit?.table.positions.slice(0, 3));
});

test('the page has flybys from a service that responds in JSON alone, to a kilometre between rows that are an hour apart', async () => {
  const { ours, plain } = await clients();
  const [flyby, same] = [
    await ours.fvt.flybyUserDefined(NEAR_MARS),
    await plain.fvt.flybyUserDefined(NEAR_MARS),
  ];
  expect(same.facts).toEqual(flyby.facts);
  expect(farthestApartKm(same.tables.object, flyby.tables.object)).toBeLessThan(1);
  expect(farthestApartKm(same.tables.sun, flyby.tables.sun)).toBeLessThan(1);
  expect(flyby.tables.conic).toBeDefined();
  if (flyby.tables.conic !== undefined && same.tables.conic !== undefined)
    expect(farthestApartKm(same.tables.conic, flyby.tables.conic)).toBeLessThan(1);
});

test.each([
  ['empty', []],
  ['left out', undefined],
])(
  'a flyby is missing, and no fault, where its rows are %s by a service that responds in JSON alone',
  async (_, asteph) => {
    const { request } = await service();
    const { fvt } = clientsBy(async (call) => {
      const response = await request(plainly(call));
      return Response.json({ ...((await response.json()) as object), asteph });
    });
    await expect(fvt.flybyUserDefined(NEAR_MARS)).rejects.toMatchObject({
      failure: { type: '/rest/docs#no-flyby', message: 'close approach data not found' },
    });
  },
);

test('the page has the same close approaches from a service that responds in JSON alone', async () => {
  const { ours, plain } = await clients();
  const query = {
    startDate: 61_000,
    endDate: 61_100,
    mainBody: ['earth' as const],
    names: ['Eros', 'Nobody'],
  };
  const found = await ours.fvt.closeApproaches(query, () => undefined);
  expect(found.closeApproaches.length).toBeGreaterThan(0);
  expect(await plain.fvt.closeApproaches(query, () => undefined)).toEqual(found);
});

test('the page has stars at the requested date from a service that responds in JSON alone', async () => {
  const { ours, plain } = await clients();
  const query = { ra: 10, dec: 20, magBright: -2, magFaint: 20, radius: 90, julianDate: 2_461_050.5 };
  const [field, same] = [await ours.scd.starsInCircle(query), await plain.scd.starsInCircle(query)];
  expect(field.stars.count).toBeGreaterThan(0);
  expect(same.facts).toEqual(field.facts);
  expect([...same.stars.magnitude]).toEqual([...field.stars.magnitude]);
  expect([...same.stars.known]).toEqual([...field.stars.known]);
  expect(same.stars.epoch).toBeCloseTo(2026.02, 2);
});

test('the page has paths in the rotating frame from a service that responds in JSON alone', async () => {
  const { ours, plain } = await clients();
  const path = await ours.sovt.path({ desig: 'Eros', ...FRAME });
  expect(await plain.sovt.path({ desig: 'Eros', ...FRAME })).toEqual(path);
});

test('the page has paths and perturbed orbits from a service that names neither source nor approaches', async () => {
  const { ours } = await clients();
  const row = { x: 1, y: 0, z: 0, vx: 0, vy: 0, vz: 0 } as const;
  const data = [0, 0, 1, 1, 0].map((unc, day) => ({ ...row, epoch: 61_000 + day, unc: unc as 0 | 1 }));
  const orbit = orbitOfRows({ data, errors: [] });
  expect(orbit?.facts.unreliable).toEqual([{ fromDay: 2_461_002.5, toDay: 2_461_003.5 }]);
  expect(orbit?.facts.provenance.source).toBe('not named by the service');
  const path = await ours.sovt.path({ desig: 'Eros', ...FRAME });
  const first = { epoch: path.firstEpoch, x: 1, y: 0, z: 0, earthSunDistance: 1, sunDistance: 1 };
  const seen = { earthDistance: 1, phaseAngle: 60, elongation: 60 };
  expect(pathOfRows({ data: [{ ...first, ...seen }], errors: [] }).provenance.source).toBe(
    'not named by the service',
  );
});

test('the page has the brightest objects, by their rows in the swarm, from a service that responds in JSON alone', async () => {
  const { nov, sovt } = (await clients()).plain;
  const [swarm, names] = [await nov.swarm(), await nov.swarmNames()];
  const answer = await sovt.population({}, () => undefined);
  expect(answer?.objects.length).toBeGreaterThan(0);
  if (answer === undefined) return;
  const { columns, count, total } = partOfResponse(answer, { swarm, names });
  expect([count, total]).toEqual([answer.objects.length, answer.looked]);
  expect(Array.from(columns.row, (row) => names.names[row])).toEqual(
    answer.objects.map(({ designator }) => designator),
  );
  expect(Array.from(columns.brightest, (hundredths) => hundredths / 100)).toEqual(
    answer.objects.map(({ apparentMag }) => apparentMag),
  );
  const [first] = answer.objects;
  const marked = { ...answer, objects: [{ ...first, lostSince: '1938', impact: true as const }] };
  const lost = partOfResponse(marked, { swarm, names });
  expect(lost.lostSince).toEqual({ [lost.columns.row[0]]: '1938' });
  expect(lost.columns.marks[0] & (POPULATION_MARK.lost | POPULATION_MARK.impact)).toBe(10);
});

/** Clients of one service: by its twins, and behind a proxy that lets only JSON through. */
async function clients() {
  const { request } = await service();
  return { ours: clientsBy(request), plain: clientsBy(inJson) };

  async function inJson(call: Request): Promise<Response> {
    const response = await request(plainly(call));
    expect(response.headers.get('Content-Type')).toMatch(/^application\/(problem\+)?json/);
    return response;
  }
}

async function service() {
  const { conicFlybyOf } = createFlybyMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const { app } = await fakeService({
    compute: fakeCompute({
      conicFlybyOf: async (task) => computed(() => conicFlybyOf(task)),
      nodesOf: async ({ nodes, range }) => {
        nodes.status.fill(NODE_STATUS.refused, range.from, range.to); // the fake has no states
        return [];
      },
    }),
  });
  return { request: (call: Request) => app.request(call) };
}

/** A call that asks for JSON. */
function plainly(call: Request): Request {
  return new Request(call, {
    headers: { ...Object.fromEntries(call.headers), accept: 'application/json' },
  });
}

function clientsBy(send: (request: Request) => Response | Promise<Response>) {
  const options = {
    baseUrl: 'http://service',
    fetch: async (input: Request | URL | string, init?: RequestInit) => send(new Request(input, init)),
  };
  const cache = createTabCache({ read: () => undefined, write: () => undefined, remove: () => undefined });
  return {
    nov: createNovClient(options),
    fvt: createFvtClient(options),
    scd: createScdClient({ ...options, cache }),
    sovt: createSovtClient(options),
  };
}

/** At instants that are rows of neither. */
function farthestApartKm(one: OrbitTable, other: OrbitTable): number {
  const { fromDay, toDay } = spanOfTable(other);
  const [here, there] = [new Float64Array(6), new Float64Array(6)];
  let farthest = 0;
  let compared = 0;
  for (let day = fromDay + 0.0037; day < toDay - 0.0037; day += 0.0173) {
    if (!stateInTable(one, day, 0, here) || !stateInTable(other, day, 0, there)) continue;
    compared += 1;
    farthest = Math.max(farthest, Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]));
  }
  expect(compared).toBeGreaterThan(100);
  return farthest * AU_KM;
}
